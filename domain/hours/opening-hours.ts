export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** From when to when the doors are open, in Berlin wall time, HH:MM; `close` at or before `open` means after midnight. */
export interface TimeSpan {
  open: string;
  close: string;
}

/** One day's hours: its first span, and those that follow after a break. */
export interface DayHours extends TimeSpan {
  closed: boolean;
  /** Missing when there are none. */
  more_spans?: TimeSpan[];
}
export type OpeningHours = Record<Weekday, DayHours>;

/** Spans of one day at most, the first included. */
export const maxSpans = 3;

/** True when these hours end on the day after they began; equal times are a whole day and night. */
export function runsPastMidnight({ open, close }: TimeSpan): boolean {
  return close <= open;
}

/** In the order in which the doors open. */
export function sortSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  return spans.map(({ open, close }) => ({ open, close })).sort((a, b) => a.open.localeCompare(b.open));
}

/** All spans of a day, whether it is closed or not. */
export function spansOfDay({ open, close, more_spans: more = [] }: DayHours): TimeSpan[] {
  return sortSpans([{ open, close }, ...more]);
}

/** A day with these spans, in order; at least one. */
function toDayHours(spans: readonly TimeSpan[], closed: boolean): DayHours {
  const [first = { open: '09:00', close: '17:00' }, ...more] = sortSpans(spans);
  return { ...first, closed, ...(more.length > 0 && { more_spans: more }) };
}

/** The same week with the spans of every day in order, and nothing besides them. */
export function sortWeek(hours: OpeningHours): OpeningHours {
  return Object.fromEntries(
    weekdays.map((day) => [day, toDayHours(spansOfDay(hours[day]), hours[day].closed)]),
  ) as OpeningHours;
}

/** Copies the hours of one day to other days. */
export function copyHours(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  return { ...hours, ...Object.fromEntries(to.map((day) => [day, { ...hours[from] }])) };
}

/** A new profile's hours. */
export function defaultOpeningHours(): OpeningHours {
  const workday = () => ({ open: '09:00', close: '17:00', closed: false });
  return {
    monday: workday(),
    tuesday: workday(),
    wednesday: workday(),
    thursday: workday(),
    friday: workday(),
    saturday: { open: '10:00', close: '14:00', closed: false },
    sunday: { open: '10:00', close: '14:00', closed: true },
  };
}
