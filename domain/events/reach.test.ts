import { expect, test } from 'vitest';
import { reachOf } from '#domain/events/reach.ts';

const chosen = { tags: 2, characteristics: 1 };
const seen = (...views: number[]) => views.map((count, n) => ({ businessId: `business-${n % 3}`, views: count }));

test('the middle half of what comparable events reached is the estimate', () => {
  expect(reachOf(seen(90, 10, 40, 20, 30), chosen)).toEqual({ low: 20, high: 40, basis: 'history', events: 5 });
});

test('too few events, or events of too few businesses, leave it to the formula', () => {
  const formula = { low: 375, high: 375, basis: 'formula', events: 0 };
  expect(reachOf([], chosen)).toEqual(formula);
  expect(reachOf(seen(1, 2, 3, 4), chosen)).toEqual(formula);
  expect(
    reachOf(
      seen(1, 2, 3, 4, 5, 6).map((event, n) => ({ ...event, businessId: `business-${n % 2}` })),
      chosen,
    ),
  ).toEqual(formula);
});
