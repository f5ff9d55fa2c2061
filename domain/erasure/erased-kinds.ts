/** Who can be erased: a guest, whom only the consumer app knows, or a business with the people who belong to nothing else. */
export type ErasedKind = 'guest' | 'business';
