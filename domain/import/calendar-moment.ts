import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import type { Line } from './calendar-line.ts';

/** Wall time of a zone; `minutes` is null for a whole day. Without zone it is the time of the place. */
export type Moment = { day: string; minutes: number | null; zone: string | null };

const DAY_MINUTES = 24 * 60;
const VALUE = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Reads a day or a time, with or without `VALUE=DATE`. Null if it is neither. */
export function readMoment(value: string, zone: string | null): Moment | null {
  const [, year, month, date, hour, minute, , offset] = VALUE.exec(value.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isCalendarDay(day) || day < '1600' || day > '2999') return null;
  if (hour === undefined) return { day, minutes: null, zone: null };
  const minutes = Number(hour) * 60 + Number(minute);
  if (Number(minute) > 59 || minutes > DAY_MINUTES) return null;
  const written = offset === undefined ? zone : offset.toUpperCase() === 'Z' ? 'UTC' : offset;
  return addMinutes({ day, minutes: 0, zone: written }, minutes);
}

/** Moments of one line that are read. */
const MOST_MOMENTS = 5000;

/** Every moment of a line; periods of `RDATE` count with their beginning. Null if one is unreadable. */
export function readMoments({ parameters, value }: Line): Moment[] | null {
  const parts = value.split(/[,;]/, MOST_MOMENTS).map((part) => part.trim());
  const moments = parts
    .filter((part) => part !== '')
    .map((part) => readMoment(part.split('/')[0] ?? '', parameters.tzid ?? null));
  return moments.every((moment) => moment !== null) ? moments : null;
}

export function addMinutes(moment: Moment, minutes: number): Moment {
  const total = (moment.minutes ?? 0) + minutes;
  const days = Math.floor(total / DAY_MINUTES);
  const rest = moment.minutes === null ? null : total - days * DAY_MINUTES;
  return { ...moment, day: days === 0 ? moment.day : addDays(moment.day, days), minutes: rest };
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Between two walls of one zone. */
export function minutesBetween(from: Moment, to: Moment): number {
  return daysBetween(from.day, to.day) * DAY_MINUTES + (to.minutes ?? 0) - (from.minutes ?? 0);
}

/** Minutes of `PT2H30M`, `P1W`, `P3D`; null if it is no duration. */
export function readDuration(value: string): number | null {
  const [whole, sign, weeks, days, hours, minutes] =
    /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/i.exec(value.trim()) ?? [];
  if (whole === undefined) return null;
  const of = (digits: string | undefined) => Number(digits ?? 0);
  const total = (of(weeks) * 7 + of(days)) * DAY_MINUTES + of(hours) * 60 + of(minutes);
  return sign === '-' ? -total : total;
}

const pad = (number: number) => String(number).padStart(2, '0');

export const timeOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** As in the file, which identifies a date of a series. */
function writtenAs({ day, minutes, zone }: Moment): string {
  return minutes === null ? day : `${day}T${timeOf(minutes)}:00${zone === 'UTC' ? 'Z' : ''}`;
}

/** Identifies an event, or one date of a series by its original beginning. Null without a UID. */
export const entryId = (uid: string | null, original: Moment | null) =>
  uid && (original ? `${uid}/${writtenAs(original)}` : uid);
