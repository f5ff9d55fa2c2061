/** A guest, known to the consumer app only, or a business with people who belong to nothing else. */
export type ErasedKind = 'guest' | 'business';
