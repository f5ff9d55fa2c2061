import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { closePush } from '#server/modules/events/events/close-push.ts';
import { findPlannedPushes } from '#server/modules/events/events/push-queries.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { findPushCredits } from '#server/modules/money/credits/close-reservation.ts';

/**
 * Withdraws and refunds an unsent push of a locked event that becomes invisible; returns the credits. A sent one still
 * waits for its result.
 */
export async function withdrawPush(tx: TransactionContext<Actor>, event: EventRow): Promise<number> {
  let returned = 0;
  for (const push of await findPlannedPushes(tx, event.id)) {
    const credits = await findPushCredits(tx, { businessId: event.businessId, eventId: event.id });
    await closePush(tx, { push, event }, { status: 'dropped', credits, reason: 'not_public' });
    returned += credits;
  }
  return returned;
}
