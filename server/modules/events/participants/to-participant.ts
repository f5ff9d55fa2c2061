import type { z } from 'zod';
import type { GuestSchema, ParticipantSchema } from '#contract/participants.ts';
import { toCsv } from '#server/http/csv.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';
import type { WebDetails } from '#server/modules/events/participants/queries.ts';

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

const noDetails: WebDetails = { email: null, answers: [] };

/** A participant as the business sees them. */
export function toGuest(row: Participant, { email, answers } = noDetails): z.input<typeof GuestSchema> {
  return {
    ...toParticipant(row, email),
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    external_id: row.externalId,
    note: row.note,
  };
}

/** Participants with their entries without the app, by user. */
export function toGuests(rows: readonly Participant[], details: ReadonlyMap<string, WebDetails>) {
  return rows.map((row) => toGuest(row, details.get(row.userId)));
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

/** Participants as a table; its columns are the fields of a participant, then the questions that were answered. */
export function toParticipantsCsv(rows: readonly Participant[], details: ReadonlyMap<string, WebDetails>): string {
  const guests = toGuests(rows, details);
  const questions = [...new Set(guests.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  return toCsv(
    [...columns, ...questions],
    guests.map((guest) => [
      ...columns.map((column) => guest[column]),
      ...questions.map((asked) => guest.answers.find(({ question }) => question === asked)?.answer ?? null),
    ]),
  );
}
