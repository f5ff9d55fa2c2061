import { sql } from 'drizzle-orm';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { ChangeType } from '#domain/stream/change-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

export const CHANGE_CHANNEL = 'business_changes';

/**
 * Tells everybody who watches the business, in every process, when the caller's transaction commits. The lock makes the
 * ids of one business commit in their order, so that a client that asks for what follows an id misses nothing. The row of
 * the business is shared first: whoever holds it for a change must not wait behind this lock.
 */
export async function announceChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
  type: ChangeType,
  subjectId: string | null,
): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${businessId}, 7231106))
    from (select 1 from businesses where id = ${businessId} for key share) as held`);
  await db.insert(businessChanges).values({ businessId, type, subjectId, createdAt: now });
  await db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${businessId})`);
}
