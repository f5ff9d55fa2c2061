import { weekday } from '#domain/shared/calendar.ts';

/** Sums by weekday, Monday first. */
export function byWeekday(figures: readonly { day: string; value: number }[]): number[] {
  const sums = [0, 0, 0, 0, 0, 0, 0];
  for (const { day, value } of figures) {
    const index = (weekday(day) + 6) % 7;
    sums[index] = (sums[index] ?? 0) + value;
  }
  return sums;
}

/** Index of the first maximum; null if none is above 0. */
export function indexOfBest(values: readonly number[]): number | null {
  const best = Math.max(0, ...values);
  return best === 0 ? null : values.indexOf(best);
}
