import type { z } from 'zod';
import type { CaseSchema, NoteSchema } from '#contract/review.ts';
import { distanceM } from '#domain/geography/coordinates.ts';
import { checkSubmission } from '#domain/verification/checks.ts';
import { registerSearch } from '#domain/verification/register-search.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { toPublicEvent } from '#server/modules/events/events/to-event.ts';
import { toPlaceOfBusiness } from '#server/modules/people/business/to-business.ts';
import type { Duplicate } from '#server/modules/trust/review/find-duplicates.ts';
import type { findCaseParts, NoteRow, SubmissionRow } from '#server/modules/trust/review/queries.ts';
import type { DeskFacts } from '#server/modules/trust/review/to-submission.ts';
import { toSubmission } from '#server/modules/trust/review/to-submission.ts';

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

function toLocation({ place, area }: Parts['location']): z.input<typeof CaseSchema>['location'] {
  return {
    ...toPlaceOfBusiness(place),
    postcode: area?.postcode ?? null,
    towns: area?.towns ?? [],
    distance_m: place && area ? Math.round(distanceM(place, area)) : null,
  };
}

function toProposed({ proposed, location }: Parts): z.input<typeof CaseSchema>['proposed'] {
  if (!proposed) return null;
  const { row, duplicates, area } = proposed;
  const { place } = location;
  return {
    checks: checkSubmission({ ...row, duplicateCount: duplicates.length }),
    duplicates: toDuplicates(duplicates),
    register_search: toRegisterSearch(row),
    moves_m: place && area ? Math.round(distanceM(place, area)) : null,
  };
}

interface CaseFacts extends Omit<DeskFacts, 'duplicateCount'> {
  duplicates: readonly Duplicate[];
  needsSecond: boolean;
}

export function toCase(
  row: SubmissionRow,
  parts: Parts,
  { duplicates, needsSecond, ...facts }: CaseFacts,
  readerId: string,
  config: Config,
): z.input<typeof CaseSchema> {
  const { owner, notes, location, queue, waitingEvents } = parts;
  return {
    ...toSubmission(row, { ...facts, duplicateCount: duplicates.length }, readerId),
    website_url: facts.websiteUrl,
    rejection_needs_second: needsSecond,
    contact_preference: row.contactPreference,
    owner,
    duplicates: toDuplicates(duplicates),
    proposed: toProposed(parts),
    location: toLocation(location),
    register_search: toRegisterSearch(row),
    notes: notes.map(toNote),
    waiting_events: waitingEvents.map((event) => toPublicEvent(event, config)),
    queue: queue && {
      position: queue.position,
      total: queue.total,
      previous_id: queue.previousId,
      next_id: queue.nextId,
      following_id: queue.followingId,
    },
  };
}
