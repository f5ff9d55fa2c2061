import { describe, expect, it } from 'vitest';
import { hasPlanLapsed, isLow, lapseOfPaidPeriod, spendableCredits, splitSpend } from '#domain/credits/buckets.ts';
import { fc } from '#tests/support/fast-check.ts';

const amount = fc.integer({ min: 0, max: 500 });

describe('spending credits', () => {
  it('takes plan credits first', () => {
    expect(splitSpend({ plan: 3, purchased: 10 }, 5)).toEqual([
      { bucket: 'plan', credits: 3 },
      { bucket: 'purchased', credits: 2 },
    ]);
    expect(splitSpend({ plan: 3, purchased: 10 }, 2)).toEqual([{ bucket: 'plan', credits: 2 }]);
    expect(splitSpend({ plan: 0, purchased: 1 }, 2)).toBeNull();
  });

  it('takes the exact price or nothing, and never more than a bucket holds', () => {
    fc.assert(
      fc.property(amount, amount, amount, (plan, purchased, price) => {
        const balance = { plan, purchased };
        const parts = splitSpend(balance, price);
        if (parts === null) return price > spendableCredits(balance);
        const taken = parts.reduce((sum, { credits }) => sum + credits, 0);
        return taken === price && parts.every(({ bucket, credits }) => credits > 0 && credits <= balance[bucket]);
      }),
    );
  });

  it('lets plan credits lapse at the end of their period', () => {
    const end = new Date('2026-12-01T00:00:00Z');
    const trial = { planEndsAt: end, planLapsesAt: null };
    expect(hasPlanLapsed(trial, new Date('2026-11-30T23:59:59Z'))).toBe(false);
    expect(hasPlanLapsed(trial, end)).toBe(true);
    expect(hasPlanLapsed({ planEndsAt: null, planLapsesAt: null }, end)).toBe(false);
    const paid = { planEndsAt: end, planLapsesAt: lapseOfPaidPeriod(end) };
    expect(hasPlanLapsed(paid, new Date('2026-12-01T02:59:59Z'))).toBe(false);
    expect(hasPlanLapsed(paid, new Date('2026-12-01T03:00:00Z'))).toBe(true);
  });
});

it.each([
  [0, 0, true],
  [1, 0, false],
  [10, 50, true],
  [11, 50, false],
])('calls %i credits of %i low: %s', (balance, planTotal, expected) => {
  expect(isLow({ balance, planTotal })).toBe(expected);
});
