import type { z } from 'zod';
import type { AddedSchema } from '#contract/web-guests.ts';
import { toGuest } from '#server/modules/events/participants/to-participant.ts';
import type { Added } from '#server/modules/guests/web-guests/add-guest.ts';

export function toAdded(one: Added): z.input<typeof AddedSchema> {
  if ('row' in one) return { participant: toGuest(one.row), refused: null };
  const { status, code, options } = one.problem;
  const { free_places: free = null } = (options.members ?? {}) as { free_places?: number };
  return { participant: null, refused: { status, code, free_places: free } };
}
