/** API requests a minute by subscription; without one, just enough to try the API. */
export const requestsPerMinute = { none: 10, starter: 100, professional: 1000, enterprise: 1000 } as const;

/** Hours that an access token lives. */
export const accessTokenHours = 24;

type KeyPlan = keyof typeof requestsPerMinute;

/** Requests a minute that all keys of a business may send together; only an active subscription gives more than a try. */
export function keyRequestsPerMinute({ status, planType }: { status: string | null; planType: string | null }): number {
  const plan =
    status === 'active' && planType !== null && planType in requestsPerMinute ? (planType as KeyPlan) : 'none';
  return requestsPerMinute[plan];
}
