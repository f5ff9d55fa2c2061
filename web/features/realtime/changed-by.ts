import type { ChangeType } from '#domain/stream/change-types.ts';
import { queries } from '#web/api/queries.ts';
import type { Stale } from '#web/api/use-refresh.ts';

const {
  analytics,
  business,
  credits,
  eventLists,
  eventNames,
  me,
  notices,
  participants,
  plan,
  profile,
  pushes,
  stats,
  subscription,
  today,
} = queries;
/** Only lists: the event, the newest draft and the quote of an open form are left alone. */
const events: Stale[] = [eventLists, eventNames, stats, today, analytics];

const changed: Record<ChangeType, Stale[]> = {
  'event.created': events,
  'event.updated': events,
  'event.cancelled': [notices, participants, ...events],
  'event.deleted': events,
  'participant.joined': [participants, ...events],
  'participant.offered': [participants, ...events],
  'participant.left': [participants, ...events],
  'participant.approved': [participants, ...events],
  'participant.rejected': [participants, ...events],
  'push.changed': [pushes, eventLists],
  'notices.changed': [notices],
  'credits.changed': [credits, analytics],
  'verification.changed': [business, me, profile],
  'measures.changed': [business, ...events],
  'subscription.changed': [subscription, plan, credits],
};

/** What to refetch after a message of the stream; nothing for messages about the stream itself. */
export function changedBy(type: string): readonly Stale[] {
  return Object.hasOwn(changed, type) ? changed[type as ChangeType] : [];
}
