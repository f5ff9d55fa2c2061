import type { z } from 'zod';
import type { DecidedSchema } from '#contract/participants.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { Decided } from '#server/modules/events/participants/decide-participant.ts';
import { toGuest } from '#server/modules/events/participants/to-participant.ts';

export function toDecided(one: Decided): z.input<typeof DecidedSchema> {
  const { userId } = one;
  if ('row' in one) return { user_id: userId, participant: toGuest(one.row), refused: null };
  const { status, code, options } = one.problem;
  const { participant_status: stands = null, free_places: free = null } = (options.members ?? {}) as {
    participant_status?: ParticipantStatus;
    free_places?: number;
  };
  return {
    user_id: userId,
    participant: null,
    refused: { status, code, participant_status: stands, free_places: free },
  };
}
