import { and, eq } from 'drizzle-orm';
import { measureComplaints } from '#database/schema/measures.ts';
import { complaintDueAt, complainUntil } from '#domain/measures/measures.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';
import { lockMeasure } from '#server/modules/trust/measures/lift-measure.ts';
import { writeStep } from '#server/modules/trust/measures/write-step.ts';

/** 409 `complaint_exists`, `measure_over` once lifted, `complaint_late` after six months. */
export async function sendComplaint(ctx: AnyContext<Member>, id: string, text: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const { businessId, userId } = actor;
    const measure = await lockMeasure(tx, businessId, id);
    const mine = and(eq(measureComplaints.businessId, businessId), eq(measureComplaints.measureId, id));
    const [present] = await db.select({ id: measureComplaints.measureId }).from(measureComplaints).where(mine);
    if (present) throw new Problem('complaint_exists');
    if (measure.ending !== null && measure.ending !== 'expired') {
      throw new Problem('measure_over', { members: { ending: measure.ending } });
    }
    if (now > complainUntil(measure)) throw new Problem('complaint_late');
    const dueAt = complaintDueAt(now);
    await db.insert(measureComplaints).values({ businessId, measureId: id, userId, text, createdAt: now, dueAt });
    await writeAudit(tx, {
      action: 'measure_complained',
      subject: `business:${businessId}`,
      before: null,
      after: { measure: id, kind: measure.kind },
    });
    await writeStep(tx, measure, 'complained');
    await announceChange(tx, businessId, 'measures.changed', id);
  });
}
