/** What a guest does in the consumer app who is interested: opens the event, or saves it for later. */
export const interestKinds = ['opened', 'saved'] as const;
export type InterestKind = (typeof interestKinds)[number];
