export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** The lists of reviewers: businesses by status, and verified ones that want to change what was checked. */
export const caseLists = [...verificationStatuses, 'changes'] as const;
export type CaseList = (typeof caseLists)[number];

/** The promise of the product: a business is checked within this many hours of registering. */
export const verificationHours = { usual: 24, latest: 48 } as const;

/** From this many hours on, a waiting business is urgent. */
export const URGENT_HOURS = 36;
