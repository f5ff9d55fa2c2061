import type { z } from 'zod';
import type { InvoiceSchema } from '#contract/invoices.ts';
import type { InvoiceRow } from '#server/modules/money/invoices/queries.ts';

export function toInvoice(row: InvoiceRow): z.input<typeof InvoiceSchema> {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    corrects: row.corrects,
    type: row.type,
    item: row.item,
    credits: row.credits,
    gross_cents: row.grossCents,
    net_cents: row.netCents,
    vat_cents: row.vatCents,
    vat_percent: row.vatPercent,
    supplied_at: row.suppliedAt.toISOString(),
    period_end: row.periodEnd?.toISOString() ?? null,
    issued_at: row.issuedAt.toISOString(),
  };
}

export const fileNameOf = ({ number }: Pick<InvoiceRow, 'number'>) => `${number}.pdf`;
