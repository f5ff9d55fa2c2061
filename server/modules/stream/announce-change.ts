import { sql } from 'drizzle-orm';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { ChangeType } from '#domain/stream/change-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

export const CHANGE_CHANNEL = 'business_changes';

/**
 * Has whatever is told of a business wait until this transaction has ended, so that ids commit in their order. Everything
 * that is locked after it must be locked after it everywhere; see the order of locks in `docs/architecture.md`.
 */
export async function holdChanges({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 7231106))`);
}

/**
 * Tells everybody who watches the business, in every process, when the caller's transaction commits. The ids of one
 * business commit in their order, so that a client that asks for what follows an id misses nothing.
 */
export async function announceChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
  type: ChangeType,
  subjectId: string | null,
): Promise<void> {
  await holdChanges({ db }, businessId);
  await db.insert(businessChanges).values({ businessId, type, subjectId, createdAt: now });
  await db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${businessId})`);
}
