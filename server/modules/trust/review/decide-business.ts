import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import { heldDecisions, reviewClaims } from '#database/schema/verifications.ts';
import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import { undoSeconds } from '#domain/verification/desk.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { findDecisions } from '#server/modules/people/verification/queries.ts';
import { lockCase } from '#server/modules/trust/review/lock-case.ts';
import { settleDecisions } from '#server/modules/trust/review/settle-decisions.ts';

interface Decision {
  outcome: VerificationOutcome;
  reasons?: RejectionReason[];
  reason?: string;
}

type Locked = Awaited<ReturnType<typeof lockCase>>;

async function requireUndecided({ db }: TransactionContext, { business, held }: Locked): Promise<void> {
  const { verificationStatus } = business;
  if (!held && verificationSteps[verificationStatus].mayDecide) return;
  const [by] = held
    ? await db.select({ name: reviewers.username }).from(reviewers).where(eq(reviewers.id, held.reviewerId))
    : [];
  if (held && held.settlesAt === null) {
    throw new Problem('proposal_state', {
      detail: `${by?.name ?? 'A reviewer'} has proposed to reject it: confirm that or return it`,
      members: { decided_by: by?.name ?? null, decided_at: held.decidedAt.toISOString() },
    });
  }
  const former = held ? undefined : (await findDecisions(db, [business.id])).get(business.id);
  const [status, name] = held ? [held.outcome, by?.name] : [verificationStatus, former?.decidedBy];
  throw new Problem('already_decided', {
    detail: `It is ${status} already${name ? `, by ${name}` : ''}`,
    members: {
      verification_status: status,
      decided_by: name ?? null,
      decided_at: (held?.decidedAt ?? former?.decidedAt)?.toISOString() ?? null,
    },
  });
}

/** When a decision made now takes effect. */
export function settlesAt(now: Date): Date {
  return new Date(now.getTime() + undoSeconds * 1000);
}

/**
 * The row lock lets the first reviewer decide; the second gets 409 with the name. Only the desk sees a decision in its
 * undo period. A rejection that needs two reviewers waits for the second.
 */
export async function decideBusiness(ctx: Context<Reviewer>, businessId: string, decision: Decision): Promise<void> {
  const { outcome, reasons = [], reason = '' } = decision;
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    await requireUndecided(tx, await lockCase(tx, businessId));
    const needsSecond = outcome === 'rejected' && deps.config.reviewFourEyes === 'rejections';
    const stated = { reasons, reason: reason || null };
    const held = { businessId, id: randomUUIDv7(), reviewerId: actor.reviewerId, outcome, ...stated, decidedAt: now };
    await db.insert(heldDecisions).values({ ...held, settlesAt: needsSecond ? null : settlesAt(now) });
    await db.delete(reviewClaims).where(eq(reviewClaims.businessId, businessId));
    if (needsSecond) {
      const subject = `business:${businessId}`;
      await writeAudit(tx, { action: 'rejection_proposed', subject, before: null, after: stated, businessId });
    } else {
      await enqueue({ db, deps }, settleDecisions, {}, { startAfter: settlesAt(now) });
    }
  });
}
