/** Who can be erased: a guest, whom only the consumer app knows, or a business with the people who belong to nothing else. */
export const erasedKinds = ['guest', 'business'] as const;
export type ErasedKind = (typeof erasedKinds)[number];
