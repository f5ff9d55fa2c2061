import type { ClosedDayRule, SeriesFrequency } from '#domain/series/series-rule.ts';

/** How a draft is to come back, as far as that has been filled in; under the names of the API. */
export interface Repetition {
  frequency: SeriesFrequency;
  interval?: number | undefined;
  weekdays?: number[] | undefined;
  nth?: 1 | 2 | 3 | 4 | -1 | undefined;
  ends_on?: string | null | undefined;
  count?: number | null | undefined;
  closed_days?: ClosedDayRule | undefined;
}
