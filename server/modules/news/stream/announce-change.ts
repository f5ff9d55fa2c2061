import { sql } from 'drizzle-orm';
import { notifyOnCommit } from '#database/connect.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { ChangeType } from '#domain/stream/change-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

export const CHANGE_CHANNEL = 'business_changes';

/**
 * Makes later announcements about a business wait until this transaction ends, so that ids commit in order. Anything locked
 * after it must be locked after it everywhere; see the order of locks in `docs/architecture.md`.
 */
export async function lockChanges({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 7231106))`);
}

/**
 * Sends word to every watcher of the business, in every process, as soon as the caller's transaction is committed. The ids of one business
 * commit in order, so that a client that resumes after an id misses nothing.
 */
export async function announceChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
  type: ChangeType,
  subjectId: string | null,
): Promise<void> {
  // The id of the change is taken after the lock, which the row is selected from.
  await db.execute(sql`
    with held as materialized (select pg_advisory_xact_lock(hashtextextended(${businessId}::text, 7231106)))
    insert into ${businessChanges} (business_id, type, subject_id, created_at)
    select ${businessId}::uuid, ${type}::text, ${subjectId}::uuid, ${now.toISOString()}::timestamptz from held`);
  notifyOnCommit(db, CHANGE_CHANNEL, businessId);
}
