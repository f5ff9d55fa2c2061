import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { lockCustomer } from '#server/modules/desk/people/lock-customer.ts';
import { replaceInvoice } from '#server/modules/money/invoices/replace-invoice.ts';
import { lockSubscription } from '#server/modules/money/subscription/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Replaces an invoice by one with the billing data that the owner corrected. */
export async function replaceForCustomer(
  tx: TransactionContext<Reviewer>,
  businessId: string,
  { invoiceId, reason }: { invoiceId: string; reason: string },
): Promise<{ correction: string; number: string }> {
  await lockCustomer(tx, businessId);
  await lockSubscription(tx.db, businessId);
  const { former, correction, number } = await replaceInvoice(tx, businessId, invoiceId);
  await writeAudit(tx, {
    action: 'invoice_replaced',
    subject: `invoice:${invoiceId}`,
    before: { name: former },
    after: { name: number, correction, reason },
    businessId,
  });
  return { correction, number };
}
