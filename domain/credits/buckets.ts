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
 * Splits a price across the buckets, plan credits first, because they expire with the period while purchased ones never do.
 * Returns null when the balance does not suffice; then nothing is spent.
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

/** The trial's credits end on the minute; those of a paid period stay usable a little longer. */
export function isTrial({ planEndsAt, planLapsesAt }: { planEndsAt: Date | null; planLapsesAt: Date | null }): boolean {
  return planEndsAt !== null && planLapsesAt === null;
}

/** So many days before its end the owner is told that the trial ends. */
export const trialNoticeDays = 3;

const renewalHours = 3;

/**
 * The payment for the next period arrives a little after the end of the previous one: until then its credits stay usable.
 */
export function lapseOfPaidPeriod(endsAt: Date): Date {
  return new Date(endsAt.getTime() + renewalHours * 3_600_000);
}

/** Plan credits lapse at the end of their period, or at the later instant given for it. */
export function hasPlanLapsed(
  { planEndsAt, planLapsesAt }: { planEndsAt: Date | null; planLapsesAt: Date | null },
  now: Date,
): boolean {
  const lapsesAt = planLapsesAt ?? planEndsAt;
  return lapsesAt !== null && lapsesAt <= now;
}

const LOW_SHARE = 0.2;

/** True when it is time to buy: nothing is left, or at most a fifth of what the plan gives. */
export function isLow({ balance, planTotal }: { balance: number; planTotal: number }): boolean {
  return balance <= planTotal * LOW_SHARE;
}
