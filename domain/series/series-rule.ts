/** How a series comes back: every so many weeks, on the same weekday of the month, or on the same day of the month. */
export const seriesFrequencies = ['weekly', 'monthly_weekday', 'monthly_day'] as const;
export type SeriesFrequency = (typeof seriesFrequencies)[number];

/** What becomes of dates on which the business is closed: left out, kept as drafts that wait for a yes, or held all the same. */
export const closedDayRules = ['skip', 'ask', 'keep'] as const;
export type ClosedDayRule = (typeof closedDayRules)[number];

export const seriesStatuses = ['active', 'paused', 'ended'] as const;
export type SeriesStatus = (typeof seriesStatuses)[number];

/** Why a series is paused: credits were missing, or its business wanted it. */
export const pauseReasons = ['credits', 'business'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Which dates of a series a change is about; a single one is changed as an event of its own. */
export const seriesScopes = ['this_and_later', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

export const seriesLimits = {
  /** Dates from the first to the last. */
  dates: 26,
  /** Weeks or months between two dates. */
  interval: 12,
  /** How many of the coming dates have their credits. */
  paidAhead: 4,
  /** How many days before it takes place a date goes public, unless the business says otherwise. */
  publishDaysBefore: 14,
} as const;

/** The same weekday of a month is its first to fourth, or its last. */
export const LAST = -1 as const;
const FOURTH = 4;

export interface SeriesRule {
  frequency: SeriesFrequency;
  /** Every so many weeks or months. */
  interval: number;
  /** Only with `weekly`, 0 = Sunday … 6 = Saturday; the weekday of the first date is one of them. */
  weekdays: readonly number[];
  /** Only with `monthly_weekday`: the first date is this weekday of its month, 1 to 4, or the last. */
  nth: number | null;
  /** The first date, yyyy-MM-dd. */
  startsOn: string;
  /** The last day a date may be on; null when `count` ends the series. */
  endsOn: string | null;
  /** How many dates the rule makes, those on closed days included; null when `endsOn` ends it. */
  count: number | null;
}

/** Which weekday of its month a day is: 1 to 4, or the last when it is a fifth. */
export function nthOfMonth(day: string): number {
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return nth > FOURTH ? LAST : nth;
}
