import type { z } from 'zod';
import type { GuestSchema, ParticipantSchema } from '#contract/participants.ts';
import { toCsv } from '#server/http/csv.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';

export function toParticipant(row: Participant, email: string | null = null): z.input<typeof ParticipantSchema> {
  return {
    user_id: row.userId,
    display_name: row.displayName,
    status: row.status,
    party_size: row.partySize,
    channel: row.channel,
    email,
    answer_by: row.answerBy?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A participant as the business sees them. */
export function toGuest(row: Participant, email: string | null = null): z.input<typeof GuestSchema> {
  return { ...toParticipant(row, email), external_id: row.externalId, note: row.note };
}

/** Participants with the addresses that they share with the owner, by user. */
export function toGuests(rows: readonly Participant[], emails: ReadonlyMap<string, string>) {
  return rows.map((row) => toGuest(row, emails.get(row.userId) ?? null));
}

const columns = [
  'display_name',
  'status',
  'created_at',
  'updated_at',
  'user_id',
  'party_size',
  'channel',
  'email',
  'external_id',
  'note',
] as const;

/** Participants as a table; its columns are the fields of a participant. */
export function toParticipantsCsv(rows: readonly Participant[], emails: ReadonlyMap<string, string>): string {
  return toCsv(
    columns,
    toGuests(rows, emails).map((guest) => columns.map((column) => guest[column])),
  );
}
