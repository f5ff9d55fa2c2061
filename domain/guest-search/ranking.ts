/**
 * How the lists of the consumer app are ordered. The lists, the page that explains them and the terms are all made from this
 * table, so that none of them can say something else.
 */
export const topRules = {
  /** So many places... */
  places: 2,
  /** ...of so many in a row, the first ones, may be paid for. */
  of: 20,
  /** How far from the point of the query the event may be, in metres. */
  radiusM: 25_000,
  /** How many of the soonest paid events that match take turns. */
  candidates: 100,
} as const;

/** By what each list is ordered; what stands later decides between equals. */
export const rankedLists = {
  feed: ['start', 'id'],
  businessesNear: ['distance', 'id'],
  businessesInBox: ['middle', 'id'],
  businessSearch: ['match', 'id'],
  featured: ['shown', 'start', 'id'],
} as const;

/** Among how many businesses that contain the words, where nobody says a place, those that match best are found. */
export const mostRanked = 1000;
