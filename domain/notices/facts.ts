import type { AskedTool } from '#domain/agents/requests.ts';
import type { LookFailure } from '#domain/import-sources/sources.ts';
import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';
import type { CheckedFact, ProposalOutcome, RefusalReason } from '#domain/verification/proposals.ts';

export interface DecidedProposal {
  field: CheckedFact;
  /** The proposed value; null to remove it. */
  value: string | null;
  outcome: ProposalOutcome;
  reasons: RefusalReason[];
  reason: string | null;
}

/** Subject of a notice. Contains only ids of data that may change before the mail. */
export type NoticeFacts =
  | { about: 'people' }
  | { about: 'low_credits' }
  | { about: 'trial_ending' }
  | { about: 'series_paused' }
  | { about: 'decision'; outcome: VerificationOutcome; reasons: RejectionReason[]; reason: string | null }
  | { about: 'proposals'; decided: DecidedProposal[] }
  | { about: 'webhook_off'; webhookId: string }
  | { about: 'key_ending'; apiKeyId: string }
  | { about: 'agent_request'; keyName: string; tool: AskedTool; title: string }
  | { about: 'source_failing'; host: string; failure: LookFailure; isResting: boolean };
