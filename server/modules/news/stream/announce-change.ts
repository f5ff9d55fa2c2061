import { sql } from 'drizzle-orm';
import { notifyOnCommit } from '#database/connect.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { ChangeType } from '#domain/stream/change-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

export const CHANGE_CHANNEL = 'business_changes';

/**
 * Serializes a business's changes until the transaction ends, so ids commit in order. Lock order:
 * `docs/architecture.md`.
 */
export async function lockChanges({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 7231106))`);
}

/** Notifies streams in all processes on commit. A business's ids commit in order, so resuming after one misses none. */
export async function announceChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
  type: ChangeType,
  subjectId: string | null,
): Promise<void> {
  // The id is drawn after the lock, on which the row's select depends.
  await db.execute(sql`
    with held as materialized (select pg_advisory_xact_lock(hashtextextended(${businessId}::text, 7231106)))
    insert into ${businessChanges} (business_id, type, subject_id, created_at)
    select ${businessId}::uuid, ${type}::text, ${subjectId}::uuid, ${now.toISOString()}::timestamptz from held`);
  notifyOnCommit(db, CHANGE_CHANNEL, businessId);
}
