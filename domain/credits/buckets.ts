export const creditBuckets = ['plan', 'purchased'] as const;
export type CreditBucket = (typeof creditBuckets)[number];

export interface CreditBalance {
  plan: number;
  purchased: number;
}

/** What can be spent now, in credits. */
export function spendableCredits(balance: CreditBalance): number {
  return balance.plan + balance.purchased;
}

/**
 * Splits a price over the buckets, plan credits first, because they end with the period while purchased ones never do.
 * Null when the balance does not suffice: nothing is spent then.
 */
export function splitSpend(
  balance: CreditBalance,
  credits: number,
): { bucket: CreditBucket; credits: number }[] | null {
  if (credits > spendableCredits(balance)) return null;
  const fromPlan = Math.min(balance.plan, credits);
  const parts: { bucket: CreditBucket; credits: number }[] = [
    { bucket: 'plan', credits: fromPlan },
    { bucket: 'purchased', credits: credits - fromPlan },
  ];
  return parts.filter((part) => part.credits > 0);
}

/** Plan credits lapse at the end of their period; null means that no period is running. */
export function hasPlanLapsed(planEndsAt: Date | null, now: Date): boolean {
  return planEndsAt !== null && planEndsAt <= now;
}
