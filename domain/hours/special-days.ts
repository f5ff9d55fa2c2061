import type { TimeSpan } from '#domain/hours/opening-hours.ts';

/** A date with hours of its own. Without spans the business is closed on it. */
export interface SpecialDay {
  date: string;
  spans: TimeSpan[];
  /** May be empty. */
  reason: string;
}

/** The special hours of a calendar day. */
export function specialDayOn(days: readonly SpecialDay[], day: string): SpecialDay | undefined {
  return days.find(({ date }) => date === day);
}

/** Those of today and later, soonest first, and those gone by, latest first. */
export function sortSpecialDays<D extends SpecialDay>(days: readonly D[], today: string) {
  const byDate = [...days].sort((a, b) => a.date.localeCompare(b.date));
  return {
    coming: byDate.filter(({ date }) => date >= today),
    past: byDate.filter(({ date }) => date < today).reverse(),
  };
}
