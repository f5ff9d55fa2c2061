import { and, eq, isNotNull } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { isUnpaid, unpaidNoticesDue } from '#domain/plans/unpaid.ts';
import { paymentReturnedMail, unpaidMail } from '#server/adapters/mails/payment-mails.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { findCustomers, findDueBusinesses } from '#server/modules/money/subscription/queries.ts';

async function enqueueAll({ deps }: Context, businessIds: string[]): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const businessId of businessIds) await deps.jobs.enqueue(tx, 'reconcile-payments', { businessId });
  });
}

/** Reads the customers whose period has ended again: a renewal whose message was lost is found within the hour. */
export async function reconcileDueSubscriptions(ctx: Context): Promise<void> {
  await enqueueAll(ctx, await findDueBusinesses(ctx.db, ctx.now));
}

/** Reads every customer again, once a night. */
export async function reconcileAllCustomers(ctx: Context): Promise<void> {
  await enqueueAll(ctx, await findCustomers(ctx.db));
}

/** Tells the operator that a payment went back, in full or in part, or came again: how it stands now. */
export async function sendPaymentReturned({ db, deps }: Context, paymentId: string): Promise<void> {
  const { email, supportEmail } = deps.config.operator;
  const to = supportEmail ?? email;
  const [row] = await db
    .select({ payment: payments, owed: creditAccounts.owedCredits })
    .from(payments)
    .leftJoin(creditAccounts, eq(creditAccounts.businessId, payments.businessId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new Error(`payment ${paymentId} does not exist`);
  const { payment, owed } = row;
  deps.logger.warn({ businessId: payment.businessId, reference: payment.reference, owed }, 'a payment went back');
  if (to) await deps.mailer.send(await paymentReturnedMail(deps.config, { to, payment, owed: owed ?? 0 }));
}

/** Has those told whose renewal is open for so long that the next notice is due; each notice once. */
export async function noticeUnpaid(ctx: Context): Promise<void> {
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
      for (const each of told) await tx.deps.jobs.enqueue(tx.db, 'send-unpaid', { ...each, number: due });
    });
  }
}

/** Tells the owner that a renewal could not be collected, unless it was meanwhile. */
export async function sendUnpaid({ db, deps }: Context, businessId: string, number: number): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.businessId, businessId));
  if (!row || !isUnpaid(row.status)) return;
  const { owner } = await findBilling(db, businessId);
  await deps.mailer.send(await unpaidMail(deps.config, owner, number));
}
