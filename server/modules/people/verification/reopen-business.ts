import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

type BusinessRow = typeof businesses.$inferSelect;

/** No effect unless rejected. */
export async function reopenBusiness(tx: TransactionContext<Member>, business: BusinessRow): Promise<BusinessRow> {
  const { db, now } = tx;
  if (!verificationSteps[business.verificationStatus].mayReopen) return business;
  const [reopened] = await db
    .update(businesses)
    .set({ verificationStatus: 'pending', resubmittedAt: now, updatedAt: now })
    .where(eq(businesses.id, business.id))
    .returning();
  if (!reopened) throw new Error('the reopened business did not come back');
  await announceChange(tx, business.id, 'verification.changed', null);
  await writeAudit(tx, {
    action: 'business_reopened',
    subject: `business:${business.id}`,
    before: { verification_status: business.verificationStatus },
    after: { verification_status: reopened.verificationStatus },
  });
  return reopened;
}
