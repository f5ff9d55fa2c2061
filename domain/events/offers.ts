/** By the time until the start. */
const answerTimes = [
  { hoursBefore: 72, minutes: 24 * 60 },
  { hoursBefore: 24, minutes: 6 * 60 },
  { hoursBefore: 4, minutes: 60 },
  { hoursBefore: 0, minutes: 15 },
] as const;

/** End of the time to answer; after the start, like shortly before it. */
export function answerBy(startsAt: Date, now: Date): Date {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000;
  const { minutes } = answerTimes.find(({ hoursBefore }) => hours >= hoursBefore) ?? answerTimes[3];
  return new Date(now.getTime() + minutes * 60_000);
}

/** Guest left, declined or did not answer; business rejected a guest or raised the limit. */
export const offerCauses = ['left', 'declined', 'lapsed', 'rejected', 'more_places'] as const;
export type OfferCause = (typeof offerCauses)[number];

/**
 * The last three are the business's: it admitted or rejected the party, or lowered the limit, so the party waits again.
 */
export const offerOutcomes = ['accepted', 'declined', 'lapsed', 'admitted', 'withdrawn', 'fewer_places'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

export const offerAnswers = ['accept', 'decline'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** Counts skipped larger parties up to this. */
export const mostPassedOver = 100;
