/** A payment and how many of its cents went back: refunded, or withdrawn by a dispute that is open or lost. */
interface ReturnedPayment {
  credits: number;
  amountCents: number;
  returnedCents: number;
}

/** Credits whose price went back, in proportion; a credit counts when its whole price did. All of them when all of it did. */
export function returnedCredits({ credits, amountCents, returnedCents }: ReturnedPayment): number {
  if (amountCents <= 0) return 0;
  return Math.floor((credits * Math.min(Math.max(returnedCents, 0), amountCents)) / amountCents);
}

/**
 * Credits that the business gives back for a payment in all, when the cents that went back change from `before` to `after`.
 * Credits that lapsed unspent count first: nobody had them. `claimed` is what was asked back until now.
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

/** What went back of a payment: for good by refunds and lost disputes, and for now by disputes that are open. */
export interface ReturnedMoney {
  refundedCents: number;
  /** Withdrawn by disputes that are open or lost. */
  disputedCents: number;
  /** The part of it whose dispute is lost. */
  lostCents: number;
}

/**
 * Credits that a change of what went back asks for: `claim` for good, and at most `freeze` more for as long as a dispute is open. Only what went
 * back for good becomes a debt where it was spent.
 */
export function claimsAfter(
  payment: Omit<ReturnedPayment, 'returnedCents'>,
  { before, after, claimed, lapsed }: { before: ReturnedMoney; after: ReturnedMoney; claimed: number; lapsed: number },
): { claim: number; freeze: number } {
  const forGood = (money: ReturnedMoney) => money.refundedCents + money.lostCents;
  const claim = claimAfter(payment, { before: forGood(before), after: forGood(after), claimed, lapsed });
  const all = { before: forGood(after), after: after.refundedCents + after.disputedCents, claimed: claim, lapsed };
  return { claim, freeze: claimAfter(payment, all) - claim };
}
