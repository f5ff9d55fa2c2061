import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { statement } from '#database/statement.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

/** A business is public if it is verified and open and its profile visible. */
export const isBusinessPublic = and(
  eq(businesses.verificationStatus, 'verified'),
  isNull(businesses.closedAt),
  eq(businessProfiles.isVisible, true),
);

/** An event is public only if it is published, not held and shared, and its business public. */
export const isPublic = and(
  eq(events.status, 'published'),
  isNull(events.heldUntil),
  eq(events.sharePublic, true),
  isBusinessPublic,
);

/** Guests see for some days that an event is cancelled. */
export const isSeenCancelled = (now: SQL | Date) =>
  and(eq(events.status, 'cancelled'), gt(events.cancelledUntil, now), eq(events.sharePublic, true), isBusinessPublic);

const holdPublicEvent = statement('hold_public_event', (db) =>
  db
    .select({ event: events })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(
      and(
        eq(events.id, sql.placeholder('id')),
        or(isPublic, isSeenCancelled(sql`${sql.placeholder('now')}::timestamptz`)),
      ),
    )
    .for('no key update', { of: events }),
);

/**
 * Locks a public event until the transaction ends; throws 404 for one that is not public, 409 `event_state` for one that is
 * cancelled.
 */
export async function lockPublicEvent(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  id: string,
): Promise<EventRow> {
  const [found] = await holdPublicEvent.run(db, { id, now: now.toISOString() });
  if (!found) throw new Problem('not_found');
  if (found.event.status === 'cancelled') throw new Problem('event_state', { members: { event_status: 'cancelled' } });
  return found.event;
}
