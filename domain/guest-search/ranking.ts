/** The consumer app's lists, the page that explains them and the terms are generated from this table. */
export const topRules = {
  /** Maximum paid places */
  places: 2,
  /** among this many list items, at their start. */
  of: 20,
  /** Maximum distance of a paid event, in metres. */
  radiusM: 25_000,
  /** Paid places rotate among this many soonest matching events. */
  candidates: 100,
} as const;

/** Sort criteria per list, in order of precedence. */
export const rankedLists = {
  feed: ['start', 'id'],
  businessesNear: ['distance', 'id'],
  businessesInBox: ['middle', 'id'],
  businessSearch: ['match', 'id'],
  featured: ['shown', 'start', 'id'],
} as const;

/** Without a place, ranks only this many businesses that contain the words. */
export const mostRanked = 1000;
