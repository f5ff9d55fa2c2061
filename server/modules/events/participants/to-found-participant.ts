import type { z } from 'zod';
import type { FoundParticipantSchema } from '#contract/participants.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import { toGuest } from '#server/modules/events/participants/to-participant.ts';

/** A participant found by name, with their event. */
export function toFoundParticipant(row: ParticipantRow, event: EventRow): z.input<typeof FoundParticipantSchema> {
  const { id, title, status } = event;
  return {
    ...toGuest(row),
    event: {
      id,
      title,
      status,
      event_date: event.eventDate,
      start_time: event.startTime,
      end_time: event.endTime,
      night_of: event.nightOf,
    },
  };
}
