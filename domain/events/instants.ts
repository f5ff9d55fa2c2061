import type { EventSchedule } from '#domain/events/schedule.ts';
import { endDay } from '#domain/events/schedule.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** First and last instant of an event. A whole day ends at the next midnight; an open end is null. */
export function eventInstants(schedule: EventSchedule): { startsAt: Date; endsAt: Date | null } {
  const startsAt = berlinInstant(schedule.eventDate, schedule.startTime ?? '00:00');
  if (schedule.endTime !== null) {
    const endsAt = berlinInstant(endDay(schedule), schedule.endTime);
    // In the hour that is skipped in spring 02:30 is 03:30, so an end at 03:15 moves with it.
    return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(endsAt.getTime() + 3_600_000) };
  }
  if (schedule.startTime !== null) return { startsAt, endsAt: null };
  return { startsAt, endsAt: berlinInstant(addDays(schedule.eventDate, 1), '00:00') };
}

/** How long an event with an open end counts as running. */
export const openEndHours = 6;

/** True when it is too late to attend. */
export function isOver({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }, now: Date): boolean {
  if (endsAt !== null) return endsAt <= now;
  return startsAt !== null && startsAt.getTime() + openEndHours * 3_600_000 <= now.getTime();
}
