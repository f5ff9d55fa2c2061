import { eq } from 'drizzle-orm';
import { pushes } from '#database/schema/pushes.ts';
import type { PushResult } from '#domain/pushes/push-rules.ts';
import { pushReturn } from '#domain/pushes/push-rules.ts';
import type { ConsumerApp } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { closePush } from '#server/modules/events/events/close-push.ts';
import type { PushRow } from '#server/modules/events/events/push-queries.ts';
import { lockPush } from '#server/modules/events/events/push-queries.ts';
import { findPushCredits } from '#server/modules/money/credits/close-reservation.ts';

/**
 * Stores the app's report on a push and settles its credits. Only the first report counts; later ones get the same
 * response, and one after settlement is stored without cost. 404 for a push unknown or never sent.
 */
export async function writePushResult(ctx: Context<ConsumerApp>, pushId: string, result: PushResult): Promise<PushRow> {
  return inTransaction(ctx, async (tx) => {
    const held = await lockPush(tx, pushId);
    if (!held?.push.sentAt) throw new Problem('not_found');
    if (held.push.audience !== null) return held.push;
    await tx.db.update(pushes).set(result).where(eq(pushes.id, pushId));
    if (held.push.status === 'sent') {
      const { businessId, eventId, lowEstimate } = held.push;
      const credits = await findPushCredits(tx, { businessId, eventId });
      await closePush(tx, held, { status: 'done', ...pushReturn(credits, lowEstimate, result) });
    }
    const settled = await lockPush(tx, pushId);
    if (!settled) throw new Error(`push ${pushId} went away while it was held`);
    return settled.push;
  });
}
