import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { demoSubscriptions } from '#database/schema/demo-payments.ts';
import type { Buyer } from '#database/schema/subscriptions.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import type { SubscriptionPlan } from '#domain/plans/offers.ts';
import { findPlan } from '#domain/plans/offers.ts';
import { addBerlinMonths } from '#domain/shared/berlin-time.ts';

interface Period {
  businessId: string;
  buyer: Buyer;
  plan: SubscriptionPlan;
  periodEnd: Date;
  credits: number;
  createdAt: Date;
}

/** An active plan at the demo's provider with the current month paid. Returns the payment's reference. */
export async function insertDemoSubscription(
  tx: Transaction,
  { businessId, buyer, plan, periodEnd, credits, createdAt }: Period,
): Promise<string> {
  const offer = findPlan(plan);
  const [id, customerId] = [randomUUID(), `demo_${randomUUID()}`];
  const startedAt = addBerlinMonths(periodEnd, -1);
  const reference = `${id}-1`;
  await tx.insert(demoSubscriptions).values({
    id,
    customerId,
    plan,
    priceCents: offer.priceCents,
    credits: offer.credits,
    startedAt,
  });
  await tx.insert(subscriptions).values({
    id: randomUUIDv7(),
    businessId,
    status: 'active',
    planType: plan,
    currentPeriodEnd: periodEnd,
    stripeCustomerId: customerId,
    stripeSubscriptionId: id,
    createdAt,
  });
  await tx.insert(payments).values({
    id: randomUUIDv7(),
    businessId,
    reference,
    type: 'subscription',
    item: plan,
    amountCents: offer.priceCents,
    credits,
    buyer,
    paidAt: startedAt,
    periodEnd,
    createdAt,
  });
  return reference;
}
