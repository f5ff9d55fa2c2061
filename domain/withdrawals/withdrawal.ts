/** Most characters of what a withdrawal says. */
export const withdrawalLengths = { name: 120, contract: 500, ordered: 80 } as const;
