import type { z } from 'zod';
import type { CaseSchema, NoteSchema } from '#contract/review.ts';
import { registerSearch } from '#domain/verification/register-search.ts';
import type { Duplicate } from '#server/modules/review/find-duplicates.ts';
import type { findCaseParts, NoteRow, SubmissionRow } from '#server/modules/review/queries.ts';
import { toSubmission } from '#server/modules/review/to-submission.ts';
import type { DecisionRow } from '#server/modules/verification/queries.ts';

export function toNote({ id, text, writtenBy, createdAt }: NoteRow): z.input<typeof NoteSchema> {
  return { id, text, written_by: writtenBy, created_at: createdAt.toISOString() };
}

function toRegisterSearch(row: SubmissionRow): z.input<typeof CaseSchema>['register_search'] {
  const { url, companyName, city, number } = registerSearch(row);
  return {
    url,
    company_name: companyName,
    city,
    register_type: number?.division ?? null,
    register_number: number && [number.number, number.suffix].filter(Boolean).join(' '),
  };
}

/** Everything about one business, for the reviewer. */
export function toCase(
  row: SubmissionRow,
  parts: Awaited<ReturnType<typeof findCaseParts>>,
  duplicates: readonly Duplicate[],
  decision: DecisionRow | undefined,
): z.input<typeof CaseSchema> {
  const { owner, notes, queue } = parts;
  return {
    ...toSubmission(row, duplicates.length, decision),
    contact_preference: row.contactPreference,
    owner,
    duplicates: duplicates.map(({ id, companyName, address, verificationStatus, matches }) => ({
      id,
      company_name: companyName,
      address,
      verification_status: verificationStatus,
      matches,
    })),
    register_search: toRegisterSearch(row),
    notes: notes.map(toNote),
    queue: queue && {
      position: queue.position,
      total: queue.total,
      previous_id: queue.previousId,
      next_id: queue.nextId,
    },
  };
}
