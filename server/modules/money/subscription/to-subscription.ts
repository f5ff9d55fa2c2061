import type { z } from 'zod';
import type { PlanSchema, SubscriptionSchema } from '#contract/subscription.ts';
import type { PlanState } from '#domain/plans/plan-features.ts';
import { featuresOf, planOf } from '#domain/plans/plan-features.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Balance } from '#server/modules/money/credits/queries.ts';
import type { SubscriptionRow } from '#server/modules/money/subscription/queries.ts';

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

/** The plan, with the operator's support contact. */
export function toPlan(state: PlanState, { planSupport }: Pick<Config, 'planSupport'>): z.input<typeof PlanSchema> {
  const features = featuresOf(state);
  const { contactPerson: name, contactEmail: email, contactPhone: phone, supportPhone } = planSupport;
  return {
    plan: planOf(state),
    pictures_per_event: features.picturesPerEvent,
    video: features.video,
    branding: features.branding,
    contact: features.contactPerson && name !== null ? { name, email, phone } : null,
    support_phone: features.phoneSupport ? supportPhone : null,
  };
}
