import type { z } from 'zod';
import type { CustomerMoneySchema } from '#contract/desk-customers.ts';
import { nextSeq } from '#server/http/cursor.ts';
import type { findMoney } from '#server/modules/desk/customers/money-queries.ts';
import { toBalance } from '#server/modules/money/credits/to-balance.ts';
import { toEntry } from '#server/modules/money/credits/to-entry.ts';
import { toInvoice } from '#server/modules/money/invoices/to-invoice.ts';
import { toSubscription } from '#server/modules/money/subscription/to-subscription.ts';

type Money = Awaited<ReturnType<typeof findMoney>>;

export function toMoney(
  { balance, subscription, ledger, invoices, payments }: Money,
  limit: number,
): z.input<typeof CustomerMoneySchema> {
  return {
    balance: toBalance(balance),
    subscription: toSubscription(subscription, balance),
    ledger: ledger.map(toEntry),
    next_cursor: nextSeq(
      ledger.map(({ entry }) => entry),
      limit,
    ),
    invoices: invoices.map((row) => ({ ...toInvoice(row), payment_id: row.paymentId })),
    payments: payments.map((row) => ({
      id: row.id,
      reference: row.reference,
      type: row.type,
      item: row.item,
      amount_cents: row.amountCents,
      credits: row.credits,
      refunded_cents: row.refundedCents,
      disputed_cents: row.disputedCents,
      paid_at: row.paidAt.toISOString(),
    })),
  };
}
