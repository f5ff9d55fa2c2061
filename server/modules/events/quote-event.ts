import type { PricedOptions, Tariff } from '#domain/plans/tariffs.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import type { Balance } from '#server/modules/credits/queries.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

/** The options of an event that cost credits. */
export function pricedOptions(event: Pick<EventRow, 'featuredEvent' | 'pushNotification' | 'category'>): PricedOptions {
  return {
    featuredEvent: event.featuredEvent,
    pushNotification: event.pushNotification,
    characteristicCount: event.category?.userCharacteristics.length ?? 0,
  };
}

/** Price in credits and what would be left. */
export function quoteEvent(tariff: Tariff, options: PricedOptions, { plan, purchased }: Balance) {
  const { items, total } = eventCost(tariff, options);
  const balance = plan + purchased;
  return { items, total, balance, balance_after: balance - total, is_affordable: total <= balance };
}
