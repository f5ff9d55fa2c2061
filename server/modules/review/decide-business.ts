import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';
import { isFinal, verificationSteps } from '#domain/verification/decisions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/audit/write-audit.ts';
import { publishAwaitingEvents, returnAwaitingEvents } from '#server/modules/events/settle-awaiting-events.ts';
import { showBusiness } from '#server/modules/guest-view/show-business.ts';
import { writeNotices } from '#server/modules/notices/write-notices.ts';
import { announceChange } from '#server/modules/stream/announce-change.ts';
import { findDecisions } from '#server/modules/verification/queries.ts';

interface Decision {
  outcome: VerificationOutcome;
  reasons?: RejectionReason[];
  reason?: string;
}

/**
 * Verifies or rejects a pending business. The row is held meanwhile: of two reviewers at once the first decides, and the
 * second is told who it was. Decision, log entry, mail, and what becomes of the events that
 * waited, come with the change or not at all.
 */
export async function decideBusiness(ctx: Context<Reviewer>, businessId: string, decision: Decision): Promise<void> {
  const { outcome, reasons = [], reason = '' } = decision;
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    if (!business || business.closedAt) throw new Problem('not_found');
    const { verificationStatus } = business;
    if (!verificationSteps[verificationStatus].mayDecide) {
      const former = (await findDecisions(db, [businessId])).get(businessId);
      throw new Problem('already_decided', {
        detail: `It is ${verificationStatus} already${former ? `, by ${former.decidedBy}` : ''}`,
        members: {
          verification_status: verificationStatus,
          decided_by: former?.decidedBy ?? null,
          decided_at: former?.decidedAt.toISOString() ?? null,
        },
      });
    }
    const id = randomUUIDv7();
    const stated = { reasons, reason: reason || null };
    await db
      .update(businesses)
      .set({ verificationStatus: outcome, updatedAt: now })
      .where(eq(businesses.id, businessId));
    await db
      .insert(verificationDecisions)
      .values({ id, businessId, reviewerId: actor.reviewerId, outcome, ...stated, decidedAt: now });
    await writeAudit(tx, {
      action: outcome === 'verified' ? 'business_verified' : 'business_rejected',
      subject: `business:${businessId}`,
      before: { verification_status: verificationStatus },
      after: { verification_status: outcome, ...(outcome === 'rejected' ? stated : {}) },
      businessId,
    });
    if (outcome === 'verified') await publishAwaitingEvents(tx, businessId);
    else if (isFinal(reasons)) await returnAwaitingEvents(tx, businessId);
    await announceChange(tx, businessId, 'verification.changed', null);
    await showBusiness(tx, businessId);
    await writeNotices(tx, businessId, { kind: 'decision', facts: { about: 'decision', outcome, ...stated } });
  });
}
