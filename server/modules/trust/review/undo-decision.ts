import { eq } from 'drizzle-orm';
import { heldDecisions, undoneDecisions } from '#database/schema/verifications.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import type { HeldRow } from '#server/modules/trust/review/lock-case.ts';
import { lockAnyCase } from '#server/modules/trust/review/lock-case.ts';

/** Removes the decision and records the undo. Requires the lock on the business. */
export async function removeDecision(tx: TransactionContext<Reviewer>, held: HeldRow, isReturned: boolean) {
  const { db, actor, now } = tx;
  const { businessId, id, reviewerId, outcome } = held;
  await db.delete(heldDecisions).where(eq(heldDecisions.businessId, businessId));
  const end = { undoneAt: now, undoneBy: actor.reviewerId, isReturned };
  await db.insert(undoneDecisions).values({ businessId, id, reviewerId, outcome, ...end });
  const action = isReturned ? 'rejection_returned' : 'decision_undone';
  await writeAudit(tx, { action, subject: `business:${businessId}`, before: { outcome }, after: null, businessId });
}

/**
 * Undoes an own decision within its seconds, or until a second reviewer confirms. Undoing a confirmation keeps the
 * proposal.
 */
export async function undoDecision(ctx: Context<Reviewer>, businessId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const { held } = await lockAnyCase(tx, businessId);
    if (!held || (held.settlesAt !== null && held.settlesAt <= now)) {
      throw new Problem('undo_late', { detail: 'There is no decision that could still be taken back' });
    }
    if ((held.confirmedBy ?? held.reviewerId) !== actor.reviewerId) {
      throw new Problem('not_your_decision', { detail: 'Only who made a decision can take it back' });
    }
    if (held.confirmedBy === null) return removeDecision(tx, held, false);
    await db
      .update(heldDecisions)
      .set({ settlesAt: null, confirmedBy: null, confirmedAt: null })
      .where(eq(heldDecisions.businessId, businessId));
  });
}
