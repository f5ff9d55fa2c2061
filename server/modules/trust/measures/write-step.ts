import { randomUUIDv7 } from 'node:crypto';
import { measureHistory } from '#database/schema/measures.ts';
import type { MeasureChange, MeasureStep } from '#domain/measures/measures.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import type { MeasureRow } from '#server/modules/trust/measures/queries.ts';
import { sendMeasureMail } from '#server/modules/trust/measures/send-measure-mail.ts';

/** Enqueues the owner's mail, in the caller's transaction. */
export async function writeStep(
  { db, actor, now, deps }: TransactionContext<Actor>,
  { businessId, id: measureId }: Pick<MeasureRow, 'businessId' | 'id'>,
  step: MeasureStep,
  text: string | null = null,
  changes: MeasureChange[] | null = null,
): Promise<void> {
  const id = randomUUIDv7();
  const reviewerId = actor.kind === 'reviewer' ? actor.reviewerId : null;
  await db
    .insert(measureHistory)
    .values({ id, businessId, measureId, step, reviewerId, text, changes, createdAt: now });
  await enqueue({ db, deps }, sendMeasureMail, { businessId, stepId: id });
}
