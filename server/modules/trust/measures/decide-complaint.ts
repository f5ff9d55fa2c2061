import { and, eq } from 'drizzle-orm';
import { measureComplaints, measureHistory } from '#database/schema/measures.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { ComplaintOutcome } from '#domain/measures/measures.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { endMeasure, lockMeasure } from '#server/modules/trust/measures/lift-measure.ts';
import { isOwn } from '#server/modules/trust/measures/to-measure.ts';
import { writeStep } from '#server/modules/trust/measures/write-step.ts';

/**
 * Upheld ends the measure and restores everything; refused keeps it, with reasons. 403 `own_measure` for the reviewer
 * who imposed or changed it; 409 `already_decided`.
 */
export async function decideComplaint(
  ctx: AnyContext<Reviewer>,
  { businessId, measureId }: { businessId: string; measureId: string },
  { outcome, reason }: { outcome: ComplaintOutcome; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const measure = await lockMeasure(tx, businessId, measureId);
    const mine = and(eq(measureComplaints.businessId, businessId), eq(measureComplaints.measureId, measureId));
    const [complaint] = await db
      .select({ outcome: measureComplaints.outcome, decidedAt: measureComplaints.decidedAt, by: reviewers.username })
      .from(measureComplaints)
      .leftJoin(reviewers, eq(reviewers.id, measureComplaints.decidedBy))
      .where(mine);
    if (!complaint) throw new Problem('not_found');
    const history = await db
      .select()
      .from(measureHistory)
      .where(and(eq(measureHistory.businessId, businessId), eq(measureHistory.measureId, measureId)));
    if (isOwn({ measure, history }, actor.reviewerId)) throw new Problem('own_measure');
    if (complaint.decidedAt) {
      throw new Problem('already_decided', {
        detail: `It is ${complaint.outcome} already, by ${complaint.by}`,
        members: {
          outcome: complaint.outcome,
          decided_by: complaint.by,
          decided_at: complaint.decidedAt.toISOString(),
        },
      });
    }
    const decision = { outcome, reason, decidedBy: actor.reviewerId, decidedAt: now };
    await db.update(measureComplaints).set(decision).where(mine);
    await writeAudit(tx, {
      action: 'complaint_decided',
      subject: `business:${businessId}`,
      before: { measure: measureId, kind: measure.kind },
      after: { outcome, reason },
      businessId,
    });
    if (outcome === 'upheld' && measure.endedAt === null) return endMeasure(tx, measure, 'complaint_upheld', reason);
    await writeStep(tx, measure, outcome === 'upheld' ? 'complaint_upheld' : 'complaint_refused', reason);
    await announceChange(tx, businessId, 'measures.changed', measureId);
  });
}
