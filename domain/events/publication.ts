import type { PublishObstacle } from '#domain/events/publishable.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

/** When an event is published automatically, in Berlin wall time. Without a time: when the day begins. */
export interface PublicationPlan {
  scheduledDate: string | null;
  scheduledTime: string | null;
}

/** The instant of a scheduled publication; null without a day. */
export function publicationInstant({ scheduledDate, scheduledTime }: PublicationPlan): Date | null {
  return scheduledDate === null ? null : berlinInstant(scheduledDate, scheduledTime ?? '00:00');
}

/**
 * What prevents a publication from being scheduled. Today is allowed: without a time it is published at once, with one that
 * time must be ahead. It must not be after the start of the event.
 */
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
