import { and, eq, isNull } from 'drizzle-orm';
import { measureComplaints, measures } from '#database/schema/measures.ts';
import type { MeasureEnding } from '#domain/measures/measures.ts';
import type { Actor, Reviewer } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import type { MeasureRow } from '#server/modules/trust/measures/queries.ts';
import { lockBusiness, settleEffects } from '#server/modules/trust/measures/settle-effects.ts';
import { writeStep } from '#server/modules/trust/measures/write-step.ts';

/** Locks a measure and its business; 404. */
export async function lockMeasure(tx: TransactionContext<Actor>, businessId: string, id: string): Promise<MeasureRow> {
  if (!(await lockBusiness(tx, businessId))) throw new Problem('not_found');
  const [measure] = await tx.db
    .select()
    .from(measures)
    .where(and(eq(measures.businessId, businessId), eq(measures.id, id)));
  if (!measure) throw new Problem('not_found');
  return measure;
}

/** Restores what no other measure restricts. Last step of a transaction. */
export async function endMeasure(
  tx: TransactionContext<Actor>,
  measure: MeasureRow,
  ending: MeasureEnding,
  reason: string | null,
): Promise<void> {
  const { db, now } = tx;
  const { businessId, id, kind } = measure;
  const ended = { ...measure, endedAt: now, ending };
  const mine = and(eq(measures.businessId, businessId), eq(measures.id, id));
  await db.update(measures).set({ endedAt: now, ending }).where(mine);
  await writeAudit(tx, {
    action: 'measure_ended',
    subject: `business:${businessId}`,
    before: { measure: id, kind },
    after: { ending, reason },
    businessId,
  });
  await writeStep(tx, measure, ending, reason);
  await settleEffects(tx, businessId, [ended]);
}

/** Lifts a measure with a reason for the owner; upholds a waiting complaint. 409 `measure_over`. */
export async function liftMeasure(
  ctx: AnyContext<Reviewer>,
  businessId: string,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const measure = await lockMeasure(tx, businessId, id);
    if (measure.endedAt) throw new Problem('measure_over', { members: { ending: measure.ending } });
    await tx.db
      .update(measureComplaints)
      .set({ outcome: 'upheld', reason, decidedBy: tx.actor.reviewerId, decidedAt: tx.now })
      .where(
        and(
          eq(measureComplaints.businessId, businessId),
          eq(measureComplaints.measureId, id),
          isNull(measureComplaints.decidedAt),
        ),
      );
    await endMeasure(tx, measure, 'lifted', reason);
  });
}
