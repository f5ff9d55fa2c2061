import { eq } from 'drizzle-orm';
import { eventParticipants } from '#database/schema/participants.ts';
import { isRefundable } from '#domain/events/refund.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { isHidden } from '#server/modules/events/events/find-hiding.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { withdrawPush } from '#server/modules/events/events/withdraw-push.ts';
import { refundCredits, releaseCredits } from '#server/modules/money/credits/close-reservation.ts';

/**
 * Refunds a locked event that is taken down, in the caller's transaction: all if never visible; the price within half
 * an hour without guests, or while hidden by a measure before its start; and an unsent push. Returns the credits not
 * refunded.
 */
export async function withdrawCredits(tx: TransactionContext<Actor>, event: EventRow): Promise<number> {
  const { id: eventId, businessId, status, awaitsVerification, heldUntil, publishedAt } = event;
  if (status === 'scheduled' || awaitsVerification) {
    await releaseCredits(tx, { businessId, eventId });
    return event.creditsSpent;
  }
  if (heldUntil !== null) {
    const reserved = await releaseCredits(tx, { businessId, eventId });
    return event.creditsSpent - reserved - (await refundCredits(tx, { businessId, eventId }));
  }
  if (status !== 'published') return event.creditsSpent;
  const pushed = await withdrawPush(tx, event);
  const people = await tx.db.$count(eventParticipants, eq(eventParticipants.eventId, eventId));
  const isSoon = isRefundable(publishedAt, people > 0, tx.now);
  const isUnseen = !isSoon && event.startsAt !== null && event.startsAt > tx.now && (await isHidden(tx, event));
  const reason = isSoon ? 'event_returned' : 'hidden_returned';
  const refunded = isSoon || isUnseen ? await refundCredits(tx, { businessId, eventId }, reason) : 0;
  return event.creditsSpent - pushed - refunded;
}
