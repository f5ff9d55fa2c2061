import type { ImportedEntry, ImportProposal, ImportSourceAnswer } from '#contract/import-sources.ts';
import type { Followed, FollowedField } from '#domain/import-sources/compare-entry.ts';
import { compareEntry, followedFields } from '#domain/import-sources/compare-entry.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { EntryRow, EntryWithEvent, SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { followedOfEvent } from '#server/modules/events/import-sources/to-followed.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function toSource(row: SourceRow, now: Date): ImportSourceAnswer {
  return {
    id: row.id,
    url: row.url,
    kind: row.kind,
    name: row.name,
    rule: row.rule,
    monthly_credits: row.monthlyCredits,
    spent_credits: row.spentMonth === berlinDay(now).slice(0, 7) ? row.spentCredits : 0,
    status: row.status,
    is_looking: row.lookingSince !== null,
    looked_at: instant(row.lookedAt),
    read_at: instant(row.readAt),
    next_look_at: instant(row.nextLookAt),
    failure: row.failure,
    failing_since: instant(row.failingSince),
    found: row.found,
    left_out: row.leftOut,
    is_full: row.isFull,
    created_at: row.createdAt.toISOString(),
  };
}

/** Fields that the owner changed here, by the values of both when they last agreed. */
function ownFields(entry: EntryRow, event: EventRow): FollowedField[] {
  const upstream: Followed = { ...entry.seen, ...entry.dismissed, ...entry.proposed };
  return compareEntry(entry, followedOfEvent(event), upstream).own;
}

const changesOf = (values: Partial<Followed>, here: Followed) =>
  followedFields
    .filter((field) => values[field] !== undefined)
    .map((field) => ({ field, from: textOf(here[field]), to: textOf(values[field]) }));

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : String(value);

export function toImportProposal({ entry, event }: { entry: EntryRow; event: EventRow }): ImportProposal {
  return {
    event_id: event.id,
    source_id: entry.sourceId,
    title: event.title,
    event_date: event.eventDate,
    start_time: event.startTime,
    status: event.status,
    guests: event.joinedCount + event.waitingCount + event.appliedCount + event.offeredCount,
    kind: entry.isCancelled ? 'cancelled' : 'moved',
    changes: entry.isCancelled ? [] : changesOf(entry.proposed ?? {}, followedOfEvent(event)),
    own_fields: ownFields(entry, event),
  };
}

/** Null for an event that was deleted here. */
export function toImportedEntry({ entry, event }: EntryWithEvent): ImportedEntry | null {
  if (!event) return null;
  return {
    event_id: event.id,
    title: event.title,
    event_date: event.eventDate,
    start_time: event.startTime,
    status: event.status,
    own_fields: ownFields(entry, event),
    draft_reason: event.status === 'draft' ? entry.draftReason : null,
    notes: entry.notes,
  };
}
