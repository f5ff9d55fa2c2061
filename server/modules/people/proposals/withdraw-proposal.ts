import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { auditWithdrawal, endProposal } from '#server/modules/people/proposals/propose-facts.ts';
import { findProposals } from '#server/modules/people/proposals/queries.ts';

/** No effect if already withdrawn or replaced. */
export async function withdrawProposal(ctx: Context<Member>, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const { businessId } = actor;
    await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    const [proposal] = await findProposals(db, businessId, [id]);
    if (!proposal) throw new Problem('not_found');
    if (proposal.field !== 'display_name' && !actor.isOwner)
      throw new Problem('permission_missing', { members: { required_permission: 'owner' } });
    const { outcome, endedAt } = proposal;
    if (outcome === 'agreed' || outcome === 'refused')
      throw new Problem('already_decided', {
        detail: 'A reviewer was faster',
        members: { outcome, decided_at: endedAt?.toISOString() ?? null },
      });
    if (endedAt) return;
    await endProposal(tx, id, 'withdrawn');
    await auditWithdrawal(tx, proposal);
    await announceChange(tx, businessId, 'verification.changed', null);
  });
}
