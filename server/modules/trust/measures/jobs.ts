import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { measures } from '#database/schema/measures.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { endMeasure, lockMeasure } from '#server/modules/trust/measures/lift-measure.ts';
import { settleEffects } from '#server/modules/trust/measures/settle-effects.ts';
import { settleHiddenEvents } from '#server/modules/trust/measures/settle-hidden-events.ts';
import { writeStep } from '#server/modules/trust/measures/write-step.ts';

const BATCH = 1000;

const isDue = (now: Date) =>
  and(
    isNull(measures.endedAt),
    or(lte(measures.endsAt, now), and(isNull(measures.tookEffectAt), lte(measures.effectiveAt, now))),
  );

/** Idempotent; no effect before its time. */
async function settleMeasure(ctx: Context<System>, businessId: string, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const measure = await lockMeasure(tx, businessId, id);
    if (measure.endedAt !== null) return;
    if (measure.endsAt !== null && measure.endsAt <= tx.now) return endMeasure(tx, measure, 'expired', null);
    if (measure.tookEffectAt !== null || measure.effectiveAt > tx.now) return;
    await tx.db
      .update(measures)
      .set({ tookEffectAt: tx.now })
      .where(and(eq(measures.businessId, businessId), eq(measures.id, id)));
    await writeStep(tx, measure, 'took_effect');
    await settleEffects(tx, businessId, [{ ...measure, tookEffectAt: tx.now }]);
  });
}

export const settleMeasures = defineJob(
  'settle-measures',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    // First: whether an event began hidden must not depend on measures that end in this run.
    await settleHiddenEvents(ctx);
    const due = await ctx.db
      .select({ id: measures.id, businessId: measures.businessId })
      .from(measures)
      .innerJoin(businesses, and(eq(businesses.id, measures.businessId), isNull(businesses.closedAt)))
      .where(isDue(ctx.now))
      .limit(BATCH);
    for (const { id, businessId } of due) {
      await settleMeasure(ctx, businessId, id).catch((error) =>
        ctx.deps.logger.error({ err: error, measureId: id }, 'a measure did not take effect or end'),
      );
    }
  },
);
