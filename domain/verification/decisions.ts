import type { VerificationStatus } from '#domain/verification/status.ts';

export const verificationOutcomes = ['verified', 'rejected'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];

/** Reasons for a rejection; each has a sentence in the mail that says what to fix. */
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

/** True when a rejection names a reason that no mended data can remove. */
export function isFinal(reasons: readonly RejectionReason[]): boolean {
  return reasons.some((reason) => finalReasons.includes(reason));
}

export const reviewLengths = { reason: 1000, note: 2000, search: 100 } as const;

interface Steps {
  /** A reviewer may verify or reject. */
  mayDecide: boolean;
  /** Changed data or a new proof returns the case to the reviewers. */
  mayReopen: boolean;
  /** New values of checked facts wait for a reviewer; see `proposals.ts`. */
  proposesFacts: boolean;
}

/** What may happen to a business in each status. A decision holds until the business itself changes something. */
export const verificationSteps: Record<VerificationStatus, Steps> = {
  pending: { mayDecide: true, mayReopen: false, proposesFacts: false },
  verified: { mayDecide: false, mayReopen: false, proposesFacts: true },
  rejected: { mayDecide: false, mayReopen: true, proposesFacts: false },
};
