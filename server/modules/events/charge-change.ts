import { eventCost, unpaidItems } from '#domain/plans/tariffs.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { releaseCredits } from '#server/modules/credits/close-reservation.ts';
import { reserveCredits } from '#server/modules/credits/reserve-credits.ts';
import { spendCredits } from '#server/modules/credits/spend-credits.ts';
import type { EventContent } from '#server/modules/events/event-content.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { pricedOptions } from '#server/modules/events/quote-event.ts';

/**
 * Takes what new content costs further, in the caller's transaction, and answers the columns that say so. A published event
 * pays for options that were never paid before, and gets nothing back; what one holds that guests cannot see yet becomes its new
 * price.
 */
export async function chargeChange(
  ctx: TransactionContext<Member>,
  event: EventRow,
  content: EventContent,
): Promise<Partial<EventRow>> {
  const { tariff, chargedItems, creditsSpent, businessId, id: eventId } = event;
  if (event.status === 'scheduled' || event.awaitsVerification) {
    const held = eventCost(tariff, pricedOptions(event)).total;
    const needed = eventCost(tariff, pricedOptions(content)).total;
    if (needed < held) await releaseCredits(ctx, { businessId, eventId });
    if (needed !== held) await reserveCredits(ctx, { credits: needed < held ? needed : needed - held, eventId });
  }
  if (event.status !== 'published' || event.awaitsVerification) return {};
  const { items, total } = unpaidItems(tariff, pricedOptions(content), chargedItems);
  await spendCredits(ctx, { credits: total, reason: 'event_changed', eventId });
  return { creditsSpent: creditsSpent + total, chargedItems: [...chargedItems, ...items.map(({ item }) => item)] };
}
