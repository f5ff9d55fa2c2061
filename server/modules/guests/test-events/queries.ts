import { and, asc, desc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';

/** Newest first. */
export function findTestEvents(db: Connection, businessId: BusinessScope) {
  const { id, title, status, eventDate, startTime, createdAt } = events;
  return db
    .select({ id, title, status, eventDate, startTime, createdAt })
    .from(events)
    .where(eq(events.businessId, testIdOf(businessId)))
    .orderBy(desc(createdAt), desc(id));
}

const SHOWN_GUESTS = 100;

/** The first simulated guests in waiting order; 404 for another business's event. */
export async function findTestGuests(db: Connection, businessId: BusinessScope, eventId: string) {
  const ofTest = eq(events.businessId, testIdOf(businessId));
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, eventId), ofTest));
  if (!event) throw new Problem('not_found');
  const { seq } = eventParticipants;
  return db
    .select()
    .from(eventParticipants)
    .where(eq(eventParticipants.eventId, eventId))
    .orderBy(asc(seq))
    .limit(SHOWN_GUESTS);
}
