import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
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
    })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.userId, userId),
        after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(eventId, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(eventId))
    .limit(limit);
}
