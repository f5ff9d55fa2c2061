import { eq } from 'drizzle-orm';
import { goodwill } from '#database/schema/goodwill.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { bookGoodwill } from '#server/modules/desk/money/give-goodwill.ts';
import { lockCustomer } from '#server/modules/desk/money/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Of the business and the proposal, both locked. */
async function lockProposal(ctx: TransactionContext<Reviewer>, id: string) {
  const { db, actor } = ctx;
  const [named] = await db.select({ businessId: goodwill.businessId }).from(goodwill).where(eq(goodwill.id, id));
  if (!named) throw new Problem('not_found');
  await lockCustomer(ctx, named.businessId);
  const [proposal] = await db.select().from(goodwill).where(eq(goodwill.id, id)).for('no key update');
  if (!proposal) throw new Problem('not_found');
  if (proposal.state !== 'waiting') throw new Problem('proposal_state');
  if (proposal.proposedBy === actor.reviewerId) throw new Problem('own_proposal');
  return proposal;
}

/**
 * A second person gives the proposed credits, or declines. 404 without proposal or open business, 409 `proposal_state`
 * once it is decided, 403 `own_proposal`.
 */
export async function decideGoodwill(
  ctx: TransactionContext<Reviewer>,
  id: string,
  { state, reason: decision }: { state: 'approved' | 'declined'; reason: string },
): Promise<void> {
  const { db, now, actor } = ctx;
  const { businessId, credits, reason } = await lockProposal(ctx, id);
  await db
    .update(goodwill)
    .set({ state, decision, decidedBy: actor.reviewerId, decidedAt: now })
    .where(eq(goodwill.id, id));
  if (state === 'approved') {
    await bookGoodwill(ctx, { id, businessId, credits, reason });
    return;
  }
  await writeAudit(ctx, {
    action: 'goodwill_declined',
    subject: `goodwill:${id}`,
    before: { credits, reason },
    after: { reason: decision },
    businessId,
  });
}
