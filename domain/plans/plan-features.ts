import { readPlan } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';

/** What a business may do with its plan. */
export interface PlanFeatures {
  picturesPerEvent: number;
  /** One short video for each event. */
  video: boolean;
  /** An accent and a logo of its own wherever guests see it. */
  branding: boolean;
  contactPerson: boolean;
  phoneSupport: boolean;
}

const small: PlanFeatures = {
  picturesPerEvent: 5,
  video: false,
  branding: false,
  contactPerson: false,
  phoneSupport: false,
};
const large: PlanFeatures = {
  picturesPerEvent: 20,
  video: true,
  branding: true,
  contactPerson: true,
  phoneSupport: true,
};

/**
 * What each plan gives besides credits, `none` while a business tries the product or has no plan. Server, screens and selling
 * pages read it here.
 */
export const planFeatures = { none: small, starter: small, professional: large, enterprise: large } as const;

/** The plan that counts for a business, and what it gives. */
export type PlanName = keyof typeof planFeatures;

/** What is known of the subscription of a business; both null without one. */
export interface PlanState {
  status: string | null;
  planType: string | null;
}

/** The plan of a subscription; `none` once it has ended. A late payment takes nothing away before that. */
export function planOf({ status, planType }: PlanState): PlanName {
  return status === null || maySubscribe(status) ? 'none' : (readPlan(planType) ?? 'none');
}

/** What the plan of a subscription gives. */
export function featuresOf(state: PlanState): PlanFeatures {
  return planFeatures[planOf(state)];
}

/** The most pictures an event can have with any plan. */
export const mostPictures = Math.max(...Object.values(planFeatures).map(({ picturesPerEvent }) => picturesPerEvent));
