import { useTranslation } from 'react-i18next';
import { mostRanked, rankedLists, topRules } from '#domain/guest-search/ranking.ts';

/** How lists are ordered, as words and figures for texts. */
export function useRankingValues() {
  const { t } = useTranslation('ranking');
  const orders = Object.entries(rankedLists).map(([list, keys]) => [
    list,
    keys.map((key) => t(`orders.${key}`)).join('; '),
  ]);
  return {
    top: { ...topRules, km: topRules.radiusM / 1000 },
    search: { most: mostRanked },
    order: Object.fromEntries(orders) as Record<keyof typeof rankedLists, string>,
  };
}
