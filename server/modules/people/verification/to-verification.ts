import type { z } from 'zod';
import type { VerificationSchema } from '#contract/verification.ts';
import { dueAt } from '#domain/verification/waiting.ts';
import type { findVerification } from '#server/modules/people/verification/queries.ts';

/** The business's view: no decision while waiting again, no reviewer's name. */
export function toVerification({
  business,
  decision,
}: Awaited<ReturnType<typeof findVerification>>): z.input<typeof VerificationSchema> {
  const { verificationStatus, resubmittedAt, createdAt, proofType } = business;
  const submittedAt = resubmittedAt ?? createdAt;
  const standing = decision?.outcome === verificationStatus ? decision : null;
  return {
    verification_status: verificationStatus,
    submitted_at: submittedAt.toISOString(),
    due_at: dueAt(submittedAt).toISOString(),
    decided_at: standing?.decidedAt.toISOString() ?? null,
    reasons: standing?.reasons ?? [],
    reason: standing?.reason ?? null,
    proof_type: proofType,
  };
}
