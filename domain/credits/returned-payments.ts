/** A payment and its cents refunded or withdrawn by an open or lost dispute. */
interface ReturnedPayment {
  credits: number;
  amountCents: number;
  returnedCents: number;
}

/** Credits in proportion, rounded down; all if all was returned. */
export function returnedCredits({ credits, amountCents, returnedCents }: ReturnedPayment): number {
  if (amountCents <= 0) return 0;
  return Math.floor((credits * Math.min(Math.max(returnedCents, 0), amountCents)) / amountCents);
}

/**
 * Total credits to give back when returned cents change. Lapsed unspent credits count first; `claimed` is the total so
 * far.
 */
export function claimAfter(
  payment: Omit<ReturnedPayment, 'returnedCents'>,
  { before, after, claimed, lapsed }: { before: number; after: number; claimed: number; lapsed: number },
): number {
  const counted = returnedCredits({ ...payment, returnedCents: before });
  const most = returnedCredits({ ...payment, returnedCents: after });
  const change = most - counted;
  if (change <= 0) return Math.min(most, Math.max(0, claimed + change));
  const unclaimed = Math.max(0, lapsed - (counted - claimed));
  return Math.min(most, claimed + change - Math.min(change, unclaimed));
}

/** Returned cents: permanently by refunds and lost disputes, temporarily by open ones. */
export interface ReturnedMoney {
  refundedCents: number;
  /** Withdrawn by open or lost disputes. */
  disputedCents: number;
  /** The lost part of `disputedCents`. */
  lostCents: number;
}

/** `claim` is permanent, `freeze` the maximum during a dispute. Only permanent returns become debt. */
export function claimsAfter(
  payment: Omit<ReturnedPayment, 'returnedCents'>,
  { before, after, claimed, lapsed }: { before: ReturnedMoney; after: ReturnedMoney; claimed: number; lapsed: number },
): { claim: number; freeze: number } {
  const forGood = (money: ReturnedMoney) => money.refundedCents + money.lostCents;
  const claim = claimAfter(payment, { before: forGood(before), after: forGood(after), claimed, lapsed });
  const all = { before: forGood(after), after: after.refundedCents + after.disputedCents, claimed: claim, lapsed };
  return { claim, freeze: claimAfter(payment, all) - claim };
}
