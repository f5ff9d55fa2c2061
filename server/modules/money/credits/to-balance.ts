import type { z } from 'zod';
import type { BalanceSchema } from '#contract/credits.ts';
import type { Balance } from '#server/modules/money/credits/queries.ts';

export function toBalance({
  plan,
  planTotal,
  planEndsAt,
  isTrial,
  purchased,
  owed,
  frozen,
}: Balance): z.input<typeof BalanceSchema> {
  return {
    balance: plan + purchased,
    plan: { remaining: plan, total: planTotal, resets_at: planEndsAt?.toISOString() ?? null, is_trial: isTrial },
    purchased,
    owed,
    frozen,
  };
}
