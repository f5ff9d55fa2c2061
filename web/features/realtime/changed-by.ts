import type { ChangeType } from '#domain/stream/change-types.ts';
import { queries } from '#web/api/queries.ts';
import type { Stale } from '#web/api/use-refresh.ts';

const {
  agentRequests,
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
/** Lists only: an open form's event, draft and quote must not be refetched. */
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
  'agent_requests.changed': [agentRequests, today],
  'credits.changed': [credits, analytics],
  'verification.changed': [business, me, profile],
  'measures.changed': [business, ...events],
  'subscription.changed': [subscription, plan, credits],
};

/** Queries to refetch after a stream message; none for control messages. */
export function changedBy(type: string): readonly Stale[] {
  return Object.hasOwn(changed, type) ? changed[type as ChangeType] : [];
}
