import { Temporal } from 'temporal-polyfill';
import { BERLIN } from './berlin-day.ts';

/**
 * Instant of a Berlin wall time. A time that the spring change skips moves forward by the gap; a time that the autumn
 * change repeats is its first occurrence.
 */
export function berlinInstant(day: string, time: string): Date {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(wall.toZonedDateTime(BERLIN, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** The same wall time in Berlin this many months later; a day that the month does not have becomes its last day. */
export function addBerlinMonths(instant: Date, months: number): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(BERLIN);
  return new Date(zoned.add({ months }).epochMilliseconds);
}
