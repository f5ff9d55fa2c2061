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

/** Replaces missing or invalid times, as on closed days: first spans get the default, others are dropped. */
export function storableHours(hours: OpeningHours): OpeningHours {
  return mapWeek(hours, (day, usual) => {
    const first = { open: parseTime(day.open) ?? usual.open, close: parseTime(day.close) ?? usual.close };
    return withSpans({ ...first, closed: day.closed }, (day.more_spans ?? []).filter(isWhole));
  });
}

/** Hours for the preview: days with incomplete first times are closed. */
export function shownHours(hours: OpeningHours): OpeningHours {
  return mapWeek(hours, (day) =>
    withSpans({ ...day, closed: day.closed || !isWhole(day) }, (day.more_spans ?? []).filter(isWhole)),
  );
}

/** Reason hours cannot be saved; empty additional spans are ignored. */
export function hoursProblem(hours: OpeningHours): 'missing' | 'overlap' | null {
  const lacks = ({ more_spans: more = [], ...first }: DayHours) =>
    !isWhole(first) || more.some((span) => !isWhole(span) && !isEmpty(span));
  if (weekdays.some((day) => !hours[day].closed && lacks(hours[day]))) return 'missing';
  return overlapOfWeek(storableHours(hours)) ? 'overlap' : null;
}

/** Spans to store, without empty ones; null if a time is missing or invalid. */
export function typedSpans(spans: readonly TimeSpan[]): TimeSpan[] | null {
  const [first, ...others] = spans;
  const kept = first ? [first, ...others.filter((span) => !isEmpty(span))] : [];
  return kept.every(isWhole) ? kept.map(parsed) : null;
}
