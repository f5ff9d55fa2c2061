import { and, eq, isNotNull } from 'drizzle-orm';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { unpaidNoticesDue } from '#domain/plans/unpaid.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { proveLedger } from '#server/modules/money/credits/jobs.ts';
import { findCustomers, findDueBusinesses } from '#server/modules/money/subscription/queries.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';
import { sendUnpaid } from '#server/modules/money/subscription/send-unpaid.ts';

async function enqueueAll({ deps }: Context, businessIds: string[]): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const businessId of businessIds) await enqueue({ db: tx, deps }, reconcilePayments, { businessId });
  });
}

/** Finds renewals with lost webhooks within the hour after a period's end. */
export const reconcileDueSubscriptions = defineJob(
  'reconcile-due-subscriptions',
  { retry: 'soon', schedule: '7 * * * *' },
  async (ctx): Promise<void> => {
    await enqueueAll(ctx, await findDueBusinesses(ctx.db, ctx.now));
  },
);

/** Nightly. */
export async function reconcileAllCustomers(ctx: Context): Promise<void> {
  await enqueueAll(ctx, await findCustomers(ctx.db));
}

/** Each notice once. */
export const noticeUnpaid = defineJob(
  'notice-unpaid',
  { retry: 'soon', schedule: '27 8-20 * * *' },
  async (ctx): Promise<void> => {
    const { id, businessId, unpaidSince, unpaidNotices } = subscriptions;
    const open = await ctx.db.select().from(subscriptions).where(isNotNull(unpaidSince));
    for (const row of open) {
      const due = row.unpaidSince ? unpaidNoticesDue(row.unpaidSince, ctx.now) : 0;
      if (due <= row.unpaidNotices) continue;
      await inTransaction(ctx, async (tx) => {
        const told = await tx.db
          .update(subscriptions)
          .set({ unpaidNotices: due })
          .where(and(eq(id, row.id), isNotNull(unpaidSince), eq(unpaidNotices, row.unpaidNotices)))
          .returning({ businessId });
        for (const each of told) await enqueue(tx, sendUnpaid, { ...each, number: due });
      });
    }
  },
);

export const proveLedgers = defineJob(
  'prove-ledger',
  { retry: 'soon', schedule: '23 4 * * *' },
  async (ctx): Promise<void> => {
    await reconcileAllCustomers(ctx);
    await proveLedger(ctx);
  },
);
