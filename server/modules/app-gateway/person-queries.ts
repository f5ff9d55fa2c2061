import { and, desc, eq, lt, not, or, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { Position } from '#server/http/cursor.ts';

/** Where a person stands at every event they joined, newest first; with how many people wait before them. */
export async function findPersonEvents(db: Connection, userId: string, limit: number, after: Position | undefined) {
  const { createdAt, eventId } = eventParticipants;
  return db
    .select({
      participant: eventParticipants,
      waitingBefore: sql<number | null>`case when event_participants.status = 'waiting' then (
        select count(*)::int from event_participants as others
        where others.event_id = event_participants.event_id and others.status = 'waiting'
          and others.seq < event_participants.seq
      ) end`,
      needsConfirmation: sql<boolean>`event_participants.status in ('joined', 'approved') and exists (
        select 1 from event_notices join guest_notices on guest_notices.notice_id = event_notices.id
        where event_notices.event_id = event_participants.event_id
          and guest_notices.user_id = event_participants.user_id
          and guest_notices.needs_confirmation and guest_notices.confirmed_at is null
          and event_notices.created_at >= event_participants.created_at
      )`,
    })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.userId, userId),
        not(isOfTest(eventParticipants.businessId)),
        after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(eventId, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(eventId))
    .limit(limit);
}
