import type { OpeningHours, TimeSpan, Weekday } from '#domain/hours/opening-hours.ts';
import { runsPastMidnight, weekdays } from '#domain/hours/opening-hours.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from the week's or day's start; the end may exceed it. */
function rangeOf(span: TimeSpan, day = 0) {
  const from = day * DAY + minutesOf(span.open);
  return { from, to: day * DAY + minutesOf(span.close) + (runsPastMidnight(span) ? DAY : 0) };
}

type Range = ReturnType<typeof rangeOf>;
const meet = (a: Range, b: Range) => a.from < b.to && b.from < a.to;
const shifted = ({ from, to }: Range, by: number): Range => ({ from: from + by, to: to + by });

/**
 * The first additional span that overlaps another, also a neighbouring day's past midnight; null if none. Ignores
 * closed days, and first spans, which may overlap.
 */
export function overlapOfWeek(hours: OpeningHours): { day: Weekday; index: number } | null {
  const all = weekdays.flatMap((day, number) => {
    const { closed, more_spans: more = [] } = hours[day];
    if (closed) return [];
    return [hours[day], ...more].map((span, n) => ({ day, index: n - 1, range: rangeOf(span, number) }));
  });
  const added = all.find(
    (one) =>
      one.index >= 0 &&
      all.some((other) => other !== one && [-WEEK, 0, WEEK].some((by) => meet(one.range, shifted(other.range, by)))),
  );
  return added ? { day: added.day, index: added.index } : null;
}

/** Index of the first span that overlaps an earlier one; null if none. */
export function overlapOfSpans(spans: readonly TimeSpan[]): number | null {
  const ranges = spans.map((span) => rangeOf(span));
  const index = ranges.findIndex((range, n) => ranges.slice(0, n).some((other) => meet(range, other)));
  return index < 0 ? null : index;
}
