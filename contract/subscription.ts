import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { checkoutTypes, creditPackKeys } from '#domain/plans/offers.ts';
import type { PlanName } from '#domain/plans/plan-features.ts';
import { planFeatures } from '#domain/plans/plan-features.ts';

const tag = 'Subscription';
const access = { as: 'member', requires: 'owner' } as const;

export const SubscriptionSchema = z
  .object({
    status: z.string().openapi({ description: "`active`, `inactive`, `none`, or the payment provider's status" }),
    plan_type: z.string().nullable(),
    credits_remaining: z.int().openapi({ description: 'Plan credits that are left' }),
    credits_total: z.int().openapi({ description: 'Plan credits of the period' }),
    current_period_end: InstantSchema.nullable(),
    cancels_at_period_end: z.boolean(),
    stripe_customer_id: z.string().nullable().openapi({ description: 'Customer at the payment provider' }),
  })
  .openapi('Subscription', {
    example: {
      status: 'active',
      plan_type: 'starter',
      credits_remaining: 8,
      credits_total: 15,
      current_period_end: '2026-12-01T00:00:00.000Z',
      cancels_at_period_end: false,
      stripe_customer_id: 'cus_R4nd0m',
    },
  });

export const PlanSchema = z
  .object({
    plan: z.enum(Object.keys(planFeatures) as [PlanName, ...PlanName[]]).openapi({
      description: '`none` during the trial, or after the subscription has ended',
    }),
    pictures_per_event: z.int(),
    video: z.boolean().openapi({ description: 'A short video for each event' }),
    branding: z.boolean(),
    contact: z
      .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
      .nullable()
      .openapi({ description: 'The contact person; null when the plan, or the operator, has none' }),
    support_phone: z.string().nullable().openapi({ description: 'Null if not available' }),
  })
  .openapi('Plan');

const CheckoutUrlSchema = z
  .object({ url: z.url().openapi({ description: 'Page of the payment provider, to be opened in a browser' }) })
  .openapi('CheckoutUrl');

const purchaseCredits = defineRoute({
  method: 'post',
  path: '/credits/purchase',
  operationId: 'purchaseCredits',
  priority: 'always',
  tag: 'Credits',
  summary: 'Start a checkout for a pack',
  audience: 'public',
  access: { as: 'member', requires: 'owner', stake: 'moves_money', openBecause: 'provider_asks' },
  isIdempotent: true,
  request: {
    body: jsonBody(z.strictObject({ package_id: z.enum(creditPackKeys), payment_method: z.enum(['card']) })),
  },
  success: { status: 200, description: 'Checkout', schema: CheckoutUrlSchema },
  problems: ['not_sold_yet', 'payment_unavailable'],
});

const getSubscription = defineRoute({
  method: 'get',
  path: '/subscription',
  operationId: 'getSubscription',
  priority: 'always',
  tag,
  summary: 'Subscription of the business; status `none` without one',
  access,
  hasEtag: true,
  success: { status: 200, description: 'Subscription', schema: SubscriptionSchema },
});

const getPlan = defineRoute({
  method: 'get',
  path: '/plan',
  operationId: 'getPlan',
  priority: 'always',
  tag,
  summary: "Benefits of the business's plan",
  access: { as: 'member', requires: 'active' },
  hasEtag: true,
  success: {
    status: 200,
    description: 'Plan',
    schema: PlanSchema,
  },
});

const checkSubscription = defineRoute({
  method: 'post',
  path: '/subscription/check',
  operationId: 'checkSubscription',
  priority: 'always',
  tag,
  summary: 'Compare with the payment provider, and repair what differs',
  access: { ...access, whileStopped: true },
  success: { status: 200, description: 'Subscription as the provider knows it', schema: SubscriptionSchema },
  problems: ['payment_unavailable'],
});

const createCheckout = defineRoute({
  method: 'post',
  path: '/subscription/checkout',
  operationId: 'createCheckout',
  priority: 'always',
  tag,
  summary: 'Start a checkout for a plan or a pack',
  description: 'The price must be in the catalogue, otherwise 422 `price_mismatch`.',
  access: { ...access, stake: 'moves_money', openBecause: 'provider_asks' },
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        planType: z.enum(checkoutTypes),
        priceAmount: z.int().min(0).max(10_000_000).openapi({ description: 'EUR cents', example: 2900 }),
        item: z.string().max(60).optional().openapi({ description: 'Plan or pack', example: 'starter' }),
        coupon: z.string().max(60).optional().openapi({ description: "For a pack; send the catalogue's price" }),
      }),
    ),
  },
  success: { status: 200, description: 'Checkout', schema: CheckoutUrlSchema },
  problems: ['price_mismatch', 'not_sold_yet', 'subscription_exists', 'payment_unavailable'],
});

const createPortal = defineRoute({
  method: 'post',
  path: '/subscription/portal',
  operationId: 'createPortal',
  priority: 'always',
  tag,
  summary: 'Manage or cancel the subscription at the payment provider',
  access: { ...access, whileStopped: true, stake: 'moves_money' },
  success: { status: 200, description: 'Portal', schema: CheckoutUrlSchema },
  problems: ['no_customer', 'payment_unavailable'],
});

export const subscriptionRoutes = {
  purchaseCredits,
  getSubscription,
  getPlan,
  checkSubscription,
  createCheckout,
  createPortal,
};
