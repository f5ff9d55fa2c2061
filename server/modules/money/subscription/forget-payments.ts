import { and, lt, ne } from 'drizzle-orm';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { businesses } from '#database/schema/businesses.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { keptSinceYear } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

/** Deletes payments past their legal retention, and names of businesses deleted as long ago. */
export async function forgetPayments({ db, now }: Context): Promise<void> {
  const since = keptSinceYear('payments', now);
  await deleteInBatches(db, payments, lt(payments.paidAt, since));
  await db
    .update(businesses)
    .set({ companyName: '', address: '', taxId: null, handelsregisterNumber: null })
    .where(and(lt(businesses.closedAt, since), ne(businesses.companyName, '')));
}
