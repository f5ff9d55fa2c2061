import type { VerificationStatus } from '#domain/verification/status.ts';

export const verificationOutcomes = ['verified', 'rejected'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];

/** Rejection reasons; each is a sentence in the mail on what to correct. */
export const rejectionReasons = [
  'register_missing',
  'register_number',
  'legal_form',
  'tax_number',
  'address',
  'phone',
  'proof_missing',
  'proof_unreadable',
  'proof_mismatch',
  'duplicate',
  'not_local',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

const finalReasons: readonly RejectionReason[] = ['duplicate', 'not_local'];

/** Whether a reason cannot be removed by corrected data. */
export function isFinal(reasons: readonly RejectionReason[]): boolean {
  return reasons.some((reason) => finalReasons.includes(reason));
}

export const reviewLengths = { reason: 1000, note: 2000, search: 100 } as const;

interface Steps {
  /** A reviewer may verify or reject. */
  mayDecide: boolean;
  /** Changed data or a new proof returns the case to review. */
  mayReopen: boolean;
  /** New values of checked facts become proposals, see `proposals.ts`. */
  proposesFacts: boolean;
}

/** Allowed steps by status. A decision holds until the business changes something. */
export const verificationSteps: Record<VerificationStatus, Steps> = {
  pending: { mayDecide: true, mayReopen: false, proposesFacts: false },
  verified: { mayDecide: false, mayReopen: false, proposesFacts: true },
  rejected: { mayDecide: false, mayReopen: true, proposesFacts: false },
};
