import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { mostUnaware } from '#domain/guest-notices/notice-rules.ts';

/** How many guests were told, and what their phones acknowledged. */
const figures = {
  guests: sql<number>`count(*)::int`,
  delivered: sql<number>`count(${guestNotices.deliveredAt})::int`,
  read: sql<number>`count(${guestNotices.readAt})::int`,
};

/** Guests whose phones have not acknowledged these notices, in the order they came; of each notice the first ones. */
async function findUnaware(db: Connection, noticeIds: string[]) {
  const person = { userId: guestNotices.userId, displayName: eventParticipants.displayName };
  const ranked = db
    .select({
      noticeId: guestNotices.noticeId,
      ...person,
      rank: sql<number>`row_number() over (partition by ${guestNotices.noticeId} order by ${eventParticipants.seq})`.as(
        'rank',
      ),
    })
    .from(guestNotices)
    .innerJoin(eventNotices, eq(eventNotices.id, guestNotices.noticeId))
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, eventNotices.eventId), eq(eventParticipants.userId, guestNotices.userId)),
    )
    .where(and(inArray(guestNotices.noticeId, noticeIds), isNull(guestNotices.deliveredAt)))
    .as('ranked');
  return db.select().from(ranked).where(sql`${ranked.rank} <= ${mostUnaware}`).orderBy(ranked.noticeId, ranked.rank);
}

const MOST = 50;

/** What the guests of an event were told, newest first, with who does not know yet. */
export async function findEventNotices(db: Connection, eventId: string) {
  const notices = await db
    .select({ notice: eventNotices, ...figures })
    .from(eventNotices)
    .innerJoin(guestNotices, eq(guestNotices.noticeId, eventNotices.id))
    .where(eq(eventNotices.eventId, eventId))
    .groupBy(eventNotices.id)
    .orderBy(desc(eventNotices.createdAt), desc(eventNotices.id))
    .limit(MOST);
  if (notices.length === 0) return [];
  const people = Map.groupBy(
    await findUnaware(
      db,
      notices.map(({ notice }) => notice.id),
    ),
    ({ noticeId }) => noticeId,
  );
  return notices.map((one) => ({ ...one, unaware: people.get(one.notice.id) ?? [] }));
}

export type EventNoticeRow = Awaited<ReturnType<typeof findEventNotices>>[number];
