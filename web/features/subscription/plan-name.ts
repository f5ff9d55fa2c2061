import { readPlan } from '#domain/plans/offers.ts';

/** The plan to show: one that we sell, or free for anything else. */
export function planName(planType: string | null) {
  return readPlan(planType) ?? 'free';
}
