import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { finishErasure, rememberErasure } from '#server/erasures/remember-erasure.ts';
import { forgetGuest } from '#server/modules/guests/app-people/forget-guest.ts';
import { hashPerson } from '#server/security/tokens.ts';

/**
 * Forgets a person of the consumer app, and remembers that by a hash, known or not: a backup may know them. When it stops half
 * way, the nightly job finds what is left.
 */
export async function forgetPerson(ctx: Context, userId: string): Promise<void> {
  const subject = hashPerson(ctx.deps.config.secretKey, userId);
  const id = await inTransaction(ctx, (tx) => rememberErasure(tx, { kind: 'guest', subject }));
  await forgetGuest(ctx, userId);
  await finishErasure(ctx, id);
}
