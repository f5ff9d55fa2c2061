import { z } from '@hono/zod-openapi';
import { CouponSchema } from '#contract/desk-coupons.ts';
import { GoodwillSchema, ReasonSchema, TrialSchema } from '#contract/desk-goodwill.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { checkoutTypes } from '#domain/plans/offers.ts';
import { refundStates } from '#domain/plans/refunds.ts';

const tag = 'Desk';

export const RefundSchema = z
  .object({
    id: IdSchema,
    cents: z.int(),
    reason: z.string(),
    state: z.enum(refundStates).openapi({
      description:
        '`asked`: the payment provider has not answered and is asked again; `made`; `booked`: credits and invoice follow it; `failed`: nothing was refunded',
    }),
    asked_by: z.string(),
    created_at: InstantSchema,
  })
  .openapi('Refund');

export const PaymentSchema = z
  .object({
    id: IdSchema,
    type: z.enum(checkoutTypes),
    item: z.string().openapi({ description: 'Plan or pack' }),
    credits: z.int(),
    amount_cents: z.int().openapi({ description: 'EUR cents' }),
    refunded_cents: z.int(),
    disputed_cents: z.int(),
    refundable_cents: z.int().openapi({ description: '0 during a dispute, and once it is too old' }),
    paid_at: InstantSchema,
    refunds: z.array(RefundSchema).openapi({ description: 'Asked for at the desk, newest first' }),
  })
  .openapi('ReceivedPayment');

const getMoneyActs = defineRoute({
  method: 'get',
  path: '/desk/customers/{id}/money-acts',
  operationId: 'getMoneyActs',
  priority: 'always',
  tag,
  summary: 'What can be done about the money of a business, and what was done',
  access: { as: 'reviewer', may: 'read_payments' },
  request: { params: z.object({ id: IdSchema.openapi({ description: 'Of the business' }) }) },
  success: {
    status: 200,
    description: 'The newest hundred of each',
    schema: z
      .object({
        goodwill: z.object({
          left_alone: z.int().openapi({ description: 'Credits that one person may still give' }),
          data: z.array(GoodwillSchema),
        }),
        trial: TrialSchema,
        payments: z.array(PaymentSchema),
        coupons: z.array(CouponSchema).openapi({ description: 'For this business alone' }),
      })
      .openapi('MoneyActs'),
  },
  problems: ['not_found'],
});

const refundPayment = defineRoute({
  method: 'post',
  path: '/desk/customers/{id}/payments/{payment}/refunds',
  operationId: 'refundPayment',
  priority: 'always',
  tag,
  summary: 'Refund a payment in full or in part at the payment provider',
  description:
    'Credits and the correction of the invoice follow by themselves. 503 `nothing_refunded` if the provider does not answer. A provider that stops answering in between is asked again until it does; until then the state is `asked`.',
  access: { as: 'reviewer', may: 'refund_payments' },
  isIdempotent: true,
  request: {
    params: z.object({ id: IdSchema.openapi({ description: 'Of the business' }), payment: IdSchema }),
    body: jsonBody(
      z.strictObject({
        cents: z.int().min(1).max(10_000_000).openapi({ description: 'EUR cents' }),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 201, description: 'The refund', schema: RefundSchema },
  problems: ['not_found', 'payment_returned', 'payment_too_old', 'nothing_refunded'],
});

export const deskMoneyRoutes = { getMoneyActs, refundPayment };
