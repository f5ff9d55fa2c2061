import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { finishErasure, rememberErasure } from '#server/erasures/remember-erasure.ts';
import { forgetGuest } from '#server/modules/guests/app-people/forget-guest.ts';
import { hashPerson } from '#server/security/tokens.ts';

/**
 * Erases a person and stores a hash of their id, known or not, since a backup may contain them. The nightly job
 * completes an interrupted erasure.
 */
export async function forgetPerson(ctx: Context, userId: string): Promise<void> {
  const subject = hashPerson(ctx.deps.config.secretKey, userId);
  const id = await inTransaction(ctx, (tx) => rememberErasure(tx, { kind: 'guest', subject }));
  await forgetGuest(ctx, userId);
  await finishErasure(ctx, id);
}
