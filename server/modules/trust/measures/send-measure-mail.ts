import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { measureComplaints, measureHistory, measures } from '#database/schema/measures.ts';
import { users } from '#database/schema/users.ts';
import { measureMail } from '#server/adapters/mails/measure-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findStatedName } from '#server/modules/trust/measures/queries.ts';

/** Mails the owner once; not if the account was deleted. */
export const sendMeasureMail = defineJob(
  'tell-of-measure',
  { data: { businessId: z.uuid(), stepId: z.uuid() }, retry: 'a day' },
  async ({ db, deps, now }, { businessId, stepId }): Promise<void> => {
    const mine = and(eq(measureHistory.businessId, businessId), eq(measureHistory.id, stepId));
    const [found] = await db
      .select({ step: measureHistory, measure: measures, complaint: measureComplaints, owner: users })
      .from(measureHistory)
      .innerJoin(
        measures,
        and(eq(measures.businessId, measureHistory.businessId), eq(measures.id, measureHistory.measureId)),
      )
      .innerJoin(businesses, and(eq(businesses.id, measureHistory.businessId), isNull(businesses.closedAt)))
      .innerJoin(users, eq(users.id, businesses.userId))
      .leftJoin(
        measureComplaints,
        and(eq(measureComplaints.businessId, measures.businessId), eq(measureComplaints.measureId, measures.id)),
      )
      .where(and(mine, isNull(measureHistory.mailedAt)));
    if (!found) return;
    const { owner, step, measure, complaint } = found;
    const business = await findStatedName(db, businessId);
    const dueAt = complaint?.dueAt ?? null;
    await deps.mailer.send(
      await measureMail(deps.config, owner.language, {
        to: owner.email,
        name: owner.name,
        business,
        step,
        measure,
        dueAt,
      }),
    );
    await db.update(measureHistory).set({ mailedAt: now }).where(mine);
  },
);
