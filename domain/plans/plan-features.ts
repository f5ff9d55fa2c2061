import { readPlan } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';

export interface PlanFeatures {
  picturesPerEvent: number;
  /** One short video per event. */
  video: boolean;
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

/** Benefits besides credits; `none` during the trial or without a plan. Used by server, screens and selling pages. */
export const planFeatures = { none: small, starter: small, professional: large, enterprise: large } as const;

export type PlanName = keyof typeof planFeatures;

export interface PlanState {
  status: string | null;
  planType: string | null;
}

/** `none` after the subscription's end. A late payment keeps the plan. */
export function planOf({ status, planType }: PlanState): PlanName {
  return status === null || maySubscribe(status) ? 'none' : (readPlan(planType) ?? 'none');
}

export function featuresOf(state: PlanState): PlanFeatures {
  return planFeatures[planOf(state)];
}

/** Over all plans. */
export const mostPictures = Math.max(...Object.values(planFeatures).map(({ picturesPerEvent }) => picturesPerEvent));
