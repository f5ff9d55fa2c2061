import { readBackDays } from '#domain/plans/read-back.ts';

export const refundStates = ['asked', 'made', 'booked', 'failed'] as const;
/** `asked`: the payment provider has not answered; `made`: it has; `booked`: credits and invoice follow it. */
export type RefundState = (typeof refundStates)[number];

interface PaidMoney {
  amountCents: number;
  refundedCents: number;
  disputedCents: number;
}

/** Cents that can be refunded. `underWay`: refunds that the payment does not show yet. Nothing during a dispute. */
export function refundableCents({ amountCents, refundedCents, disputedCents }: PaidMoney, underWay: number): number {
  return disputedCents > 0 ? 0 : Math.max(0, amountCents - refundedCents - underWay);
}

/** A refund of an older payment would not be read back. */
export function isTooOldToRefund(paidAt: Date, now: Date): boolean {
  return now.getTime() - paidAt.getTime() >= readBackDays * 86_400_000;
}
