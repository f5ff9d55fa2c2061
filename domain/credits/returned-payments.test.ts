import { describe, expect, it } from 'vitest';
import { openLedger } from '#domain/credits/ledger.ts';
import { claimAfter, claimsAfter, returnedCredits } from '#domain/credits/returned-payments.ts';
import { fc } from '#tests/support/fast-check.ts';

const payment = fc.record({
  credits: fc.integer({ min: 1, max: 1000 }),
  amountCents: fc.integer({ min: 1, max: 1_000_000 }),
});
const cents = fc.integer({ min: 0, max: 1_200_000 });

describe('credits of a payment that went back', () => {
  it('are none for nothing, all for everything, and never more for less', () => {
    fc.assert(
      fc.property(payment, cents, cents, (paid, a, b) => {
        const of = (returnedCents: number) => returnedCredits({ ...paid, returnedCents });
        expect([of(0), of(paid.amountCents), of(paid.amountCents + a)]).toEqual([0, paid.credits, paid.credits]);
        expect(of(Math.min(a, b))).toBeLessThanOrEqual(of(Math.max(a, b)));
        expect(of(a) * paid.amountCents).toBeLessThanOrEqual(a * paid.credits);
      }),
    );
  });

  it('are none for a payment of nothing', () => {
    expect(returnedCredits({ credits: 50, amountCents: 0, returnedCents: 100 })).toBe(0);
  });

  it.each([
    [1500, 25],
    [1499, 24],
    [60, 1],
    [59, 0],
    [1, 0],
  ])('of a pack of 25 for 15 EUR: %i cents are %i', (returnedCents, credits) => {
    expect(returnedCredits({ credits: 25, amountCents: 1500, returnedCents })).toBe(credits);
  });
});

describe('what the business gives back', () => {
  it('depends on the last state only as long as nothing lapsed, in whatever steps it came', () => {
    fc.assert(
      fc.property(payment, fc.array(cents, { minLength: 1 }), (paid, steps) => {
        let [before, claimed] = [0, 0];
        for (const after of steps) {
          claimed = claimAfter(paid, { before, after, claimed, lapsed: 0 });
          before = after;
        }
        expect(claimed).toBe(returnedCredits({ ...paid, returnedCents: before }));
      }),
    );
  });

  it('is never below zero, never more than went back, and nothing once everything came again', () => {
    const step = fc.record({ after: cents, lapsed: fc.integer({ min: 0, max: 1000 }) });
    fc.assert(
      fc.property(payment, fc.array(step), (paid, steps) => {
        let [before, claimed] = [0, 0];
        for (const { after, lapsed } of [...steps, { after: 0, lapsed: 0 }]) {
          claimed = claimAfter(paid, { before, after, claimed, lapsed });
          expect(claimed).toBeGreaterThanOrEqual(0);
          expect(claimed).toBeLessThanOrEqual(returnedCredits({ ...paid, returnedCents: after }));
          before = after;
        }
        expect(claimed).toBe(0);
      }),
    );
  });

  it('leaves out what lapsed unspent, once', () => {
    const month = { credits: 50, amountCents: 2900 };
    expect(claimAfter(month, { before: 0, after: 2900, claimed: 0, lapsed: 40 })).toBe(10);
    // Half was returned during the month: 25 taken back, 10 spent, 15 lapsed later.
    expect(claimAfter(month, { before: 1450, after: 2900, claimed: 25, lapsed: 15 })).toBe(35);
  });
});

describe('a dispute that is open', () => {
  const pack = { credits: 25, amountCents: 1500 };
  const none = { refundedCents: 0, disputedCents: 0, lostCents: 0 };
  const open = { ...none, disputedCents: 1500 };
  const start = {
    planBalance: 5,
    planTotal: 5,
    planEndsAt: null,
    planLapsesAt: null,
    planPeriodId: 'trial',
    purchasedBalance: 25,
    isLowNoticed: false,
    owedCredits: 0,
    frozenCredits: 0,
  };

  it('asks for nothing for good; one that is lost does', () => {
    const lapsed = 0;
    expect(claimsAfter(pack, { before: none, after: open, claimed: 0, lapsed })).toEqual({ claim: 0, freeze: 25 });
    const lost = { ...open, lostCents: 1500 };
    expect(claimsAfter(pack, { before: open, after: lost, claimed: 0, lapsed })).toEqual({ claim: 25, freeze: 0 });
    const half = { refundedCents: 600, disputedCents: 900, lostCents: 0 };
    expect(claimsAfter(pack, { before: open, after: half, claimed: 0, lapsed })).toEqual({ claim: 10, freeze: 15 });
  });

  it('freezes what is left of its pack, never makes a debt, and leaves all as it was when it is won', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 25 }), (spent, most) => {
        const ledger = openLedger(start, new Date(0));
        ledger.take(spent, 'event_published');
        const before = { ...ledger.account };
        const held = { plan: 0, planPeriodId: null };
        const frozen = ledger.settleReturn({ change: 0, frozen: 0, most, first: 'purchased' }, held);
        expect(frozen).toBe(Math.min(most, before.purchasedBalance));
        expect(ledger.account).toMatchObject({
          owedCredits: 0,
          frozenCredits: frozen,
          planBalance: before.planBalance,
        });
        ledger.settleReturn({ change: 0, frozen, most: 0, first: 'purchased' }, held);
        expect(ledger.account).toEqual(before);
      }),
    );
  });

  it('that is lost takes what it froze, and the rest is owed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (spent) => {
        const ledger = openLedger(start, new Date(0));
        ledger.take(spent, 'event_published');
        const left = ledger.account.planBalance + ledger.account.purchasedBalance;
        const held = { plan: 0, planPeriodId: null };
        const frozen = ledger.settleReturn({ change: 0, frozen: 0, most: 25, first: 'purchased' }, held);
        expect(ledger.settleReturn({ change: 25, frozen, most: 0, first: 'purchased' }, held)).toBe(0);
        const { planBalance, purchasedBalance, owedCredits, frozenCredits } = ledger.account;
        expect(planBalance + purchasedBalance - owedCredits).toBe(left - 25);
        expect(frozenCredits).toBe(0);
      }),
    );
  });
});
