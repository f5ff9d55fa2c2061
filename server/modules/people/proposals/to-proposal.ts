import type { z } from 'zod';
import type { ProposalSchema } from '#contract/proposals.ts';
import type { FactValues } from '#domain/verification/proposals.ts';
import { dueAt } from '#domain/verification/waiting.ts';
import type { WaitingProposal } from '#server/modules/people/proposals/queries.ts';

export function toProposals(
  waiting: readonly WaitingProposal[],
  holding: FactValues,
): z.input<typeof ProposalSchema>[] {
  return waiting
    .filter(({ field }) => holding[field] !== undefined)
    .map(({ id, field, value, proposedAt }) => ({
      id,
      field,
      value,
      current_value: holding[field] ?? null,
      proposed_at: proposedAt.toISOString(),
      due_at: dueAt(proposedAt).toISOString(),
    }));
}
