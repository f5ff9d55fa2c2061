import { addDays } from '#domain/shared/calendar.ts';
import { addMinutes, entryId, timeOf } from './calendar-moment.ts';
import type { Occurrence } from './calendar-series.ts';
import { inBerlin } from './calendar-zones.ts';
import type { Entry, Noted } from './result.ts';

const DAY_MINUTES = 24 * 60;

type Span = { first: string; last: string; start: number | null; end: number | null };

/** Days and times in Berlin; a night counts as one day, and its end is only known within a day. */
function spanOf({ event, at }: Occurrence): Span {
  const begins = inBerlin(at, event.zones);
  const ends = addMinutes({ ...begins, minutes: begins.minutes ?? 0 }, event.duration);
  const isShort = event.duration < DAY_MINUTES;
  if (isShort) {
    const hasEnd = begins.minutes !== null && event.duration > 0;
    return { first: begins.day, last: begins.day, start: begins.minutes, end: hasEnd ? ends.minutes : null };
  }
  const last = ends.minutes === 0 ? addDays(ends.day, -1) : ends.day;
  return { first: begins.day, last, start: begins.minutes, end: null };
}

/** `isTwin`: its identifier stands for further events. */
export function toEntry(occurrence: Occurrence, isTwin: boolean, limit: string): Entry {
  const { event, original, goesOn } = occurrence;
  const { first, last, start, end } = spanOf(occurrence);
  const identified = original ?? (isTwin ? (event.recurrenceId ?? event.start) : null);
  const id = entryId(event.uid, identified);
  const notes: Noted[] = goesOn ? [{ field: 'event_date', problem: 'goes_on', text: limit }] : [];
  return {
    values: {
      title: event.title,
      description: event.description,
      location: event.location,
      event_date: first,
      start_time: start === null ? '' : timeOf(start),
      end_date: last > first ? last : '',
      end_time: end === null ? '' : timeOf(end),
      external_id: id ?? '',
    },
    notes: [...event.notes, ...notes],
  };
}
