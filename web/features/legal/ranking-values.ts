import { useTranslation } from 'react-i18next';
import { mostRanked, rankedLists, topRules } from '#domain/guest-search/ranking.ts';

/** How lists are ordered, as words and figures for texts; `wordOf` gives those of the file `ranking`. */
export function rankingValues(wordOf: (key: `orders.${string}`) => string) {
  const orders = Object.entries(rankedLists).map(([list, keys]) => [
    list,
    keys.map((key) => wordOf(`orders.${key}`)).join('; '),
  ]);
  return {
    top: { ...topRules, km: topRules.radiusM / 1000 },
    search: { most: mostRanked },
    order: Object.fromEntries(orders) as Record<keyof typeof rankedLists, string>,
  };
}

/** The same in the language of the page. */
export function useRankingValues() {
  const { t } = useTranslation('ranking');
  return rankingValues((key) => t(key as never));
}
