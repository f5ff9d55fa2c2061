import type { PersonChangeType } from '#domain/app-changes/change-types.ts';
import type { Channel } from '#domain/events/channels.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

import type { EventRow } from '#server/modules/events/events/queries.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { enqueuePlaceMail } from '#server/modules/news/guest-mails/enqueue-place-mail.ts';
import { showEvent } from '#server/modules/news/guest-search/show-event.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';
import { writePeopleNotices } from '#server/modules/news/notices/write-people-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { enqueueWebhook } from '#server/modules/people/webhooks/enqueue-webhook.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

interface Announcement {
  type: WebhookEventType;
  /** Its final state in the transaction. */
  event: EventRow;
  /** Its previous state; required from callers that may publish it. */
  before?: EventRow | undefined;
  /** The person concerned. */
  participant?: {
    userId: string;
    status: ParticipantStatus;
    channel: Channel;
    partySize: number;
    answerBy: Date | null;
    change: PersonChangeType;
  };
}

/** True from the first visibility on; such events never become drafts. */
function isPublic(event: EventRow): boolean {
  return event.status !== 'draft' && event.status !== 'scheduled' && !isUnseen(event);
}

/** Webhooks without drafts see an event start when guests do. */
function publicTypeOf({ type, event, before }: Announcement): WebhookEventType | null {
  if (!isPublic(event)) return null;
  return type === 'event.updated' && before && !isPublic(before) ? 'event.created' : type;
}

/** A draft never seen by guests. */
function isDraftStill({ type, event, before }: Announcement): boolean {
  return event.status === 'draft' && (type === 'event.created' || before?.status === 'draft');
}

/** Notifies the app of one of its people, or updates guests' search. Guests of other channels reach the app as counts of the event. */
async function announceToApp(ctx: InTransaction, announcement: Announcement): Promise<void> {
  const { type, event, before, participant } = announcement;
  if (participant?.channel === 'app') {
    const { change, userId, answerBy } = participant;
    const details = answerBy && { answer_by: answerBy.toISOString() };
    await writeAppChange(ctx, { type: change, businessId: event.businessId, eventId: event.id, userId, details });
  } else if (participant) {
    await showEvent(ctx, event, { before: event });
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
    channel: participant.channel,
  };
  const data = { event: toEvent(event, ctx.deps.config), ...(who ? { participant: who } : {}) };
  await enqueueWebhook(ctx, event.businessId, type, data, { subject: event, publicType: publicTypeOf(announcement) });
}

/** Announces a change to members, streams, the consumer app and webhooks, in the caller's transaction. */
export async function announceEvent(ctx: InTransaction, announcement: Announcement): Promise<void> {
  const { type, event, participant } = announcement;
  if (participant) {
    await writePeopleNotices(ctx, event, participant);
    await enqueuePlaceMail(ctx, event, participant);
  }
  // Order matters: deleting a business locks its changes before its webhooks.
  await Promise.all([
    announceChange(ctx, event.businessId, type, event.id),
    announceToApp(ctx, announcement),
    announceToWebhooks(ctx, announcement),
  ]);
}
