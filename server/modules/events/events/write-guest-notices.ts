import { randomUUIDv7 } from 'node:crypto';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { changeOfNotice } from '#domain/app-changes/change-types.ts';
import { isWebUserId } from '#domain/events/channels.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { NoticeKind, NoticeMove } from '#domain/guest-notices/notice-rules.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

/** Guests who come or hope to. */
export function isExpectedAt(eventId: string | Placeholder) {
  return and(eq(eventParticipants.eventId, eventId), notInArray(eventParticipants.status, ['rejected', 'left']));
}

const findOneGuest = prepared('find_one_guest', (db) =>
  db
    .select({ one: eventParticipants.seq })
    .from(eventParticipants)
    .where(isExpectedAt(sql.placeholder('eventId')))
    .limit(1),
);

export async function hasGuests({ db }: Pick<InTransaction, 'db'>, eventId: string): Promise<boolean> {
  const guests = await findOneGuest(db).execute({ eventId });
  return guests.length > 0;
}

interface Reason {
  kind: NoticeKind;
  /** Distinguishes repeatable reasons. */
  key: string;
  text: string | null;
  move?: NoticeMove;
  /** Asks guests with a place to confirm. */
  asks?: boolean;
  /** Recipients; default all. */
  whom?: SQL | undefined;
}

const BATCH = 1000;

/**
 * Notifies guests of a locked event, once per guest and reason, in the caller's transaction. Last step, after
 * announcing the event. Returns the number notified.
 */
export async function writeGuestNotices(ctx: InTransaction, event: EventRow, reason: Reason): Promise<number> {
  const { db, now } = ctx;
  const { id: eventId, businessId } = event;
  const { kind, key, text, move = null, asks = false, whom } = reason;
  // Test guests have no phone.
  if (isTestBusiness(businessId)) return 0;
  const guests = await db
    .select({ userId: eventParticipants.userId, status: eventParticipants.status })
    .from(eventParticipants)
    .where(and(isExpectedAt(eventId), whom));
  if (guests.length === 0) return 0;
  const noticeId = randomUUIDv7();
  const isNew = await db
    .insert(eventNotices)
    .values({ id: noticeId, businessId, eventId, kind, key, text, move, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: eventNotices.id });
  if (isNew.length === 0) return 0;
  const type = changeOfNotice[kind];
  const confirm_by = (kind === 'reminder' && asks && event.confirmBy?.toISOString()) || null;
  for (let start = 0; start < guests.length; start += BATCH) {
    const notices = guests.slice(start, start + BATCH).map(({ userId, status }) => ({
      ...{ id: randomUUIDv7(), noticeId, businessId, userId, createdAt: now },
      needsConfirmation: asks && takesPlace(status),
      isMailDue: isWebUserId(userId),
    }));
    await db.insert(guestNotices).values(notices);
    const changes = notices
      .filter(({ userId }) => !isWebUserId(userId))
      .map(({ id, userId, needsConfirmation: needs_confirmation }) => {
        return {
          type,
          businessId,
          eventId,
          userId,
          details: { notice: { id, kind, text, move, needs_confirmation, confirm_by } },
        };
      });
    await writeAppChange(ctx, ...changes);
  }
  return guests.length;
}
