import { and, eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** Locks a test event of the business or its test side; otherwise 404. */
export function lockTestEvent(businessId: BusinessScope) {
  return async ({ db }: Pick<TransactionContext, 'db'>, id: string): Promise<EventRow> => {
    const isOwn = and(eq(events.id, id), eq(events.businessId, testIdOf(businessId)));
    const [event] = await db.select().from(events).where(isOwn).for('no key update');
    if (!event) throw new Problem('not_found');
    return event;
  };
}

/** Throws 409 `event_state` for an event that is not published. */
export function requirePublished(event: EventRow): EventRow {
  if (event.status !== 'published') throw new Problem('event_state', { members: { event_status: event.status } });
  return event;
}
