import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { isUnseen } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { toEvent } from '#server/modules/events/to-event.ts';
import { showEvent } from '#server/modules/guest-view/show-event.ts';
import { writeAppChange } from '#server/modules/guest-view/write-app-change.ts';
import type { NoticeRecipient } from '#server/modules/notices/queries.ts';
import { writePeopleNotices } from '#server/modules/notices/write-people-notices.ts';
import { announceChange } from '#server/modules/stream/announce-change.ts';
import { enqueueWebhook } from '#server/modules/webhooks/enqueue-webhook.ts';

/** What whoever announces knows already, so that it need not be asked again. */
interface Known {
  /** The event before the caller's transaction changed it. Needed from every caller that may publish it. */
  before?: EventRow;
  /** No webhook listens to the business, as `withLockedEvent` says, or `requireRoomForDraft` will. */
  isUnheard?: boolean | Promise<boolean>;
  /** Whom notices reach, as `lockNoticeMembers` says. */
  members?: readonly NoticeRecipient[];
}

/** True once guests see an event, and for good: from then on it is cancelled, archived or deleted, but no draft any more. */
function isPublic(event: EventRow): boolean {
  return event.status !== 'draft' && event.status !== 'scheduled' && !isUnseen(event);
}

/** Messages to a webhook without drafts: an event begins for it when guests see it. */
function publicTypeOf(type: WebhookEventType, event: EventRow, before: EventRow | undefined): WebhookEventType | null {
  if (!isPublic(event)) return null;
  return type === 'event.updated' && before && !isPublic(before) ? 'event.created' : type;
}

/** Announces to members, webhooks, streams and the consumer app what happened to an event or its participants, in the caller's transaction. */
export async function announceEvent(
  ctx: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  type: WebhookEventType,
  event: EventRow,
  participant?: { userId: string; status: string; partySize: number; answerBy: Date | null; change: PersonChangeType },
  { before, isUnheard = false, members }: Known = {},
): Promise<void> {
  if (participant) await writePeopleNotices(ctx, event, participant, members);
  // In this order: a business that is being deleted takes its place among the changes before it takes its webhooks away.
  await announceChange(ctx, event.businessId, type, event.id);
  const { id: eventId, businessId } = event;
  const tellApp = async () => {
    // A draft that was one before, or nothing, was never seen by guests.
    const isHidden = event.status === 'draft' && (type === 'event.created' || before?.status === 'draft');
    if (!participant)
      return isHidden ? undefined : showEvent(ctx, event, { isDeleted: type === 'event.deleted', before });
    const { change, userId, answerBy } = participant;
    const details = answerBy && { answer_by: answerBy.toISOString() };
    return writeAppChange(ctx, { type: change, businessId, eventId, userId, details });
  };
  const tellWebhooks = async () => {
    if (await isUnheard) return;
    const who = participant && {
      user_id: participant.userId,
      status: participant.status,
      party_size: participant.partySize,
    };
    const data = { event: toEvent(event, ctx.deps.config), ...(who ? { participant: who } : {}) };
    const publicType = publicTypeOf(type, event, before);
    return enqueueWebhook(ctx, businessId, type, data, { subject: event, publicType });
  };
  await Promise.all([tellApp(), tellWebhooks()]);
}
