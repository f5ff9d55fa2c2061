import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import type { ParticipantType } from '#domain/events/options.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { addDays } from '#domain/shared/calendar.ts';

export interface PublishObstacle {
  field: 'title' | 'description' | 'event_date' | 'max_participants' | 'scheduled_date' | 'scheduled_time';
  reason: 'required' | 'past' | 'too_far' | 'after_event';
}

/** The rule of `publishObstacles` in a sentence, for the contract. */
export const publishNeeds = `Publishing and scheduling need \`title\`, \`description\` and \`event_date\` (today to ${eventLimits.daysAhead} days ahead), and \`max_participants\` with \`participant_type: "limited"\`; scheduling a \`scheduled_date\` before the start. What is missing is listed in \`errors\` of 422 \`not_publishable\`. \`featured_event\` and \`push_notification\` are sold once somebody of the business declared in the dashboard that its paid placements are no political advertising; until then 422 \`advertising_undeclared\`.`;

/** Sentences of the reasons, for callers of the API. */
export const obstacleSentences: Record<PublishObstacle['reason'], string> = {
  required: 'Is needed to publish',
  past: 'Lies in the past',
  too_far: `Is more than ${eventLimits.daysAhead} days ahead`,
  after_event: 'Is after the start of the event',
};

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
