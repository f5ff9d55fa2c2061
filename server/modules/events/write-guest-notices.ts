import { randomUUIDv7 } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { changeOfNotice } from '#domain/app-changes/change-types.ts';
import type { NoticeKind } from '#domain/guest-notices/notice-rules.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { writeAppChange } from '#server/modules/guest-view/write-app-change.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

/** Guests who come, or hope to. */
export function isExpectedAt(eventId: string) {
  return and(eq(eventParticipants.eventId, eventId), notInArray(eventParticipants.status, ['rejected', 'left']));
}

/** True when somebody comes to a locked event, or hopes to. */
export async function hasGuests({ db }: Pick<InTransaction, 'db'>, eventId: string): Promise<boolean> {
  const guests = await db
    .select({ one: eventParticipants.seq })
    .from(eventParticipants)
    .where(isExpectedAt(eventId))
    .limit(1);
  return guests.length > 0;
}

interface Reason {
  kind: NoticeKind;
  /** Tells apart what may happen to an event more than once. */
  key: string;
  text: string | null;
}

const BATCH = 1000;

/**
 * Tells the guests of a locked event something: once for each guest and reason, in the caller's transaction. Comes last in
 * it, after the event was announced.
 */
export async function writeGuestNotices(
  ctx: InTransaction,
  event: EventRow,
  { kind, key, text }: Reason,
): Promise<void> {
  const { db, now } = ctx;
  const { id: eventId, businessId } = event;
  const guests = await db
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(isExpectedAt(eventId));
  if (guests.length === 0) return;
  const noticeId = randomUUIDv7();
  const reason = { id: noticeId, businessId, eventId, kind, key, text, createdAt: now };
  const isNew = await db.insert(eventNotices).values(reason).onConflictDoNothing().returning({ id: eventNotices.id });
  if (isNew.length === 0) return;
  for (let start = 0; start < guests.length; start += BATCH) {
    const notices = guests
      .slice(start, start + BATCH)
      .map(({ userId }) => ({ id: randomUUIDv7(), noticeId, businessId, userId, createdAt: now }));
    await db.insert(guestNotices).values(notices);
    const type = changeOfNotice[kind];
    await writeAppChange(
      ctx,
      ...notices.map(({ id, userId }) => ({
        type,
        businessId,
        eventId,
        userId,
        details: { notice: { id, kind, text } },
      })),
    );
  }
}
