import { eq } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import type { Context } from '#server/context/context.ts';
import { paymentReturnedMail } from '#server/mails/payment-mails.ts';

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
