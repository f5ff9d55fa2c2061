import { and, eq, exists, lt } from 'drizzle-orm';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { businesses } from '#database/schema/businesses.ts';
import { legalAcceptances, legalAnnouncements } from '#database/schema/legal-acceptances.ts';
import { keptSinceYear } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

/** Deletes acceptances of businesses deleted longer ago than claims expire. */
export async function forgetAcceptances({ db, now }: Context): Promise<void> {
  for (const table of [legalAcceptances, legalAnnouncements]) {
    const closed = db
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(eq(businesses.id, table.businessId), lt(businesses.closedAt, keptSinceYear('contracts', now))));
    await deleteInBatches(db, table, exists(closed));
  }
}
