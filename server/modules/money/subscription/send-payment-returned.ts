import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { creditAccounts } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { paymentReturnedMail } from '#server/adapters/mails/payment-mails.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Mails the operator the current state. */
export const sendPaymentReturned = defineJob(
  'send-payment-returned',
  { data: { paymentId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { paymentId }): Promise<void> => {
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
  },
);
