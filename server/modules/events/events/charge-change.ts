import { eventCost, unpaidItems } from '#domain/plans/tariffs.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';
import { reserveItems, spendItems } from '#server/modules/money/credits/charge-items.ts';
import { releaseCredits } from '#server/modules/money/credits/close-reservation.ts';

/**
 * Charges what new content costs additionally, in the caller's transaction, and returns the changed columns. A
 * published event pays options never paid before, without refunds; an invisible one's reservation becomes its new
 * price.
 */
export async function chargeChange(
  ctx: TransactionContext<BusinessActor>,
  event: EventRow,
  content: EventContent,
): Promise<Partial<EventRow>> {
  const { tariff, chargedItems, creditsSpent, businessId, id: eventId } = event;
  if (event.status === 'scheduled' || event.awaitsVerification) {
    const held = eventCost(tariff, pricedOptions(event)).items.map(({ item }) => item);
    const needed = eventCost(tariff, pricedOptions(content)).items;
    const isLess = held.some((item) => needed.every((one) => one.item !== item));
    if (isLess) await releaseCredits(ctx, { businessId, eventId });
    await reserveItems(ctx, eventId, isLess ? needed : unpaidItems(tariff, pricedOptions(content), held).items);
  }
  if (event.status !== 'published' || event.awaitsVerification) return {};
  const { items } = unpaidItems(tariff, pricedOptions(content), chargedItems);
  const total = await spendItems(ctx, eventId, items, 'event_changed');
  return { creditsSpent: creditsSpent + total, chargedItems: [...chargedItems, ...items.map(({ item }) => item)] };
}
