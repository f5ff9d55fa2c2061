import { desc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { BusinessScope } from '#server/context/actor.ts';

/** What test keys of a business have made, newest first. */
export function findTestEvents(db: Connection, businessId: BusinessScope) {
  const { id, title, status, eventDate, startTime, createdAt } = events;
  return db
    .select({ id, title, status, eventDate, startTime, createdAt })
    .from(events)
    .where(eq(events.businessId, testIdOf(businessId)))
    .orderBy(desc(createdAt), desc(id));
}
