import type { z } from 'zod';
import type { ClaimSchema, NextDueSchema, SubmissionSchema } from '#contract/review.ts';
import { checkCase } from '#domain/verification/case-checks.ts';
import { dueAt } from '#domain/verification/waiting.ts';
import { toBusiness } from '#server/modules/people/business/to-business.ts';
import { factsOf } from '#server/modules/people/proposals/fact-content.ts';
import { toProposals } from '#server/modules/people/proposals/to-proposal.ts';
import type { DecisionRow } from '#server/modules/people/verification/queries.ts';
import type { ClaimRow, findNextDue, HeldDecision, SubmissionRow } from '#server/modules/trust/review/queries.ts';

/** Data about a business outside its row. */
export interface DeskFacts {
  duplicateCount: number;
  websiteUrl: string | null;
  decision: DecisionRow | undefined;
  held: HeldDecision | undefined;
  claim: ClaimRow | undefined;
}

export function toClaim({ claimedBy, endsAt, reviewerId }: ClaimRow, readerId: string): z.input<typeof ClaimSchema> {
  return { claimed_by: claimedBy, claimed_until: endsAt.toISOString(), is_yours: reviewerId === readerId };
}

type NextDue = NonNullable<Awaited<ReturnType<typeof findNextDue>>>;

export function toNextDue({ id, companyName, createdAt, resubmittedAt }: NextDue): z.input<typeof NextDueSchema> {
  const submittedAt = resubmittedAt ?? createdAt;
  return {
    id,
    company_name: companyName,
    submitted_at: submittedAt.toISOString(),
    due_at: dueAt(submittedAt).toISOString(),
  };
}

type Submission = z.input<typeof SubmissionSchema>;

/** Reviewers see a decision immediately; a proposal stays with its case. */
function toDecision({ verificationStatus }: SubmissionRow, { decision, held }: DeskFacts): Submission['decision'] {
  const standing = held?.settlesAt ? held : decision?.outcome === verificationStatus ? decision : null;
  return (
    standing && {
      outcome: standing.outcome,
      reasons: standing.reasons,
      reason: standing.reason,
      decided_by: standing.decidedBy,
      decided_at: standing.decidedAt.toISOString(),
      settles_at: ('settlesAt' in standing && standing.settlesAt?.toISOString()) || null,
    }
  );
}

export function toSubmission(row: SubmissionRow, facts: DeskFacts, readerId: string): Submission {
  const { duplicateCount, websiteUrl, held, claim } = facts;
  const submittedAt = row.resubmittedAt ?? row.createdAt;
  return {
    ...toBusiness(row),
    proposals: toProposals(row.proposals, { ...factsOf(row), display_name: row.displayName }),
    verification_status: held?.settlesAt ? held.outcome : row.verificationStatus,
    custom_business_type: row.customBusinessType,
    submitted_at: submittedAt.toISOString(),
    due_at: dueAt(submittedAt).toISOString(),
    proof_type: row.proofType,
    checks: checkCase({ ...row, duplicateCount, websiteUrl }),
    decision: toDecision(row, facts),
    proposal:
      held && held.settlesAt === null
        ? {
            reasons: held.reasons,
            reason: held.reason,
            proposed_by: held.decidedBy,
            proposed_at: held.decidedAt.toISOString(),
            is_yours: held.reviewerId === readerId,
          }
        : null,
    claim: claim ? toClaim(claim, readerId) : null,
  };
}
