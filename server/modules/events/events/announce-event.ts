import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { showEvent } from '#server/modules/news/guest-search/show-event.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';
import { writePeopleNotices } from '#server/modules/news/notices/write-people-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { enqueueWebhook } from '#server/modules/people/webhooks/enqueue-webhook.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

interface Announcement {
  type: WebhookEventType;
  /** The event as the transaction leaves it. */
  event: EventRow;
  /** The event before the caller's transaction changed it. Needed from every caller that may publish it. */
  before?: EventRow | undefined;
  /** The person that the announcement is about. */
  participant?: { userId: string; status: string; partySize: number; answerBy: Date | null; change: PersonChangeType };
}

/** True once guests see an event, and for good: from then on it is cancelled, archived or deleted, but no draft any more. */
function isPublic(event: EventRow): boolean {
  return event.status !== 'draft' && event.status !== 'scheduled' && !isUnseen(event);
}

/** Messages to a webhook without drafts: an event begins for it when guests see it. */
function publicTypeOf({ type, event, before }: Announcement): WebhookEventType | null {
  if (!isPublic(event)) return null;
  return type === 'event.updated' && before && !isPublic(before) ? 'event.created' : type;
}

/** A draft that was one before, or nothing, was never seen by guests. */
function isDraftStill({ type, event, before }: Announcement): boolean {
  return event.status === 'draft' && (type === 'event.created' || before?.status === 'draft');
}

/** Tells the consumer app of a person, or shows guests the event as it is. */
async function announceToApp(ctx: InTransaction, announcement: Announcement): Promise<void> {
  const { type, event, before, participant } = announcement;
  if (participant) {
    const { change, userId, answerBy } = participant;
    const details = answerBy && { answer_by: answerBy.toISOString() };
    await writeAppChange(ctx, { type: change, businessId: event.businessId, eventId: event.id, userId, details });
  } else if (!isDraftStill(announcement)) {
    await showEvent(ctx, event, { isDeleted: type === 'event.deleted', before });
  }
}

async function announceToWebhooks(ctx: InTransaction, announcement: Announcement): Promise<void> {
  const { type, event, participant } = announcement;
  const who = participant && {
    user_id: participant.userId,
    status: participant.status,
    party_size: participant.partySize,
  };
  const data = { event: toEvent(event, ctx.deps.config), ...(who ? { participant: who } : {}) };
  await enqueueWebhook(ctx, event.businessId, type, data, { subject: event, publicType: publicTypeOf(announcement) });
}

/** Announces to members, streams, the consumer app and webhooks what happened to an event or its participants, in the caller's transaction. */
export async function announceEvent(ctx: InTransaction, announcement: Announcement): Promise<void> {
  const { type, event, participant } = announcement;
  if (participant) await writePeopleNotices(ctx, event, participant);
  // In this order: a business that is being deleted takes its place among the changes before it takes its webhooks away.
  await Promise.all([
    announceChange(ctx, event.businessId, type, event.id),
    announceToApp(ctx, announcement),
    announceToWebhooks(ctx, announcement),
  ]);
}
