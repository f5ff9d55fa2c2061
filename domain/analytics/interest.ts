export const interestKinds = ['opened', 'saved'] as const;
export type InterestKind = (typeof interestKinds)[number];
