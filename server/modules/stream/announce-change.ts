import { sql } from 'drizzle-orm';
import { notifyOnCommit } from '#database/connect.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import { statement } from '#database/statement.ts';
import type { ChangeType } from '#domain/stream/change-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

export const CHANGE_CHANNEL = 'business_changes';

/** Takes the lock and only then the id of the change, which is why the lock is in the list of what the row is made of. */
const insertChange = statement(
  'insert_change',
  () => sql`
    with held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('businessId')}::text, 7231106))
    )
    insert into ${businessChanges} (business_id, type, subject_id, created_at)
    select ${sql.placeholder('businessId')}::uuid, ${sql.placeholder('type')}::text, ${sql.placeholder('subjectId')}::uuid,
      ${sql.placeholder('createdAt')}::timestamptz
    from held`,
);

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
  insertChange.send(db, { businessId, type, subjectId, createdAt: now.toISOString() });
  notifyOnCommit(db, CHANGE_CHANNEL, businessId);
}
