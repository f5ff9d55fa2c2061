import type { z } from 'zod';
import type { CaseSchema, NoteSchema } from '#contract/review.ts';
import { distanceM } from '#domain/geography/coordinates.ts';
import { checkSubmission } from '#domain/verification/checks.ts';
import { registerSearch } from '#domain/verification/register-search.ts';
import { toPlaceOfBusiness } from '#server/modules/business/to-business.ts';
import type { Duplicate } from '#server/modules/review/find-duplicates.ts';
import type { findCaseParts, NoteRow, SubmissionRow } from '#server/modules/review/queries.ts';
import { toSubmission } from '#server/modules/review/to-submission.ts';
import type { DecisionRow } from '#server/modules/verification/queries.ts';

export function toNote({ id, text, writtenBy, createdAt }: NoteRow): z.input<typeof NoteSchema> {
  return { id, text, written_by: writtenBy, created_at: createdAt.toISOString() };
}

function toDuplicates(duplicates: readonly Duplicate[]): z.input<typeof CaseSchema>['duplicates'] {
  return duplicates.map(({ id, companyName, address, verificationStatus, matches }) => ({
    id,
    company_name: companyName,
    address,
    verification_status: verificationStatus,
    matches,
  }));
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

type Parts = Awaited<ReturnType<typeof findCaseParts>>;

function toLocation({ place, postcode, middle }: Parts['location']): z.input<typeof CaseSchema>['location'] {
  return {
    ...toPlaceOfBusiness(place),
    postcode: middle ? postcode : null,
    distance_m: place && middle ? Math.round(distanceM(place, middle)) : null,
  };
}

function toProposed({ proposed, location }: Parts): z.input<typeof CaseSchema>['proposed'] {
  if (!proposed) return null;
  const { row, duplicates, middle } = proposed;
  const { place } = location;
  return {
    checks: checkSubmission({ ...row, duplicateCount: duplicates.length }),
    duplicates: toDuplicates(duplicates),
    register_search: toRegisterSearch(row),
    moves_m: place && middle ? Math.round(distanceM(place, middle)) : null,
  };
}

/** Everything about one business, for the reviewer. */
export function toCase(
  row: SubmissionRow,
  parts: Parts,
  duplicates: readonly Duplicate[],
  decision: DecisionRow | undefined,
): z.input<typeof CaseSchema> {
  const { owner, notes, location, queue } = parts;
  return {
    ...toSubmission(row, duplicates.length, decision),
    contact_preference: row.contactPreference,
    owner,
    duplicates: toDuplicates(duplicates),
    proposed: toProposed(parts),
    location: toLocation(location),
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
