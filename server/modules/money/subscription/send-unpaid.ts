import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { isUnpaid } from '#domain/plans/unpaid.ts';
import { unpaidMail } from '#server/adapters/mails/payment-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';

/** Mails the owner, unless paid meanwhile. */
export const sendUnpaid = defineJob(
  'send-unpaid',
  { data: { businessId: z.uuid(), number: z.int() }, retry: 'a day' },
  async ({ db, deps }, { businessId, number }): Promise<void> => {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.businessId, businessId));
    if (!row || !isUnpaid(row.status)) return;
    const { owner } = await findBilling(db, businessId);
    await deps.mailer.send(await unpaidMail(deps.config, owner, number));
  },
);
