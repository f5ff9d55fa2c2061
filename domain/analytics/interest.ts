/** Signs of interest in the consumer app: opening an event, saving it. */
export const interestKinds = ['opened', 'saved'] as const;
export type InterestKind = (typeof interestKinds)[number];
