import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

interface Deletion {
  businessId: string;
  before: Date | null;
  deletesAt: Date | null;
  /** Of staff. */
  reason?: string;
}

/** Plans a locked business's deletion, or keeps it with null; in its log. */
export async function setDeletion(
  tx: TransactionContext<Actor>,
  { businessId, before, deletesAt, reason }: Deletion,
): Promise<void> {
  await tx.db.update(businesses).set({ deletesAt, updatedAt: tx.now }).where(eq(businesses.id, businessId));
  await writeAudit(tx, {
    action: deletesAt ? 'deletion_planned' : 'deletion_withdrawn',
    subject: `business:${businessId}`,
    before: { deletes_at: before?.toISOString() ?? null },
    after: { deletes_at: deletesAt?.toISOString() ?? null, ...(reason === undefined ? {} : { reason }) },
    businessId,
  });
}
