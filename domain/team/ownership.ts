/** Handing a business over: the owner offers it, a member agrees. */
export const ownershipOffer = {
  openDays: 7,
  /** So long a closed offer is kept; the log of the business keeps that it was handed over. */
  keptDays: 90,
} as const;

const offerOutcomes = ['accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** What somebody is mailed about: that it was offered, or what became of it. */
export const offerSteps = ['offered', ...offerOutcomes] as const;
export type OfferStep = (typeof offerSteps)[number];
