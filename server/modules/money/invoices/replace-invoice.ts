import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { invoices } from '#database/schema/invoices.ts';
import { missingDocument } from '#domain/invoices/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { documentedOf, drawNumber, sellerOf } from '#server/modules/money/invoices/issue-invoices.ts';
import { storeInvoice } from '#server/modules/money/invoices/write-invoice.ts';

/**
 * Corrects what an invoice still documents, and invoices it again with the present billing data; both cancel out. The
 * caller holds the subscription's lock and calls this last, as all businesses share the counter.
 */
export async function replaceInvoice(
  { db, now, deps }: TransactionContext,
  businessId: string,
  invoiceId: string,
): Promise<{ former: string; correction: string; number: string }> {
  const issued = await db.select().from(invoices).where(eq(invoices.businessId, businessId)).orderBy(invoices.number);
  const former = issued.find(({ id, kind }) => id === invoiceId && kind === 'invoice');
  if (!former) throw new Problem('not_found');
  const { cents, invoice: newest } = documentedOf(former.paymentId, issued);
  if (newest?.id !== invoiceId) throw invalidField('invoice_id', 'replaced', 'There is a newer invoice of the payment');
  const { details, owner } = await findBilling(db, businessId);
  if (isDeepStrictEqual(details, former.buyer)) {
    throw invalidField('invoice_id', 'unchanged', 'The billing data are still those of the invoice');
  }
  const parts = [
    { document: missingDocument(cents, 0, former.vatPercent), corrects: former.number, buyer: former.buyer },
    { document: missingDocument(0, cents, former.vatPercent), corrects: null, buyer: details },
  ];
  const year = Number(berlinDay(now).slice(0, 4));
  const numbers: string[] = [];
  for (const { document, corrects, buyer } of parts) {
    if (!document) throw invalidField('invoice_id', 'refunded', 'The payment was refunded in full');
    const id = randomUUIDv7();
    const number = await drawNumber(db, year);
    const facts = { language: owner.language, seller: sellerOf(deps.config), issuedAt: now };
    await db.insert(invoices).values({ ...former, ...facts, ...document, id, number, corrects, buyer });
    await enqueue({ db, deps }, storeInvoice, { businessId, invoiceId: id });
    numbers.push(number);
  }
  const [correction = '', number = ''] = numbers;
  return { former: former.number, correction, number };
}
