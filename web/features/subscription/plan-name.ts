import { readPlan } from '#domain/plans/offers.ts';

/** A sold plan, else free. */
export function planName(planType: string | null) {
  return readPlan(planType) ?? 'free';
}
