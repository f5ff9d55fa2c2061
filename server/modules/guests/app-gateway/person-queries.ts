import type { SQL } from 'drizzle-orm';
import { and, desc, eq, lt, not, or, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { Position } from '#server/http/cursor.ts';

const { createdAt, eventId } = eventParticipants;

const personEvents = (name: string, bound?: SQL) =>
  prepared(name, (db) =>
    db
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
          eq(eventParticipants.userId, sql.placeholder('userId')),
          not(isOfTest(eventParticipants.businessId)),
          bound,
        ),
      )
      .orderBy(desc(createdAt), desc(eventId))
      .limit(sql.placeholder('limit')),
  );
const firstEvents = personEvents('person_events');
const furtherEvents = personEvents(
  'person_events_after',
  or(
    lt(createdAt, sql.placeholder('createdAt')),
    and(eq(createdAt, sql.placeholder('createdAt')), lt(eventId, sql.placeholder('eventId'))),
  ),
);

/** A person's events with status, newest first, and the people waiting before them. */
export async function findPersonEvents(db: Connection, userId: string, limit: number, after: Position | undefined) {
  if (!after) return firstEvents(db).execute({ userId, limit });
  return furtherEvents(db).execute({ userId, limit, createdAt: after.createdAt, eventId: after.id });
}
