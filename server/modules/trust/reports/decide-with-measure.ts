import { eq } from 'drizzle-orm';
import { reportCases } from '#database/schema/reports.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { NewMeasure } from '#server/modules/trust/measures/impose-measure.ts';
import { imposeMeasure } from '#server/modules/trust/measures/impose-measure.ts';
import { lockBusiness } from '#server/modules/trust/measures/settle-effects.ts';
import type { Decision } from '#server/modules/trust/reports/decide-report.ts';
import { decideReport, requireUndecided } from '#server/modules/trust/reports/decide-report.ts';

function refuse(path: string, code: string, message: string): never {
  throw new Problem('invalid_input', { errors: [{ path, code, message }] });
}

/** Imposes and decides in the caller's transaction. 422 without a target or for another event's measure. */
export async function decideWithMeasure(
  tx: TransactionContext<Reviewer>,
  caseId: string,
  decision: Decision,
  wanted: NewMeasure,
): Promise<void> {
  const read = async () => (await tx.db.select().from(reportCases).where(eq(reportCases.id, caseId)))[0];
  const businessId = (await read())?.businessId ?? null;
  const business = businessId === null ? undefined : await lockBusiness(tx, businessId);
  // Under the business's lock, so the loser gets the decision's 409, not the measure's.
  const found = await read();
  if (!found) throw new Problem('not_found');
  await requireUndecided(tx, found);
  if (!business) return refuse('measure', 'not_allowed', 'What was reported is not here any more');
  if (found.eventId !== null && wanted.eventId !== null && wanted.eventId !== found.eventId) {
    return refuse('measure.event_id', 'does_not_fit', 'Not the event that was reported');
  }
  const { id: measureId } = await imposeMeasure(tx, business.id, wanted, 'measure.');
  await decideReport(tx, caseId, { ...decision, measureId });
}
