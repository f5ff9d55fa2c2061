import { and, eq } from 'drizzle-orm';
import { measureComplaints, measures } from '#database/schema/measures.ts';
import type { MeasureReasons } from '#domain/measures/measures.ts';
import { changesBetween } from '#domain/measures/measures.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { requireFitting } from '#server/modules/trust/measures/impose-measure.ts';
import { settleMeasures } from '#server/modules/trust/measures/jobs.ts';
import { lockMeasure } from '#server/modules/trust/measures/lift-measure.ts';
import { toEnd, toLastDay } from '#server/modules/trust/measures/to-last-day.ts';
import { writeStep } from '#server/modules/trust/measures/write-step.ts';

/**
 * Changes reasons or last day and notifies the owner. No effect if unchanged. 409 `measure_over`; 409
 * `complaint_exists`.
 */
export async function changeMeasure(
  ctx: AnyContext<Reviewer>,
  businessId: string,
  id: string,
  { reason, ...wanted }: Partial<MeasureReasons> & { reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, now, deps } = tx;
    const measure = await lockMeasure(tx, businessId, id);
    if (measure.endedAt) throw new Problem('measure_over', { members: { ending: measure.ending } });
    const complained = and(eq(measureComplaints.businessId, businessId), eq(measureComplaints.measureId, id));
    if ((await db.$count(measureComplaints, complained)) > 0) throw new Problem('complaint_exists');
    const { ground, source, facts, endsAt } = measure;
    const before: MeasureReasons = { ground, source, facts, until: toLastDay(endsAt) };
    const after: MeasureReasons = { ...before, ...wanted };
    const changes = changesBetween(before, after);
    if (changes.length === 0) return;
    requireFitting({ ...measure, ...after }, now);
    const { until, ...reasons } = after;
    const changed = { ...reasons, endsAt: toEnd(until), changedAt: now };
    await db
      .update(measures)
      .set(changed)
      .where(and(eq(measures.businessId, businessId), eq(measures.id, id)));
    const ofLog = (side: 'before' | 'after') => Object.fromEntries(changes.map((each) => [each.field, each[side]]));
    await writeAudit(tx, {
      action: 'measure_changed',
      subject: `business:${businessId}`,
      before: { measure: id, kind: measure.kind, ...ofLog('before') },
      after: { ...ofLog('after'), reason },
      businessId,
    });
    await writeStep(tx, measure, 'changed', reason, changes);
    if (changed.endsAt) await enqueue({ db, deps }, settleMeasures, {}, { startAfter: changed.endsAt });
    await announceChange(tx, businessId, 'measures.changed', id);
  });
}
