import { desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { payments } from '#database/schema/subscriptions.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { readSeq } from '#server/http/cursor.ts';
import { findEntriesAfter, findEntryPage } from '#server/modules/money/credits/entry-queries.ts';
import { findBalance } from '#server/modules/money/credits/queries.ts';
import { findInvoices } from '#server/modules/money/invoices/queries.ts';
import { findSubscription } from '#server/modules/money/subscription/queries.ts';

const SHOWN = 20;

/** Balance, a page of the ledger, and the newest invoices and payments. */
export async function findMoney(
  db: Database,
  scope: BusinessScope,
  { limit, cursor, now }: { limit: number; cursor: string | undefined; now: Date },
) {
  const entries =
    cursor === undefined
      ? findEntryPage(db, scope, limit, 1).then(({ rows }) => rows)
      : findEntriesAfter(db, scope, limit, readSeq(cursor));
  const [balance, subscription, ledger, issued, paid] = await Promise.all([
    findBalance(db, scope, now),
    findSubscription(db, scope),
    entries,
    findInvoices(db, scope, SHOWN, 1),
    db
      .select()
      .from(payments)
      .where(eq(payments.businessId, scope))
      .orderBy(desc(payments.paidAt), desc(payments.id))
      .limit(SHOWN),
  ]);
  return { balance, subscription, ledger, invoices: issued.rows, payments: paid };
}
