import { z } from '@hono/zod-openapi';
import { ReasonSchema } from '#contract/desk-goodwill.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { DaySchema, IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { couponLimits } from '#domain/coupons/coupon.ts';

const tag = 'Desk';
const access = { as: 'reviewer', may: 'give_coupons' } as const;

export const CouponSchema = z
  .object({
    code: z.string(),
    credits: z.int().nullable().openapi({ description: 'Without a purchase if `is_free`, else with a pack' }),
    percent: z.int().nullable().openapi({ description: 'Off the price of a pack' }),
    is_free: z.boolean(),
    business_id: IdSchema.nullable().openapi({ description: 'The one business that may use it; null: all' }),
    company_name: z.string().nullable(),
    max_uses: z.int().nullable(),
    used: z.int(),
    ends_at: InstantSchema.nullable(),
    has_ended: z.boolean(),
    made_by: z.string().nullable().openapi({ description: "User name; null for the operator's command" }),
    reason: z.string().nullable(),
    created_at: InstantSchema,
  })
  .openapi('Coupon');

const issueCoupon = defineRoute({
  method: 'post',
  path: '/desk/customers/{id}/coupons',
  operationId: 'issueCoupon',
  priority: 'always',
  tag,
  summary: 'Issue a coupon that one business can use once',
  access,
  isIdempotent: true,
  request: {
    params: z.object({ id: IdSchema.openapi({ description: 'Of the business' }) }),
    body: jsonBody(
      z.strictObject({
        gift: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.enum(['free_credits', 'credits']).openapi({ description: '`credits` come with a pack' }),
            credits: z.int().min(1).max(couponLimits.mostCredits),
          }),
          z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(couponLimits.mostPercent) }),
        ]),
        last_day: DaySchema.nullable().default(null).openapi({ description: 'Europe/Berlin' }),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 201, description: 'The coupon, with its code', schema: CouponSchema },
  problems: ['not_found', 'second_person_needed'],
});

const listCoupons = defineRoute({
  method: 'get',
  path: '/desk/coupons',
  operationId: 'listCoupons',
  priority: 'always',
  tag,
  summary: 'Coupons, newest first',
  access,
  success: {
    status: 200,
    description: 'The newest two hundred',
    schema: z.object({ data: z.array(CouponSchema) }),
  },
});

const endCoupon = defineRoute({
  method: 'post',
  path: '/desk/coupons/{code}/end',
  operationId: 'endCoupon',
  priority: 'always',
  tag,
  summary: 'End a coupon now',
  description: 'Checkouts that are open may still be paid. Repeating changes nothing.',
  access,
  isIdempotent: true,
  request: {
    params: z.object({ code: z.string().max(couponLimits.codeLength) }),
    body: jsonBody(z.strictObject({ reason: ReasonSchema })),
  },
  success: { status: 200, description: 'The coupon', schema: CouponSchema },
  problems: ['not_found'],
});

export const deskCouponsRoutes = { issueCoupon, listCoupons, endCoupon };
