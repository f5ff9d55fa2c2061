import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { eventNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { isOver } from '#domain/events/is-over.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { messagesADay } from '#domain/guest-notices/message-rules.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { isExpectedAt, writeGuestNotices } from '#server/modules/events/events/write-guest-notices.ts';
import type { EventNoticeRow } from '#server/modules/events/guest-notices/queries.ts';
import { findEventNotices } from '#server/modules/events/guest-notices/queries.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

interface Message {
  text: string;
  /** Recipients by status; all if both are missing. */
  statuses?: readonly ParticipantStatus[] | undefined;
  userIds?: readonly string[] | undefined;
}

/** Guests see the event: it is not over, or shown as cancelled. */
function requireSeen(event: EventRow, now: Date): void {
  const { status, cancelledUntil } = event;
  const isSeen = status === 'cancelled' ? cancelledUntil !== null : status === 'published' && !isUnseen(event);
  if (!isSeen || isOver(event, now)) throw new Problem('event_state', { members: { event_status: status } });
}

/** 409 `limit_reached` after the day's last message. */
async function requireMessageLeft({ db, now }: TransactionContext<Member>, eventId: string): Promise<void> {
  const today = and(
    eq(eventNotices.eventId, eventId),
    eq(eventNotices.kind, 'message'),
    gte(eventNotices.createdAt, berlinInstant(berlinDay(now), '00:00')),
  );
  if ((await db.$count(eventNotices, today)) < messagesADay) return;
  throw new Problem('limit_reached', { members: { limit: messagesADay } });
}

/** 422 without recipients, or with an unknown guest. */
async function requireGuests({ db }: TransactionContext<Member>, eventId: string, { statuses, userIds }: Message) {
  const { userId, status } = eventParticipants;
  const whom = userIds ? inArray(userId, [...userIds]) : statuses && inArray(status, [...statuses]);
  const found = await db.$count(eventParticipants, and(isExpectedAt(eventId), whom));
  if (userIds && found < new Set(userIds).size) {
    throw invalidField('user_ids', 'unknown_guest', 'Names somebody who neither comes nor waits');
  }
  if (found === 0) throw invalidField('statuses', 'nobody', 'There is nobody to write to');
  return whom;
}

/** Sends a message through the consumer app. Returns the notice with its recipients. */
export async function sendMessage(ctx: AnyContext<Member>, eventId: string, message: Message): Promise<EventNoticeRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, eventId);
    requireSeen(event, tx.now);
    const whom = await requireGuests(tx, eventId, message);
    await requireMessageLeft(tx, eventId);
    await writeEventAudit(tx, 'guests_messaged', event);
    await announceChange(tx, event.businessId, 'notices.changed', eventId);
    await writeGuestNotices(tx, event, { kind: 'message', key: randomUUIDv7(), text: message.text, whom });
    const [sent] = await findEventNotices(tx.db, eventId, 'message');
    if (!sent) throw new Error('the new message did not come back');
    return sent;
  });
}
