import { eq } from 'drizzle-orm';
import { heldDecisions, reviewClaims } from '#database/schema/verifications.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { addReviewNote } from '#server/modules/trust/review/add-review-note.ts';
import { settlesAt } from '#server/modules/trust/review/decide-business.ts';
import { lockCase } from '#server/modules/trust/review/lock-case.ts';
import { settleDecisions } from '#server/modules/trust/review/settle-decisions.ts';
import { removeDecision } from '#server/modules/trust/review/undo-decision.ts';

/** A rejection proposed by another reviewer, with its business locked. */
async function lockProposal(tx: TransactionContext<Reviewer>, businessId: string) {
  const { held } = await lockCase(tx, businessId);
  if (!held || held.settlesAt !== null) {
    throw new Problem('proposal_state', { detail: 'No rejection waits for a second reviewer' });
  }
  if (held.reviewerId === tx.actor.reviewerId) {
    throw new Problem('own_proposal', { detail: 'Somebody else has to look at this rejection' });
  }
  return held;
}

/** It then counts as decided. */
export async function confirmRejection(ctx: Context<Reviewer>, businessId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    await lockProposal(tx, businessId);
    await db
      .update(heldDecisions)
      .set({ settlesAt: settlesAt(now), confirmedBy: actor.reviewerId, confirmedAt: now })
      .where(eq(heldDecisions.businessId, businessId));
    await db.delete(reviewClaims).where(eq(reviewClaims.businessId, businessId));
    await enqueue({ db, deps }, settleDecisions, {}, { startAfter: settlesAt(now) });
  });
}

/** The case waits again, with a note. */
export async function returnRejection(ctx: Context<Reviewer>, businessId: string, note: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const held = await lockProposal(tx, businessId);
    await removeDecision(tx, held, true);
    await addReviewNote(tx, businessId, note);
  });
}
