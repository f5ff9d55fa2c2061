/** Per subscription; without one enough to try the API. */
export const requestsPerMinute = { none: 10, starter: 100, professional: 1000, enterprise: 1000 } as const;

export const accessTokenHours = 24;

type KeyPlan = keyof typeof requestsPerMinute;

/** Requests a minute for all keys of a business; above the trial's only with an active subscription. */
export function keyRequestsPerMinute({ status, planType }: { status: string | null; planType: string | null }): number {
  const plan =
    status === 'active' && planType !== null && planType in requestsPerMinute ? (planType as KeyPlan) : 'none';
  return requestsPerMinute[plan];
}
