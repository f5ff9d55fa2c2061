/** Comparable events were public within this many days, */
export const reachDays = 28;
/** at a business within this many metres, */
export const reachRadiusM = 25_000;
/** and are at least this many, of as many businesses, so that no single one's figures show. */
const fewestEvents = 5;
const fewestBusinesses = 3;

export interface ComparableViews {
  businessId: string;
  views: number;
}

export const reachBases = ['history', 'formula'] as const;
export interface Reach {
  low: number;
  high: number;
  /** `history`: views of comparable events; `formula`: people, from the number of tags and characteristics. */
  basis: (typeof reachBases)[number];
  events: number;
}

export function estimateReach(tagCount: number, characteristicCount: number): number {
  return tagCount * 150 + characteristicCount * 75;
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** The middle half of comparable events' views, or the formula if they are too few. */
export function reachOf(
  comparable: readonly ComparableViews[],
  { tags, characteristics }: { tags: number; characteristics: number },
): Reach {
  const businesses = new Set(comparable.map(({ businessId }) => businessId));
  if (comparable.length < fewestEvents || businesses.size < fewestBusinesses) {
    const people = estimateReach(tags, characteristics);
    return { low: people, high: people, basis: 'formula', events: 0 };
  }
  const views = comparable.map((event) => event.views).sort((a, b) => a - b);
  return { low: quantile(views, 0.25), high: quantile(views, 0.75), basis: 'history', events: views.length };
}
