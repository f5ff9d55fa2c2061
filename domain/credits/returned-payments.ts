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
  const change = returnedCredits({ ...payment, returnedCents: after }) - counted;
  if (change <= 0) return Math.max(0, claimed + change);
  const unclaimed = Math.max(0, lapsed - (counted - claimed));
  return claimed + change - Math.min(change, unclaimed);
}
