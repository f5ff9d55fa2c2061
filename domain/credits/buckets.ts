export const creditBuckets = ['plan', 'purchased'] as const;
export type CreditBucket = (typeof creditBuckets)[number];

export interface CreditBalance {
  plan: number;
  purchased: number;
}

/** In credits. */
export function spendableCredits(balance: CreditBalance): number {
  return balance.plan + balance.purchased;
}

/** Plan credits first, since they expire. Null if the balance is too low. */
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

/** Trial credits expire exactly; paid ones stay usable a little longer. */
export function isTrial({ planEndsAt, planLapsesAt }: { planEndsAt: Date | null; planLapsesAt: Date | null }): boolean {
  return planEndsAt !== null && planLapsesAt === null;
}

export const trialNoticeDays = 3;

const renewalHours = 3;

/** Keeps credits usable until the payment for the next period arrives. */
export function lapseOfPaidPeriod(endsAt: Date): Date {
  return new Date(endsAt.getTime() + renewalHours * 3_600_000);
}

/** Plan credits lapse at their period's end, or at a later given instant. */
export function hasPlanLapsed(
  { planEndsAt, planLapsesAt }: { planEndsAt: Date | null; planLapsesAt: Date | null },
  now: Date,
): boolean {
  const lapsesAt = planLapsesAt ?? planEndsAt;
  return lapsesAt !== null && lapsesAt <= now;
}

const LOW_SHARE = 0.2;

/** True if the balance is empty or at most a fifth of the plan's credits. */
export function isLow({ balance, planTotal }: { balance: number; planTotal: number }): boolean {
  return balance <= planTotal * LOW_SHARE;
}
