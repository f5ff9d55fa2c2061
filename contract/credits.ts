import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { creditBuckets } from '#domain/credits/buckets.ts';
import { creditReasons } from '#domain/credits/reasons.ts';

const tag = 'Credits';

export const BalanceSchema = z
  .object({
    balance: z.int(),
    plan: z.object({
      remaining: z.int(),
      total: z.int(),
      resets_at: InstantSchema.nullable(),
      is_trial: z.boolean(),
    }),
    purchased: z.int(),
    owed: z.int().openapi({
      description: 'Spent credits with a refunded or charged back payment; new credits settle them first',
    }),
    frozen: z.int().openapi({ description: 'Credits that cannot be spent while their payment is disputed' }),
  })
  .openapi('CreditBalance', {
    example: {
      balance: 8,
      plan: { remaining: 8, total: 15, resets_at: '2026-12-01T00:00:00.000Z', is_trial: false },
      purchased: 0,
      owed: 0,
      frozen: 0,
    },
  });

const getCreditBalance = defineRoute({
  method: 'get',
  path: '/credits/balance',
  operationId: 'getCreditBalance',
  priority: 'member_reads',
  tag,
  summary: 'Credits that can be spent now',
  access: { as: 'member', requires: 'active', scope: 'credits:read' },
  hasEtag: true,
  success: { status: 200, description: 'Balance', schema: BalanceSchema },
});

export const CreditEntrySchema = z
  .object({
    id: z.string(),
    bucket: z.enum(creditBuckets),
    amount: z.int().openapi({ description: 'Signed' }),
    balance_after: z.int().openapi({ description: 'Of the bucket' }),
    reason: z.enum(creditReasons),
    reference: z.string().openapi({
      description:
        'The related event, payment or plan period; with `goodwill` why they were given, with `coupon` its code',
    }),
    event_id: z.string().nullable(),
    event_title: z.string().nullable().openapi({ description: 'Null when the event was deleted' }),
    actor: z.string(),
    created_at: InstantSchema,
  })
  .openapi('CreditEntry');

const listCreditEntries = defineRoute({
  method: 'get',
  path: '/credits/entries',
  operationId: 'listCreditEntries',
  priority: 'member_reads',
  tag,
  summary: 'The ledger, newest first; all of it as CSV with `Accept: text/csv` or `format=csv`',
  access: { as: 'member', requires: 'owner' },
  request: { query: z.strictObject({ ...PagingQuery, format: z.enum(['json', 'csv']).optional() }) },
  success: { status: 200, description: 'One page', schema: pageOf(CreditEntrySchema), hasCsv: true },
});

const redeemCoupon = defineRoute({
  method: 'post',
  path: '/credits/coupon',
  operationId: 'redeemCoupon',
  priority: 'always',
  tag,
  summary: 'Redeem a coupon that needs no purchase',
  description: 'Once for each business. A coupon for a pack is sent with the checkout instead.',
  access: { as: 'member', requires: 'owner' },
  isIdempotent: true,
  request: { body: jsonBody(z.strictObject({ coupon: z.string().max(60) })) },
  success: {
    status: 200,
    description: 'The credits that came',
    schema: z.object({ credits: z.int() }).openapi('RedeemedCoupon'),
  },
});

export const creditsRoutes = {
  redeemCoupon,
  getCreditBalance,
  listCreditEntries,
};
