/** Undo period of a decision; nothing leaves the desk before its end. */
export const undoSeconds = 10;

/** Lifetime of a claim unless renewed. */
export const claimMinutes = 10;

/** The register's limit for the whole team, in a sliding hour. */
export const registerLookups = { limit: 60, windowMinutes: 60 } as const;

/** Rejections that require a second reviewer. */
export const fourEyesModes = ['off', 'rejections'] as const;
export type FourEyes = (typeof fourEyesModes)[number];

export interface LookupMeter {
  used: number;
  left: number;
  /** When another becomes available; null if none was used. */
  nextFreeAt: Date | null;
}

/** Takes the last hour's look-ups, oldest first. */
export function readLookups(times: readonly Date[]): LookupMeter {
  const { limit, windowMinutes } = registerLookups;
  const used = times.length;
  const next = times[Math.max(0, used - limit)];
  const nextFreeAt = next ? new Date(next.getTime() + windowMinutes * 60_000) : null;
  return { used, left: Math.max(0, limit - used), nextFreeAt };
}
