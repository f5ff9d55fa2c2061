/** Handing a business over: the owner offers it, a member agrees. */
export const ownershipOffer = {
  openDays: 7,
  /** So long a closed offer is kept; the log of the business keeps that it was handed over. */
  keptDays: 90,
} as const;

export const offerOutcomes = ['accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** What somebody is mailed about: that it was offered, or what became of it. */
export const offerSteps = ['offered', ...offerOutcomes] as const;
export type OfferStep = (typeof offerSteps)[number];

/** Whether an offer can be answered at `now`. */
export function isOpenOffer(offer: { outcome: OfferOutcome | null; expiresAt: Date }, now: Date): boolean {
  return offer.outcome === null && offer.expiresAt > now;
}
