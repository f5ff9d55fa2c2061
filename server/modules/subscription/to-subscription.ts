import type { z } from 'zod';
import type { SubscriptionSchema } from '#contract/subscription.ts';
import type { Balance } from '#server/modules/credits/queries.ts';
import type { SubscriptionRow } from '#server/modules/subscription/queries.ts';

export function toSubscription(
  row: SubscriptionRow | undefined,
  { plan, planTotal }: Balance,
): z.input<typeof SubscriptionSchema> {
  return {
    status: row?.status ?? 'none',
    plan_type: row?.planType ?? null,
    credits_remaining: plan,
    credits_total: planTotal,
    current_period_end: row?.currentPeriodEnd?.toISOString() ?? null,
    cancels_at_period_end: row?.cancelsAtPeriodEnd ?? false,
    stripe_customer_id: row?.stripeCustomerId ?? null,
  };
}
