import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import { trialNoticeDays } from '#domain/credits/buckets.ts';
import { ledgerAlertMail } from '#server/adapters/mails/payment-mails.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';
import { findInvoiceDifferences } from '#server/modules/money/invoices/find-invoice-differences.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';

/** Books lapsed credits of businesses without other movements. */
async function bookLapses(ctx: Context<System>): Promise<void> {
  const lapsesAt = sql`coalesce(${creditAccounts.planLapsesAt}, ${creditAccounts.planEndsAt})`;
  const due = await ctx.db
    .select({ businessId: creditAccounts.businessId })
    .from(creditAccounts)
    .where(and(gt(creditAccounts.planBalance, 0), lte(lapsesAt, ctx.now)));
  for (const { businessId } of due) {
    await inTransaction(ctx, (tx) => moveCredits(tx, businessId, { reference: 'nightly' }, () => undefined));
  }
}

/** Compares balances with entries and payments with invoices; alerts the operator. */
export async function proveLedger(ctx: Context<System>): Promise<void> {
  await bookLapses(ctx);
  const differences = [...(await findLedgerDifferences(ctx.db)), ...(await findInvoiceDifferences(ctx.db))];
  if (differences.length === 0) return;
  const { deps } = ctx;
  deps.logger.error({ differences }, 'the credit ledger does not add up');
  const to = deps.config.operator.supportEmail ?? deps.config.operator.email;
  if (to) await deps.mailer.send(await ledgerAlertMail(deps.config, { to, differences }));
}

/** One notice per trial that ends within three days with credits left. */
export const noticeEndingTrials = defineJob(
  'notice-ending-trials',
  { retry: 'soon', schedule: '37 8-20 * * *' },
  async (ctx): Promise<void> => {
    const soon = new Date(ctx.now.getTime() + trialNoticeDays * 86_400_000);
    const isEnding = and(
      eq(creditAccounts.isTrialEndNoticed, false),
      isNull(creditAccounts.planLapsesAt),
      gt(creditAccounts.planBalance, 0),
      gt(creditAccounts.planEndsAt, ctx.now),
      lte(creditAccounts.planEndsAt, soon),
    );
    await inTransaction(ctx, async (tx) => {
      const ending = await tx.db
        .update(creditAccounts)
        .set({ isTrialEndNoticed: true })
        .where(isEnding)
        .returning({ businessId: creditAccounts.businessId });
      for (const { businessId } of ending) {
        await writeNotices(tx, businessId, { kind: 'credits', facts: { about: 'trial_ending' } });
      }
    });
  },
);
