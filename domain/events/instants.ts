import type { EventSchedule } from '#domain/events/schedule.ts';
import { endDay } from '#domain/events/schedule.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** A whole day ends at the next midnight; an open end is null. */
export function eventInstants(schedule: EventSchedule): { startsAt: Date; endsAt: Date | null } {
  const startsAt = berlinInstant(schedule.eventDate, schedule.startTime ?? '00:00');
  if (schedule.endTime !== null) {
    const endsAt = berlinInstant(endDay(schedule), schedule.endTime);
    // 02:30 in the skipped hour of spring is 03:30, so an end at 03:15 shifts too.
    return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(endsAt.getTime() + 3_600_000) };
  }
  if (schedule.startTime !== null) return { startsAt, endsAt: null };
  return { startsAt, endsAt: berlinInstant(addDays(schedule.eventDate, 1), '00:00') };
}
