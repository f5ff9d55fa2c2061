import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, line } from '#contract/shared/fields.ts';
import { ReasonSchema } from '#contract/shared/reason.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { exportStatuses } from '#domain/account/export.ts';

const act = { method: 'post', tag: 'Desk', priority: 'always', isIdempotent: true } as const;
const params = z.object({ id: IdSchema });

const exportForOwner = defineRoute({
  ...act,
  path: '/desk/customers/{id}/export',
  operationId: 'exportForOwner',
  summary: "Start the export of a business's data for its owner",
  description: 'Only the owner gets the file, by a mail and after signing in. One a day.',
  access: { as: 'reviewer', may: 'export_accounts' },
  request: { params, body: jsonBody(z.strictObject({ reason: ReasonSchema })) },
  success: {
    status: 200,
    description: 'Being made',
    schema: z.object({ status: z.enum(exportStatuses), to: z.string(), expires_at: InstantSchema }),
  },
  problems: ['export_recent'],
});

const replaceInvoice = defineRoute({
  ...act,
  path: '/desk/customers/{id}/invoices/replace',
  operationId: 'replaceInvoice',
  summary: 'Correct an invoice in full and issue it anew',
  description:
    'For an invoice with wrong billing data, after the owner has corrected them: the new one carries the present data. Both are ' +
    'mailed. Only the newest invoice of a payment that was not refunded in full.',
  access: { as: 'reviewer', may: 'refund_payments' },
  request: { params, body: jsonBody(z.strictObject({ invoice_id: IdSchema, reason: ReasonSchema })) },
  success: {
    status: 200,
    description: 'Issued',
    schema: z.object({ correction: z.string(), number: z.string().openapi({ description: 'Of the new invoice' }) }),
  },
});

const closeAccount = defineRoute({
  ...act,
  path: '/desk/customers/{id}/close',
  operationId: 'closeAccount',
  summary: 'Close the account of a business',
  description:
    'The owner is mailed, and can keep it. Everything stays and can be exported for 30 more days; then the account is deleted, ' +
    'or within two hours if its owner asks for erasure.',
  access: { as: 'reviewer', may: 'close_accounts' },
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        name: line(200, 1).openapi({ description: 'The name of the business, typed' }),
        erase_now: z.boolean().openapi({ description: 'The owner asks for erasure' }),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 200, description: 'Planned', schema: z.object({ closes_at: InstantSchema }) },
  problems: ['subscription_running'],
});

const cancelClosing = defineRoute({
  ...act,
  path: '/desk/customers/{id}/close/cancel',
  operationId: 'cancelClosing',
  summary: 'Keep an account that was to be closed',
  access: { as: 'reviewer', may: 'close_accounts' },
  request: { params, body: jsonBody(z.strictObject({ reason: ReasonSchema })) },
  success: { status: 200, description: 'Kept', schema: z.object({ company_name: z.string() }) },
});

export const deskAccountsRoutes = { exportForOwner, replaceInvoice, closeAccount, cancelClosing };
