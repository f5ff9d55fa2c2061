import { Temporal } from 'temporal-polyfill';
import { BERLIN } from './berlin-day.ts';

const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000];

/** Start of day in milliseconds; null on clock changes. */
const evenDays = new Map<string, number | null>();
const MOST_DAYS = 1000;

/** Memoized start of a 24-hour day; computing is a thousand times slower. */
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

/** Times skipped in spring move forward by the gap; repeated ones in autumn are the first occurrence. */
export function berlinInstant(day: string, time: string): Date {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  const start = hours === undefined ? null : startOfEvenDay(day);
  if (start !== null) return new Date(start + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(wall.toZonedDateTime(BERLIN, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** Keeps the wall time; a missing day becomes the month's last. */
export function addBerlinMonths(instant: Date, months: number): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(BERLIN);
  return new Date(zoned.add({ months }).epochMilliseconds);
}
