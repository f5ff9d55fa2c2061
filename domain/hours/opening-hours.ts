export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening span, Europe/Berlin, HH:MM; `close` at or before `open` is after midnight. */
export interface TimeSpan {
  open: string;
  close: string;
}

/** First span of a day, and further ones after breaks. */
export interface DayHours extends TimeSpan {
  closed: boolean;
  /** Missing if none. */
  more_spans?: TimeSpan[];
}
export type OpeningHours = Record<Weekday, DayHours>;

/** Per day, including the first. */
export const maxSpans = 3;

/** Equal times mean 24 hours. */
export function runsPastMidnight({ open, close }: TimeSpan): boolean {
  return close <= open;
}

export function sortSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  return spans.map(({ open, close }) => ({ open, close })).sort((a, b) => a.open.localeCompare(b.open));
}

/** Includes spans of closed days. */
export function spansOfDay({ open, close, more_spans: more = [] }: DayHours): TimeSpan[] {
  return sortSpans([{ open, close }, ...more]);
}

/** Requires at least one span, sorted. */
function toDayHours(spans: readonly TimeSpan[], closed: boolean): DayHours {
  const [first = { open: '09:00', close: '17:00' }, ...more] = sortSpans(spans);
  return { ...first, closed, ...(more.length > 0 && { more_spans: more }) };
}

/** Sorts spans and drops other properties. */
export function sortWeek(hours: OpeningHours): OpeningHours {
  return Object.fromEntries(
    weekdays.map((day) => [day, toDayHours(spansOfDay(hours[day]), hours[day].closed)]),
  ) as OpeningHours;
}

export function copyHours(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  return { ...hours, ...Object.fromEntries(to.map((day) => [day, { ...hours[from] }])) };
}

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
