/** API requests a minute by subscription; without one, just enough to try the API (`decisions` section 2). */
export const requestsPerMinute = { none: 10, starter: 100, professional: 1000, enterprise: 1000 } as const;

/** Hours that an access token lives (seed section 9). */
export const accessTokenHours = 24;
