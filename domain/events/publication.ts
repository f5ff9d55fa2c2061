import type { PublishObstacle } from '#domain/events/publishable.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

/** Scheduled publication, Europe/Berlin; without a time at 00:00. */
export interface PublicationPlan {
  scheduledDate: string | null;
  scheduledTime: string | null;
}

/** Null without a day. */
export function publicationInstant({ scheduledDate, scheduledTime }: PublicationPlan): Date | null {
  return scheduledDate === null ? null : berlinInstant(scheduledDate, scheduledTime ?? '00:00');
}

/** It must be in the future, or today without a time (published immediately), and not after the event's start. */
export function scheduleObstacles(
  plan: PublicationPlan,
  event: { eventDate: string | null; startTime: string | null },
  now: Date,
): PublishObstacle[] {
  const { scheduledDate: day, scheduledTime: time } = plan;
  if (day === null) return [{ field: 'scheduled_date', reason: 'required' }];
  if (day < berlinDay(now)) return [{ field: 'scheduled_date', reason: 'past' }];
  if (time !== null && berlinInstant(day, time) <= now) return [{ field: 'scheduled_time', reason: 'past' }];
  if (event.eventDate !== null && day > event.eventDate) return [{ field: 'scheduled_date', reason: 'after_event' }];
  const isTooLate = day === event.eventDate && event.startTime !== null && (time ?? '00:00') > event.startTime;
  return isTooLate ? [{ field: 'scheduled_time', reason: 'after_event' }] : [];
}
