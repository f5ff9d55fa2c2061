import type { TimeSpan } from '#domain/hours/opening-hours.ts';

/** A date with its own hours; closed without spans. */
export interface SpecialDay {
  date: string;
  spans: TimeSpan[];
  /** May be empty. */
  reason: string;
}

export function specialDayOn(days: readonly SpecialDay[], day: string): SpecialDay | undefined {
  return days.find(({ date }) => date === day);
}

/** Today and later soonest first, then past ones latest first. */
export function sortSpecialDays<D extends SpecialDay>(days: readonly D[], today: string) {
  const byDate = [...days].sort((a, b) => a.date.localeCompare(b.date));
  return {
    coming: byDate.filter(({ date }) => date >= today),
    past: byDate.filter(({ date }) => date < today).reverse(),
  };
}
