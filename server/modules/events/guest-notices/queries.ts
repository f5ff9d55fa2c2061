import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { NoticeKind } from '#domain/guest-notices/notice-rules.ts';
import { mostUnaware } from '#domain/guest-notices/notice-rules.ts';

/** Recipients, and acknowledgements of their phones. */
const figures = {
  guests: sql<number>`count(*)::int`,
  delivered: sql<number>`count(${guestNotices.deliveredAt})::int`,
  read: sql<number>`count(${guestNotices.readAt})::int`,
  asked: sql<number>`count(*) filter (where ${guestNotices.needsConfirmation})::int`,
  confirmed: sql<number>`count(${guestNotices.confirmedAt})::int`,
};

/** Guests of these notices that match, in waiting order, the first ones per notice. */
async function findPeople(db: Connection, noticeIds: string[], condition: SQL | undefined) {
  const { noticeId, userId } = guestNotices;
  const rank = sql<number>`row_number() over (partition by ${noticeId} order by ${eventParticipants.seq})`.as('rank');
  const ranked = db
    .select({ noticeId, userId, displayName: eventParticipants.displayName, rank })
    .from(guestNotices)
    .innerJoin(eventNotices, eq(eventNotices.id, noticeId))
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, eventNotices.eventId), eq(eventParticipants.userId, userId)),
    )
    .where(and(inArray(noticeId, noticeIds), condition))
    .as('ranked');
  const rows = await db.select().from(ranked).where(sql`${ranked.rank} <= ${mostUnaware}`).orderBy(ranked.rank);
  return Map.groupBy(rows, (row) => row.noticeId);
}

const isUnaware = isNull(guestNotices.deliveredAt);
const isUnconfirmed = and(
  eq(guestNotices.needsConfirmation, true),
  isNull(guestNotices.confirmedAt),
  notInArray(eventParticipants.status, ['rejected', 'left']),
);

const MOST = 50;

/** Notices of an event, newest first, with guests who have not received them. */
export async function findEventNotices(db: Connection, eventId: string, kind?: NoticeKind) {
  const notices = await db
    .select({ notice: eventNotices, ...figures })
    .from(eventNotices)
    .innerJoin(guestNotices, eq(guestNotices.noticeId, eventNotices.id))
    .where(and(eq(eventNotices.eventId, eventId), kind && eq(eventNotices.kind, kind)))
    .groupBy(eventNotices.id)
    .orderBy(desc(eventNotices.createdAt), desc(eventNotices.id))
    .limit(MOST);
  if (notices.length === 0) return [];
  const ids = notices.map(({ notice }) => notice.id);
  const [unaware, unconfirmed] = await Promise.all([
    findPeople(db, ids, isUnaware),
    findPeople(db, ids, isUnconfirmed),
  ]);
  return notices.map((one) => ({
    ...one,
    unaware: unaware.get(one.notice.id) ?? [],
    unconfirmed: unconfirmed.get(one.notice.id) ?? [],
  }));
}

export type EventNoticeRow = Awaited<ReturnType<typeof findEventNotices>>[number];
