import { sql } from 'drizzle-orm';
import { notifyOnCommit } from '#database/connect.ts';
import { appChanges } from '#database/schema/app-changes.ts';
import { statement } from '#database/statement.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { CHANGE_CHANNEL } from '#server/modules/stream/announce-change.ts';

type AppChange = Omit<typeof appChanges.$inferInsert, 'id' | 'position' | 'createdAt'>;

const insertChanges = statement(
  'insert_app_changes',
  () => sql`
    with told as materialized (
      select * from rows from (
        jsonb_to_recordset(${sql.placeholder('changes')}::jsonb)
          as (type text, "businessId" uuid, "eventId" uuid, "userId" text, details jsonb)
      ) with ordinality as change (type, "businessId", "eventId", "userId", details, nth)
    )
    insert into ${appChanges} (type, business_id, event_id, user_id, details, created_at)
    select type, "businessId", "eventId", "userId", details, ${sql.placeholder('createdAt')}::timestamptz from told order by nth`,
);

/**
 * Tells the consumer app of something that the caller's transaction makes true, and every process, so that none goes on
 * showing what was before. To be called under the lock of the
 * business's changes, so that what happens to one event or person keeps its order. The app never hears of a test.
 */
export async function writeAppChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  ...changes: AppChange[]
): Promise<void> {
  const real = changes.filter(({ businessId }) => !isTestBusiness(businessId));
  if (real.length === 0) return;
  insertChanges.send(db, { changes: JSON.stringify(real), createdAt: now.toISOString() });
  for (const { businessId } of real) notifyOnCommit(db, CHANGE_CHANNEL, businessId);
}
