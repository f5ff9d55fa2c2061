import { useTranslation } from 'react-i18next';
import { mostRanked, rankedLists, topRules } from '#domain/guest-search/ranking.ts';

/** Ranking rules as words and figures; `wordOf` reads the file `ranking`. */
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

/** In the page's language. */
export function useRankingValues() {
  const { t } = useTranslation('ranking');
  return rankingValues((key) => t(key as never));
}
