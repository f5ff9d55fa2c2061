import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, not, or, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** Verified, open, not hidden by a measure, with a visible profile. */
export const isBusinessPublic = and(
  eq(businesses.verificationStatus, 'verified'),
  isNull(businesses.closedAt),
  isNull(businesses.hiddenBy),
  eq(businessProfiles.isVisible, true),
);

/** Visible in any status: shared, not hidden by a measure, of a public business. */
const isShown = and(eq(events.sharePublic, true), isNull(events.hiddenBy), isBusinessPublic);

/** Published, not held, and visible. */
export const isPublic = and(eq(events.status, 'published'), isNull(events.heldUntil), isShown);

/** Guests see cancelled events for some days. */
export const isSeenCancelled = (now: SQL | Date) =>
  and(eq(events.status, 'cancelled'), gt(events.cancelledUntil, now), isShown);

const lockPublicEventRow = prepared('lock_public_event', (db) =>
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

/** 404 if not public, 409 `event_state` if cancelled. */
export async function lockPublicEvent(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  id: string,
): Promise<EventRow> {
  const [found] = await lockPublicEventRow(db).execute({ id, now: now.toISOString() });
  if (!found) throw new Problem('not_found');
  if (found.event.status === 'cancelled') throw new Problem('event_state', { members: { event_status: 'cancelled' } });
  return found.event;
}

/** Locks an event in any state that people of the app may still be on; 404. */
export async function lockFormerEvent({ db }: Pick<TransactionContext, 'db'>, id: string): Promise<EventRow> {
  const real = and(eq(events.id, id), not(isOfTest(events.businessId)));
  const [event] = await db.select().from(events).where(real).for('no key update');
  if (!event) throw new Problem('not_found');
  return event;
}
