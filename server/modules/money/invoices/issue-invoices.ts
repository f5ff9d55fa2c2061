import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { Seller } from '#database/schema/invoices.ts';
import { invoiceCounters, invoices } from '#database/schema/invoices.ts';
import type { payments } from '#database/schema/subscriptions.ts';
import { documentNumber, missingDocument } from '#domain/invoices/documents.ts';
import { vatPercentOn } from '#domain/plans/vat.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { System } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { storeInvoice } from '#server/modules/money/invoices/write-invoice.ts';

type Payment = typeof payments.$inferSelect;
type Invoice = typeof invoices.$inferSelect;

export function sellerOf({ operator }: Pick<Config, 'operator'>): Seller {
  const { company, street, zipCode, city, managingDirector, registerCourt, registerNumber } = operator;
  const { vatId, taxNumber, email } = operator;
  return { company, street, zipCode, city, managingDirector, registerCourt, registerNumber, vatId, taxNumber, email };
}

/** The row lock serializes transactions, so a rollback leaves no gap. */
export async function drawNumber(db: Transaction, year: number): Promise<string> {
  const [drawn] = await db
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  if (!drawn) throw new Error(`no number was drawn for ${year}`);
  return documentNumber(year, drawn.last);
}

/** Documented cents, and the invoice a correction refers to. */
export function documentedOf(paymentId: string, issued: readonly Invoice[]) {
  const own = issued.filter((each) => each.paymentId === paymentId);
  const cents = own.reduce((sum, { kind, grossCents }) => sum + (kind === 'invoice' ? grossCents : -grossCents), 0);
  return { cents, invoice: own.findLast(({ kind }) => kind === 'invoice') };
}

/**
 * Issues payments' missing documents: invoices, and corrections for refunds. Disputes change none, since the price
 * stays owed. The caller holds the subscription's lock and calls this last, as all businesses share the counter.
 */
export async function issueInvoices(
  ctx: TransactionContext<System>,
  businessId: string,
  booked: readonly Payment[],
): Promise<void> {
  if (booked.length === 0) return;
  const { db, now, deps } = ctx;
  const issued = await db.select().from(invoices).where(eq(invoices.businessId, businessId)).orderBy(invoices.number);
  const missing = booked.flatMap((payment) => {
    const { cents, invoice } = documentedOf(payment.id, issued);
    const percent = invoice?.vatPercent ?? vatPercentOn(berlinDay(payment.paidAt));
    const document = missingDocument(cents, payment.amountCents - payment.refundedCents, percent);
    return document ? [{ payment, document, invoice, percent }] : [];
  });
  if (missing.length === 0) return;
  const { details, owner } = await findBilling(db, businessId);
  const year = Number(berlinDay(now).slice(0, 4));
  for (const { payment, document, invoice, percent } of missing) {
    const id = randomUUIDv7();
    const { type, item, credits, paidAt: suppliedAt, periodEnd } = payment;
    await db.insert(invoices).values({
      businessId,
      id,
      number: await drawNumber(db, year),
      ...document,
      paymentId: payment.id,
      corrects: document.kind === 'correction' ? (invoice?.number ?? null) : null,
      language: owner.language,
      seller: sellerOf(deps.config),
      // Even if the business has moved or closed.
      buyer: invoice?.buyer ?? details,
      type,
      item,
      credits,
      vatPercent: percent,
      suppliedAt,
      periodEnd,
      issuedAt: now,
    });
    await enqueue({ db, deps }, storeInvoice, { businessId, invoiceId: id });
  }
}
