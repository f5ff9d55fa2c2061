import { z } from '@hono/zod-openapi';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { documentKinds } from '#domain/invoices/documents.ts';
import { checkoutTypes } from '#domain/plans/offers.ts';

const tag = 'Subscription';
const access = { as: 'member', requires: 'owner', scope: 'invoices:read' } as const;

export const InvoiceSchema = z
  .object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(documentKinds).openapi({ description: '`correction`: a refund reduced an invoice' }),
    corrects: z.string().nullable().openapi({ description: 'Number of the invoice that is corrected' }),
    type: z.enum(checkoutTypes),
    item: z.string().openapi({ description: 'Plan or pack' }),
    credits: z.int(),
    gross_cents: z.int().openapi({ description: 'EUR cents, never negative, not even in a correction' }),
    net_cents: z.int(),
    vat_cents: z.int(),
    vat_percent: z.int(),
    supplied_at: InstantSchema.openapi({ description: 'When it was paid' }),
    period_end: InstantSchema.nullable().openapi({ description: 'Of the plan period; null for a pack' }),
    issued_at: InstantSchema,
  })
  .openapi('Invoice', {
    example: {
      id: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11',
      number: '2026-000042',
      kind: 'invoice',
      corrects: null,
      type: 'one-time',
      item: 'credits_25',
      credits: 25,
      gross_cents: 1500,
      net_cents: 1261,
      vat_cents: 239,
      vat_percent: 19,
      supplied_at: '2026-11-21T18:00:00.000Z',
      period_end: null,
      issued_at: '2026-11-21T18:00:02.000Z',
    },
  });

const listInvoices = defineRoute({
  method: 'get',
  path: '/invoices',
  operationId: 'listInvoices',
  priority: 'member_reads',
  tag,
  summary: 'Invoices and their corrections, newest first',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'One page', schema: pageOf(InvoiceSchema) },
});

const getInvoicePdf = defineRoute({
  method: 'get',
  path: '/invoices/{id}/pdf',
  operationId: 'getInvoicePdf',
  priority: 'member_reads',
  tag,
  summary: 'The invoice as PDF with embedded e-invoice (ZUGFeRD, EN 16931)',
  access,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 200, description: 'The invoice', fileTypes: ['application/pdf'] },
  problems: ['not_found'],
});

export const invoicesRoutes = { listInvoices, getInvoicePdf };
