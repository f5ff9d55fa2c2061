/** In characters. */
export const withdrawalLengths = { name: 120, contract: 500, ordered: 80 } as const;
