import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';
import type { CheckedFact, ProposalOutcome, RefusalReason } from '#domain/verification/proposals.ts';

/** What a reviewer said to one proposal. */
export interface DecidedProposal {
  field: CheckedFact;
  /** What the business wanted; null to remove it. */
  value: string | null;
  outcome: ProposalOutcome;
  reasons: RefusalReason[];
  reason: string | null;
}

/** What a notice is about. Of everything that may change until the mail is written, it says no more than where to look. */
export type NoticeFacts =
  | { about: 'people' }
  | { about: 'low_credits' }
  | { about: 'trial_ending' }
  | { about: 'series_paused' }
  | { about: 'decision'; outcome: VerificationOutcome; reasons: RejectionReason[]; reason: string | null }
  | { about: 'proposals'; decided: DecidedProposal[] }
  | { about: 'webhook_off'; webhookId: string }
  | { about: 'key_ending'; apiKeyId: string };
