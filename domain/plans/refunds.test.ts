import { expect, it } from 'vitest';
import { isTooOldToRefund, refundableCents } from '#domain/plans/refunds.ts';

const paid = { amountCents: 1500, refundedCents: 0, disputedCents: 0 };

it.each([
  ['all of it', paid, 0, 1500],
  ['less what went back', { ...paid, refundedCents: 600 }, 0, 900],
  ['less what is under way', { ...paid, refundedCents: 600 }, 400, 500],
  ['nothing twice', { ...paid, refundedCents: 1500 }, 0, 0],
  ['nothing during a dispute', { ...paid, disputedCents: 1 }, 0, 0],
])('refunds %s', (_, money, underWay, left) => expect(refundableCents(money, underWay)).toBe(left));

it('refunds what is read back', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  expect([isTooOldToRefund(daysAgo(199), now), isTooOldToRefund(daysAgo(200), now)]).toEqual([false, true]);
});
