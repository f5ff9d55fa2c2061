import { and, lt, ne } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { businesses } from '#database/schema/businesses.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

/** Deletes payments that no law wants any more, and the names of businesses that were deleted as long ago. */
export async function forgetPayments({ db, now }: Context): Promise<void> {
  // The law counts from the end of the year.
  const since = keptSince('payments', new Date(Date.UTC(now.getUTCFullYear(), 0, 1)));
  await deleteInPieces(db, payments, lt(payments.paidAt, since));
  await db
    .update(businesses)
    .set({ companyName: '', address: '', taxId: null, handelsregisterNumber: null })
    .where(and(lt(businesses.closedAt, since), ne(businesses.companyName, '')));
}
