import { and, gt, lte, sql } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { lowCreditsMail } from '#server/mails/credit-mails.ts';
import { ledgerAlertMail } from '#server/mails/payment-mails.ts';
import { findLedgerDifferences } from '#server/modules/credits/find-ledger-differences.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';
import { findLowAccount } from '#server/modules/credits/queries.ts';

/** Books the lapse of plan credits whose period is over, so that the ledger shows it even when no credits move. */
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

/** Proves that every balance is the sum of its entries, and alerts the operator to any that is not. */
export async function proveLedger(ctx: Context<System>): Promise<void> {
  await bookLapses(ctx);
  const differences = await findLedgerDifferences(ctx.db);
  if (differences.length === 0) return;
  const { deps } = ctx;
  deps.logger.error({ differences }, 'the credit ledger does not add up');
  const to = deps.config.operator.supportEmail ?? deps.config.operator.email;
  if (to) await deps.mailer.send(await ledgerAlertMail(deps.config, { to, differences }));
}

/** Tells the owner that few plan credits are left; sends nothing when the period has ended since. */
export async function sendLowCredits({ db, deps, now }: Context, businessId: string): Promise<void> {
  const account = await findLowAccount(db, businessId, now);
  if (!account) return;
  const { language, to, name, remaining, total, purchased } = account;
  await deps.mailer.send(await lowCreditsMail(deps.config, language, { to, name, remaining, total, purchased }));
}
