import { describe, expect, it } from 'vitest';
import { interestPlans, marketingPlans, subscriptionPacks, subscriptionPlans } from '#domain/plans/price-lists.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { eventCost, tariffNames, tariffs } from '#domain/plans/tariffs.ts';
import { vatPercentOn, vatRates } from '#domain/plans/vat.ts';
import { addDays } from '#domain/shared/calendar.ts';

describe('what an event costs', () => {
  it.each([
    ['standard', false, false, 0, 1],
    ['standard', true, false, 0, 2],
    ['standard', false, true, 0, 3],
    ['standard', true, true, 0, 4],
    ['standard', true, true, 10, 4],
    ['dialog', false, false, 0, 1],
    ['dialog', true, false, 0, 3],
    ['dialog', false, false, 1, 3],
    ['dialog', false, false, 5, 3],
    ['dialog', true, false, 5, 5],
  ] as const)(
    '%s, featured %s, push %s, %d characteristics: %d',
    (tariff, featuredEvent, pushNotification, characteristicCount, total) => {
      const cost = eventCost(tariff, { featuredEvent, pushNotification, characteristicCount });
      expect(cost.total).toBe(total);
      expect(cost.items.reduce((sum, { credits }) => sum + credits, 0)).toBe(total);
      expect(cost.items.every(({ credits }) => credits > 0)).toBe(true);
    },
  );

  it('names every tariff', () => {
    expect([...tariffNames].sort()).toEqual(Object.keys(tariffs).sort());
  });
});

describe('the price lists', () => {
  it('hold the figures of the specification', () => {
    const prices = (list: readonly { key: string; priceCents: number }[]) =>
      list.map(({ key, priceCents }) => `${key} ${priceCents}`);
    expect(prices(marketingPlans)).toEqual(['basic 2900', 'premium 7900', 'oktoberfest 2500']);
    expect(prices(interestPlans)).toEqual(['starter 999', 'standard 2499', 'premium 4999']);
    expect(prices(subscriptionPlans)).toEqual(['starter 2900', 'professional 7900', 'enterprise 14900']);
    expect(prices(subscriptionPacks)).toEqual(['credits_25 1500', 'credits_50 2500', 'credits_100 4500']);
  });
});

it.each([
  [2900, 2437, 463],
  [7900, 6639, 1261],
  [14900, 12521, 2379],
  [1500, 1261, 239],
  [0, 0, 0],
])('of %d cents %d are net and %d VAT', (price, netCents, vatCents) => {
  expect(splitVat(price)).toEqual({ netCents, vatCents });
});

it('net and VAT of every price add up to it, and differ from the exact tax by less than a cent', () => {
  for (let price = 0; price <= 20_000; price += 1) {
    const { netCents, vatCents } = splitVat(price);
    expect(netCents + vatCents).toBe(price);
    expect(Math.abs(vatCents - (price * 19) / 119)).toBeLessThanOrEqual(0.5);
  }
});

it('each day has one rate of VAT, and a supply has that of its day', () => {
  for (const [index, { until }] of vatRates.entries()) {
    expect(until === null ? undefined : addDays(until, 1)).toBe(vatRates[index + 1]?.from);
  }
  expect(['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01', '2026-11-23'].map(vatPercentOn)).toEqual([
    19, 16, 16, 19, 19,
  ]);
  expect(() => vatPercentOn('2006-12-31')).toThrow();
  expect(splitVat(1500, 16)).toEqual({ netCents: 1293, vatCents: 207 });
});
