import type { z } from 'zod';
import type { AppParticipantSchema } from '#contract/app-gateway.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';
import { toParticipant } from '#server/modules/events/participants/to-participant.ts';
import { doorCode } from '#server/security/guest-secrets.ts';

/** A participant as the app sees them, with the code of a party that has its places. */
export function toAppParticipant(
  { secretKey }: Pick<Config, 'secretKey'>,
  row: Participant,
): z.input<typeof AppParticipantSchema> {
  return { ...toParticipant(row), door_code: takesPlace(row.status) ? doorCode(secretKey, row) : null };
}
