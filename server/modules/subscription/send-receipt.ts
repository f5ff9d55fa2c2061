import { eq } from 'drizzle-orm';
import { payments } from '#database/schema/subscriptions.ts';
import type { Context } from '#server/context/context.ts';
import { receiptMail } from '#server/mails/payment-mails.ts';
import { findBuyer } from '#server/modules/subscription/queries.ts';

/** Confirms a payment to the owner of the business. */
export async function sendReceipt({ db, deps }: Context, paymentId: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`payment ${paymentId} does not exist`);
  const { language, name } = await findBuyer(db, payment.businessId);
  await deps.mailer.send(await receiptMail(deps.config, language, { name, payment }));
}
