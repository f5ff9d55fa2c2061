import type { z } from 'zod';
import type { ParticipantSchema } from '#contract/participants.ts';
import { toCsv } from '#server/http/csv.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';

export function toParticipant(row: Participant): z.input<typeof ParticipantSchema> {
  return {
    user_id: row.userId,
    display_name: row.displayName,
    status: row.status,
    party_size: row.partySize,
    channel: row.channel,
    answer_by: row.answerBy?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

const columns = ['display_name', 'status', 'created_at', 'updated_at', 'user_id', 'party_size', 'channel'] as const;

/** Participants as a table; its columns are the fields of a participant. */
export function toParticipantsCsv(rows: readonly Participant[]): string {
  return toCsv(
    columns,
    rows.map(toParticipant).map((participant) => columns.map((column) => participant[column])),
  );
}
