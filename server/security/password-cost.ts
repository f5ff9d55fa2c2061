/** OWASP's recommendation for argon2id: 19 MiB (in KiB), two passes. Server tests hash with less. */
export const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
