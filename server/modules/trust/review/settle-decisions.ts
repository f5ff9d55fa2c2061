import { and, asc, eq, lte } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { heldDecisions, verificationDecisions } from '#database/schema/verifications.ts';
import { isFinal, verificationSteps } from '#domain/verification/decisions.ts';
import type { Reviewer, System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { publishAwaitingEvents, returnAwaitingEvents } from '#server/modules/events/events/settle-awaiting-events.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import type { HeldRow } from '#server/modules/trust/review/lock-case.ts';
import { findSeenEvents } from '#server/modules/trust/review/waiting-queries.ts';

const BATCH = 1000;

/** Applies a decision in its reviewer's name. Requires the lock on the business. */
async function settle(tx: TransactionContext<Reviewer>, business: typeof businesses.$inferSelect, held: HeldRow) {
  const { db, now } = tx;
  const { businessId, outcome, reasons, reason, confirmedBy } = held;
  const { verificationStatus, resubmittedAt, createdAt } = business;
  const stated = { reasons, reason };
  const made = { id: held.id, businessId, reviewerId: held.reviewerId, outcome, ...stated, confirmedBy };
  const decidedAt = held.confirmedAt ?? held.decidedAt;
  await db.update(businesses).set({ verificationStatus: outcome, updatedAt: now }).where(eq(businesses.id, businessId));
  await db.insert(verificationDecisions).values({ ...made, decidedAt, submittedAt: resubmittedAt ?? createdAt });
  await writeAudit(tx, {
    action: outcome === 'verified' ? 'business_verified' : 'business_rejected',
    subject: `business:${businessId}`,
    before: { verification_status: verificationStatus },
    after: { verification_status: outcome, ...(outcome === 'rejected' ? stated : {}) },
    businessId,
  });
  if (outcome === 'verified') {
    const seen = await findSeenEvents(db, tx.actor, { businessId, decidedAt: held.decidedAt });
    await publishAwaitingEvents(tx, businessId, seen);
  } else if (isFinal(reasons)) await returnAwaitingEvents(tx, businessId);
  await announceChange(tx, businessId, 'verification.changed', null);
  await showBusiness(tx, businessId);
  await writeNotices(tx, businessId, { kind: 'decision', facts: { about: 'decision', outcome, ...stated } });
}

/**
 * Applies a decision after the undo period: status, log, mail and waiting events together. The row lock makes it run
 * once and never after an undo. No effect if superseded or the account was deleted.
 */
async function settleDecision(ctx: Context<System>, businessId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    const [found] = await db
      .delete(heldDecisions)
      .where(and(eq(heldDecisions.businessId, businessId), lte(heldDecisions.settlesAt, now)))
      .returning();
    if (!business || !found || business.closedAt) return;
    if (!verificationSteps[business.verificationStatus].mayDecide) return;
    const { username, role } = reviewers;
    const [by] = await db.select({ username, role }).from(reviewers).where(eq(reviewers.id, found.reviewerId));
    if (!by) throw new Error(`reviewer ${found.reviewerId} does not exist`);
    const actor: Reviewer = { kind: 'reviewer', reviewerId: found.reviewerId, sessionId: '', ...by };
    await settle({ ...tx, actor }, business, found);
  });
}

export const settleDecisions = defineJob(
  'settle-decisions',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ businessId: heldDecisions.businessId })
      .from(heldDecisions)
      .where(lte(heldDecisions.settlesAt, ctx.now))
      .orderBy(asc(heldDecisions.settlesAt))
      .limit(BATCH);
    for (const { businessId } of due) {
      await settleDecision(ctx, businessId).catch((error) =>
        ctx.deps.logger.error({ err: error, businessId }, 'a decision did not come to hold'),
      );
    }
  },
);
