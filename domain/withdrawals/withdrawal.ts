/** Most characters of what a withdrawal says. */
export const withdrawalLengths = { name: 120, contract: 500, ordered: 80 } as const;

/** Years for which a withdrawal is kept, from the end of the year of its arrival: until claims from it have lapsed (§§ 195, 199 BGB). */
export const withdrawalKeptYears = 3;

/** Everything that arrived before is deleted now. */
export function withdrawalsKeptSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - withdrawalKeptYears, 0, 1));
}
