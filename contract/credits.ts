import { z } from '@hono/zod-openapi';
import { InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';

export const BalanceSchema = z
  .object({
    balance: z.number().int(),
    plan: z.object({ remaining: z.number().int(), total: z.number().int(), resets_at: InstantSchema.nullable() }),
    purchased: z.number().int(),
  })
  .openapi('CreditBalance', {
    example: { balance: 8, plan: { remaining: 8, total: 15, resets_at: '2026-12-01T00:00:00.000Z' }, purchased: 0 },
  });

export const getCreditBalance = defineRoute({
  method: 'get',
  path: '/credits/balance',
  operationId: 'getCreditBalance',
  tag: 'Credits',
  summary: 'Credits that can be spent now',
  access: { as: 'member', requires: 'active' },
  success: { status: 200, description: 'Balance', schema: BalanceSchema },
});
