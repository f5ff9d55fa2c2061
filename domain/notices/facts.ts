import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';

/** What a notice tells that no other row says later; of people at an event, the row of each says it. Instants in ISO 8601. */
export type NoticeFacts =
  | { about: 'people' }
  | { about: 'low_credits'; remaining: number; total: number; purchased: number }
  | { about: 'trial_ending'; remaining: number; endsAt: string }
  | { about: 'decision'; outcome: VerificationOutcome; reasons: RejectionReason[]; reason: string | null }
  | { about: 'webhook_off'; url: string };
