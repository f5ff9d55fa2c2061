import type { z } from 'zod';
import type { SubmissionSchema } from '#contract/review.ts';
import { checkSubmission } from '#domain/verification/checks.ts';
import { dueAt } from '#domain/verification/waiting.ts';
import { toBusiness } from '#server/modules/business/to-business.ts';
import { factsOf } from '#server/modules/proposals/fact-content.ts';
import { toProposals } from '#server/modules/proposals/to-proposal.ts';
import type { SubmissionRow } from '#server/modules/review/queries.ts';
import type { DecisionRow } from '#server/modules/verification/queries.ts';

/** A business as the reviewers' list shows it. */
export function toSubmission(
  row: SubmissionRow,
  duplicateCount: number,
  decision: DecisionRow | undefined,
): z.input<typeof SubmissionSchema> {
  const submittedAt = row.resubmittedAt ?? row.createdAt;
  const standing = decision?.outcome === row.verificationStatus ? decision : null;
  return {
    ...toBusiness(row),
    proposals: toProposals(row.proposals, { ...factsOf(row), display_name: row.displayName }),
    custom_business_type: row.customBusinessType,
    submitted_at: submittedAt.toISOString(),
    due_at: dueAt(submittedAt).toISOString(),
    proof_type: row.proofType,
    checks: checkSubmission({ ...row, duplicateCount }),
    decision: standing && {
      outcome: standing.outcome,
      reasons: standing.reasons,
      reason: standing.reason,
      decided_by: standing.decidedBy,
      decided_at: standing.decidedAt.toISOString(),
    },
  };
}
