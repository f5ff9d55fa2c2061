import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import type { ParticipantType } from '#domain/events/options.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { addDays } from '#domain/shared/calendar.ts';

export interface PublishObstacle {
  field: 'title' | 'description' | 'event_date' | 'max_participants' | 'scheduled_date' | 'scheduled_time';
  reason: 'required' | 'past' | 'too_far' | 'after_event';
}

interface Publishable {
  title: string;
  description: string;
  eventDate: string | null;
  participantType?: ParticipantType;
  capacity?: number | null;
}

/** Requires a title and a day within 90 (Europe/Berlin); the standalone page and the API also a description. */
export function publishObstacles(event: Publishable, tariff: Tariff, today: string): PublishObstacle[] {
  const obstacles: PublishObstacle[] = [];
  const { needsDescription } = surfaceLimits[tariff];
  if (event.title.trim() === '') obstacles.push({ field: 'title', reason: 'required' });
  if (needsDescription && event.description.trim() === '') obstacles.push({ field: 'description', reason: 'required' });
  if (event.participantType === 'limited' && (event.capacity ?? null) === null)
    obstacles.push({ field: 'max_participants', reason: 'required' });
  if (event.eventDate === null) obstacles.push({ field: 'event_date', reason: 'required' });
  else if (event.eventDate < today) obstacles.push({ field: 'event_date', reason: 'past' });
  else if (event.eventDate > addDays(today, eventLimits.daysAhead))
    obstacles.push({ field: 'event_date', reason: 'too_far' });
  return obstacles;
}
