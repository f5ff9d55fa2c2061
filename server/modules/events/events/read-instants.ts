import type { EventChanges } from '#contract/shared/event-fields.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { invalidField } from '#server/context/problem.ts';

interface Scheduled {
  eventDate: string | null;
  startTime: string | null;
  endTime: string | null;
}
type Sent = Pick<EventChanges, 'starts_at' | 'ends_at'>;

const instantsOf = ({ eventDate, startTime, endTime }: Scheduled) =>
  eventDate === null ? { startsAt: null, endsAt: null } : eventInstants({ eventDate, startTime, endTime });

/** Whether both instants are midnights in Berlin, a day apart. */
function isWholeDay({ starts_at: start, ends_at: end }: Sent): boolean {
  if (!start || !end) return false;
  const [from, to] = [new Date(start), new Date(end)];
  const areMidnights = [from, to].every((instant) => berlinTimeOfDay(instant) === '00:00');
  return areMidnights && berlinDay(to) === addDays(berlinDay(from), 1);
}

const dayOf = (instant: string | null) => instant && berlinDay(new Date(instant));
const timeOf = (instant: string | null) => instant && berlinTimeOfDay(new Date(instant));

/** Wall time in Berlin of the instants sent, for the fields that are not. */
export function withWallTime(changes: EventChanges): EventChanges {
  const { starts_at: start, ends_at: end } = changes;
  if (start === undefined && end === undefined) return changes;
  const { event_date: day, date: alias, start_time: from, end_time: to } = changes;
  const isAllDay = isWholeDay(changes) && from === undefined && to === undefined;
  const hasDay = day !== undefined || alias !== undefined || start === undefined;
  return {
    ...changes,
    ...(hasDay ? {} : { event_date: dayOf(start) }),
    ...(from !== undefined || start === undefined ? {} : { start_time: isAllDay ? null : timeOf(start) }),
    ...(to !== undefined || end === undefined ? {} : { end_time: isAllDay ? null : timeOf(end) }),
  };
}

/** 422 `mismatch` if the content has other instants than were sent. */
export function requireSentInstants({ starts_at: start, ends_at: end }: Sent, content: Scheduled): void {
  const { startsAt, endsAt } = instantsOf(content);
  const isSame = (sent: string | null, stored: Date | null) =>
    (sent === null ? null : Date.parse(sent)) === (stored?.getTime() ?? null);
  if (start !== undefined && !isSame(start, startsAt)) {
    throw invalidField('starts_at', 'mismatch', 'Is another time than `event_date` and `start_time` (Europe/Berlin)');
  }
  if (end === undefined || isSame(end, endsAt)) return;
  if (end !== null && startsAt === null)
    throw invalidField('starts_at', 'required', 'An event with an end has a start');
  throw invalidField('ends_at', 'mismatch', 'Is another time than `end_time`, or not within a day of the start');
}

/** Drops instants that the event has already, if their wall times are sent too: a response may be sent back changed. */
export function withoutKnownInstants<Changes extends EventChanges>(changes: Changes, present: Scheduled): Changes {
  const { startsAt, endsAt } = instantsOf(present);
  const isKnown = (sent: string | null | undefined, stored: Date | null) =>
    sent !== undefined && (sent === null ? null : Date.parse(sent)) === (stored?.getTime() ?? null);
  const { event_date: day = changes.date, start_time: from, end_time: to } = changes;
  const [saysStart, saysEnd] = [day !== undefined && from !== undefined, to !== undefined];
  return {
    ...changes,
    ...(saysStart && isKnown(changes.starts_at, startsAt) ? { starts_at: undefined } : {}),
    ...(saysEnd && isKnown(changes.ends_at, endsAt) ? { ends_at: undefined } : {}),
  };
}
