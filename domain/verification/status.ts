export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** The promise of the product: a business is checked within this many hours of registering. */
export const verificationHours = { usual: 24, latest: 48 } as const;

/** From this many hours on, a waiting business is urgent. */
export const URGENT_HOURS = 36;
