import type { Reach } from '#domain/events/reach.ts';
import { reachDays, reachRadiusM } from '#domain/events/reach.ts';
import type { PaidCredits } from '#domain/plans/credit-price.ts';
import { creditsInCents } from '#domain/plans/credit-price.ts';
import type { Offer } from '#domain/plans/offers.ts';
import type { CostItem, PricedOptions, Tariff } from '#domain/plans/tariffs.ts';
import { eventCost, unpaidItems } from '#domain/plans/tariffs.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { Balance } from '#server/modules/money/credits/queries.ts';

export function pricedOptions(
  event: Pick<EventContent, 'featuredEvent' | 'pushNotification' | 'category'>,
): PricedOptions {
  return {
    featuredEvent: event.featuredEvent,
    pushNotification: event.pushNotification,
    characteristicCount: event.category?.userCharacteristics.length ?? 0,
  };
}

/** Paid or reserved items of an event. */
export function paidItems(event: EventRow): readonly CostItem[] {
  if (event.status !== 'scheduled' && !event.awaitsVerification) return event.chargedItems;
  return eventCost(event.tariff, pricedOptions(event)).items.map(({ item }) => item);
}

/** Unpaid price in credits and euro, remaining balance, and expected reach. */
export function quoteEvent(
  tariff: Tariff,
  options: PricedOptions,
  paid: readonly CostItem[],
  {
    balance: { plan, purchased },
    price,
    reach,
    dates,
  }: { balance: Balance; price: Offer | PaidCredits; reach: Reach; dates: number },
) {
  const { items, total: ofOne } = unpaidItems(tariff, options, paid);
  const total = ofOne * dates;
  const balance = plan + purchased;
  return {
    items,
    dates,
    total,
    balance,
    balance_after: balance - total,
    is_affordable: total <= balance,
    price: {
      total_cents: creditsInCents(total, price),
      offer: price.key,
      offer_cents: price.priceCents,
      offer_credits: price.credits,
    },
    reach: { ...reach, days: reachDays, radius_m: reachRadiusM },
  };
}
