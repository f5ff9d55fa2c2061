/** How long a party may think about a free place, by how much time is left until the start: little when it is near. */
const thinkingTimes = [
  { hoursBefore: 72, minutes: 24 * 60 },
  { hoursBefore: 24, minutes: 6 * 60 },
  { hoursBefore: 4, minutes: 60 },
  { hoursBefore: 0, minutes: 15 },
] as const;

/** Until when an offer made now waits for its answer. An event that has begun leaves as little time as one about to begin. */
export function answerBy(startsAt: Date, now: Date): Date {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000;
  const { minutes } = thinkingTimes.find(({ hoursBefore }) => hours >= hoursBefore) ?? thinkingTimes[3];
  return new Date(now.getTime() + minutes * 60_000);
}

/** Why there was a place to offer: somebody went, said no or said nothing, the business turned them down or changed the limit. */
export const offerCauses = ['left', 'declined', 'lapsed', 'rejected', 'more_places'] as const;
export type OfferCause = (typeof offerCauses)[number];

/**
 * Ends of an offer. The last three are the business's doing: it let the party in without waiting for its answer, turned it
 * down, or lowered the limit, so that the party waits again.
 */
export const offerOutcomes = ['accepted', 'declined', 'lapsed', 'admitted', 'withdrawn', 'fewer_places'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** What a guest may answer. */
export const offerAnswers = ['accept', 'decline'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** Larger parties in front that did not fit are counted up to here. */
export const mostPassedOver = 100;
