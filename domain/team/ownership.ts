/** Hand-over of a business: the owner offers, a member accepts. */
export const ownershipOffer = {
  openDays: 7,
  /** Retention of closed offers; the audit log keeps the hand-over. */
  keptDays: 90,
} as const;

const offerOutcomes = ['accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** Steps that are mailed: the offer and its outcomes. */
export const offerSteps = ['offered', ...offerOutcomes] as const;
export type OfferStep = (typeof offerSteps)[number];
