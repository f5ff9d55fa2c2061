import { eq } from 'drizzle-orm';
import { payments } from '#database/schema/subscriptions.ts';
import type { Context } from '#server/context/context.ts';
import { receiptMail } from '#server/mails/payment-mails.ts';
import { findBuyer, findCustomers, findDueBusinesses } from '#server/modules/subscription/queries.ts';

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

/** Confirms a payment to the owner of the business. */
export async function sendReceipt({ db, deps }: Context, paymentId: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`payment ${paymentId} does not exist`);
  const { language, name } = await findBuyer(db, payment.businessId);
  await deps.mailer.send(await receiptMail(deps.config, language, { name, payment }));
}
