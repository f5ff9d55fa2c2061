import { Temporal } from 'temporal-polyfill';
import { BERLIN } from './berlin-day.ts';

const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000];

/** Beginnings of the days asked for last, in milliseconds; null for a day on which the clock changes. */
const evenDays = new Map<string, number | null>();
const MOST_DAYS = 1000;

/** When a day of exactly twenty-four hours begins; looking that up costs a thousand times more than remembering it. */
function startOfEvenDay(day: string): number | null {
  const known = evenDays.get(day);
  if (known !== undefined) return known;
  const date = Temporal.PlainDate.from(day);
  const [start, end] = [date, date.add({ days: 1 })].map((each) => each.toZonedDateTime(BERLIN).epochMilliseconds);
  const isEven = start !== undefined && end !== undefined && end - start === DAY_MS;
  if (evenDays.size >= MOST_DAYS) evenDays.clear();
  evenDays.set(day, isEven ? start : null);
  return isEven ? start : null;
}

/**
 * Instant of a Berlin wall time. A time that the spring change skips moves forward by the gap; a time that the autumn
 * change repeats is its first occurrence.
 */
export function berlinInstant(day: string, time: string): Date {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  const start = hours === undefined ? null : startOfEvenDay(day);
  if (start !== null) return new Date(start + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(wall.toZonedDateTime(BERLIN, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** The same wall time in Berlin this many months later; a day that the month does not have becomes its last day. */
export function addBerlinMonths(instant: Date, months: number): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(BERLIN);
  return new Date(zoned.add({ months }).epochMilliseconds);
}
