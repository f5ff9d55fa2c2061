import type { DayHours, OpeningHours, TimeSpan } from '#domain/hours/opening-hours.ts';
import { defaultOpeningHours, weekdays } from '#domain/hours/opening-hours.ts';
import { overlapOfWeek } from '#domain/hours/overlaps.ts';
import { parseTime } from '#domain/shared/parse-time.ts';

const isWhole = ({ open, close }: TimeSpan) => parseTime(open) !== null && parseTime(close) !== null;
const isEmpty = ({ open, close }: TimeSpan) => open.trim() === '' && close.trim() === '';
const parsed = ({ open, close }: TimeSpan) => ({ open: parseTime(open) ?? open, close: parseTime(close) ?? close });

function mapWeek(hours: OpeningHours, each: (day: DayHours, usual: DayHours) => DayHours): OpeningHours {
  const usual = defaultOpeningHours();
  return Object.fromEntries(weekdays.map((day) => [day, each(hours[day], usual[day])])) as OpeningHours;
}

function withSpans({ open, close, closed }: DayHours, more: readonly TimeSpan[]): DayHours {
  return { open, close, closed, ...(more.length > 0 && { more_spans: more.map(parsed) }) };
}

/** Hours without what is missing or no time, as a closed day may be left: the usual times stand in, an added span goes. */
export function storableHours(hours: OpeningHours): OpeningHours {
  return mapWeek(hours, (day, usual) => {
    const first = { open: parseTime(day.open) ?? usual.open, close: parseTime(day.close) ?? usual.close };
    return withSpans({ ...first, closed: day.closed }, (day.more_spans ?? []).filter(isWhole));
  });
}

/** Hours as guests would see them now: a day whose first times are still being typed counts as closed. */
export function shownHours(hours: OpeningHours): OpeningHours {
  return mapWeek(hours, (day) =>
    withSpans({ ...day, closed: day.closed || !isWhole(day) }, (day.more_spans ?? []).filter(isWhole)),
  );
}

/** What keeps hours from being saved: an open day lacks a time, or an added span overlaps another. An empty one just goes. */
export function hoursProblem(hours: OpeningHours): 'missing' | 'overlap' | null {
  const lacks = ({ more_spans: more = [], ...first }: DayHours) =>
    !isWhole(first) || more.some((span) => !isWhole(span) && !isEmpty(span));
  if (weekdays.some((day) => !hours[day].closed && lacks(hours[day]))) return 'missing';
  return overlapOfWeek(storableHours(hours)) ? 'overlap' : null;
}

/** Spans as they are stored; null when a time is missing or none. What is empty goes. */
export function typedSpans(spans: readonly TimeSpan[]): TimeSpan[] | null {
  const [first, ...others] = spans;
  const kept = first ? [first, ...others.filter((span) => !isEmpty(span))] : [];
  return kept.every(isWhole) ? kept.map(parsed) : null;
}
