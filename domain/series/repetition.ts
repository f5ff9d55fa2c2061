import type { ClosedDayRule, SeriesFrequency } from '#domain/series/series-rule.ts';

/** Repetition of a draft, possibly incomplete; the API's field names. */
export interface Repetition {
  frequency: SeriesFrequency;
  interval?: number | undefined;
  weekdays?: number[] | undefined;
  nth?: 1 | 2 | 3 | 4 | -1 | undefined;
  ends_on?: string | null | undefined;
  count?: number | null | undefined;
  closed_days?: ClosedDayRule | undefined;
}
