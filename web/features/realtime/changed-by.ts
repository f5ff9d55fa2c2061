import type { ChangeType } from '#domain/stream/change-types.ts';
import { queries } from '#web/api/queries.ts';
import type { Stale } from '#web/api/use-refresh.ts';

const { analytics, business, credits, eventLists, eventNames, me, participants, stats, subscription } = queries;
/** Only what shows events: the event, the newest draft and the price of a form that is being filled in stay as they are. */
const events: Stale[] = [eventLists, eventNames, stats, analytics];

const changed: Record<ChangeType, Stale[]> = {
  'event.created': events,
  'event.updated': events,
  'event.deleted': events,
  'participant.joined': [participants, ...events],
  'participant.left': [participants, ...events],
  'participant.approved': [participants, ...events],
  'participant.rejected': [participants, ...events],
  'credits.changed': [credits, analytics],
  'verification.changed': [business, me],
  'subscription.changed': [subscription, credits],
};

/** What has to be read again after a message of the stream; nothing for messages that are about the stream itself. */
export function changedBy(type: string): readonly Stale[] {
  return Object.hasOwn(changed, type) ? changed[type as ChangeType] : [];
}
