import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { closeBusiness, isSubscriptionRunning } from '#server/modules/people/account/delete-account.ts';
import { setDeletion } from '#server/modules/people/business/set-deletion.ts';

const BATCH = 100;

const isDue = (now: Date) => and(lte(businesses.deletesAt, now), isNull(businesses.closedAt));

/** A subscription begun since then keeps the account. */
async function deleteDue(ctx: Context<System>, businessId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { userId, deletesAt } = businesses;
    const [held] = await tx.db
      .select({ userId, deletesAt })
      .from(businesses)
      .where(and(eq(businesses.id, businessId), isDue(tx.now)))
      .for('no key update');
    if (!held) return;
    if (await isSubscriptionRunning(tx, businessId)) {
      await setDeletion(tx, { businessId, before: held.deletesAt, deletesAt: null });
    } else await closeBusiness(tx, businessId, held.userId);
  });
}

/** Deletes accounts on their day, each once: the row lock serializes attempts. */
export const deleteDueBusinesses = defineJob(
  'delete-due-businesses',
  { retry: 'soon', schedule: '23 * * * *' },
  async (ctx): Promise<void> => {
    const due = await ctx.db
      .select({ id: businesses.id })
      .from(businesses)
      .where(isDue(ctx.now))
      .orderBy(asc(businesses.deletesAt))
      .limit(BATCH);
    for (const { id } of due) {
      await deleteDue(ctx, id).catch((error) =>
        ctx.deps.logger.error({ err: error, businessId: id }, 'a business was not deleted on its day'),
      );
    }
  },
);
