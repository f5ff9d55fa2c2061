export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Lists of the desk: businesses by status, and verified ones with proposals. */
export const caseLists = [...verificationStatuses, 'changes'] as const;
export type CaseList = (typeof caseLists)[number];

/** Promised maximum hours from registration to verification. */
export const verificationHours = { usual: 24, latest: 48 } as const;

/** Hours of waiting. */
export const URGENT_HOURS = 36;
