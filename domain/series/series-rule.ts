/** Every n weeks, the same weekday of the month, or the same day of the month. */
export const seriesFrequencies = ['weekly', 'monthly_weekday', 'monthly_day'] as const;
export type SeriesFrequency = (typeof seriesFrequencies)[number];

/** Dates on closed days: skipped, drafts to confirm, or held regardless. */
export const closedDayRules = ['skip', 'ask', 'keep'] as const;
export type ClosedDayRule = (typeof closedDayRules)[number];

export const seriesStatuses = ['active', 'paused', 'ended'] as const;
export type SeriesStatus = (typeof seriesStatuses)[number];

export const pauseReasons = ['credits', 'business'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Dates affected by a change; a single date changes as an event. */
export const seriesScopes = ['this_and_later', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

export const seriesLimits = {
  /** Maximum dates. */
  dates: 26,
  /** Maximum weeks or months between dates. */
  interval: 12,
  paidAhead: 4,
  /** Default days from publication to the date. */
  publishDaysBefore: 14,
} as const;

/** Last weekday of the month, next to first to fourth. */
export const LAST = -1 as const;
const FOURTH = 4;

export interface SeriesRule {
  frequency: SeriesFrequency;
  /** In weeks or months. */
  interval: number;
  /** `weekly` only; 0 = Sunday … 6 = Saturday, includes the first date's. */
  weekdays: readonly number[];
  /** `monthly_weekday` only: 1 to 4, or `LAST`. */
  nth: number | null;
  /** yyyy-MM-dd. */
  startsOn: string;
  /** Inclusive; null with `count`. */
  endsOn: string | null;
  /** Number of dates including closed days; null with `endsOn`. */
  count: number | null;
}

/** 1 to 4; a fifth is `LAST`. */
export function nthOfMonth(day: string): number {
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return nth > FOURTH ? LAST : nth;
}
