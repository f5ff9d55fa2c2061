import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import type { Hours } from './read-hours.ts';

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T\s](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?\s?(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?(?:\[[\w/+-]+\])?$/i;
/** `2026-12-09 20:00-23:00` has an end and no offset. */
const RANGE = /\s\d{2}:\d{2}-\d{2}:\d{2}$/;
/** Offsets end at +14:00. */
const MOST_HOURS = 14;

/** ISO 8601 with a time: an instant in Berlin's time with an offset, wall time without one. Null if it is none. */
export function readInstant(text: string): { day: string; hours: Hours } | null {
  const [, day, time, offset] = INSTANT.exec(text) ?? [];
  if (day === undefined || time === undefined || RANGE.test(text)) return null;
  const zone = offset ? isoOffset(offset) : 'Z';
  if (Number(zone.slice(1, 3)) > MOST_HOURS) return null;
  const instant = new Date(`${day}T${time}:00${zone}`);
  if (Number.isNaN(instant.getTime())) return null;
  const [there, start] = offset ? [berlinDay(instant), berlinTimeOfDay(instant)] : [day, time];
  return { day: there, hours: { start, end: null, isGuess: false, rest: '' } };
}

/** `+0100` and `+01` as `+01:00`. */
function isoOffset(offset: string): string {
  if (/^[a-z]/i.test(offset)) return 'Z';
  const [, hours = '', minutes = '00'] = /^(\d{1,2}?):?(\d{2})?$/.exec(offset.slice(1)) ?? [];
  return `${offset.charAt(0)}${hours.padStart(2, '0')}:${minutes}`;
}
