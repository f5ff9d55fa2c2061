import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

/** An event is public only if it is published and shared, its business verified and open, and the profile visible. */
export const isPublic = and(
  eq(events.status, 'published'),
  eq(events.sharePublic, true),
  eq(businesses.verificationStatus, 'verified'),
  isNull(businesses.closedAt),
  eq(businessProfiles.isVisible, true),
);

/** Locks a public event until the transaction ends; throws 404 for one that is not public. */
export async function lockPublicEvent(tx: Transaction, id: string): Promise<EventRow> {
  const [found] = await tx
    .select({ event: events })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(and(eq(events.id, id), isPublic))
    .for('no key update', { of: events });
  if (!found) throw new Problem('not_found');
  return found.event;
}
