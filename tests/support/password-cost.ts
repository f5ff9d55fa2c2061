/** The cheapest argon2id, since hashing dominates the server tests otherwise. */
export const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 } as const;
