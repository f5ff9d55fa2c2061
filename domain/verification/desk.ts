/** How long a decision can be taken back, in seconds: nothing of it leaves the desk before. */
export const undoSeconds = 10;

/** How long a case belongs to whoever opened it, in minutes, unless they renew that. */
export const claimMinutes = 10;

/** What the official register allows the whole team: so many look-ups in each hour that one looks back. */
export const registerLookups = { limit: 60, windowMinutes: 60 } as const;

/** Whose rejections need a second pair of eyes: nobody's, or everybody's. */
export const fourEyesModes = ['off', 'rejections'] as const;
export type FourEyes = (typeof fourEyesModes)[number];

/** What is left of the register's hour. */
export interface LookupMeter {
  used: number;
  left: number;
  /** When one more is left than now; null while none was used. */
  nextFreeAt: Date | null;
}

/** Where the look-ups of the last hour, oldest first, leave the team. */
export function readLookups(times: readonly Date[]): LookupMeter {
  const { limit, windowMinutes } = registerLookups;
  const used = times.length;
  const next = times[Math.max(0, used - limit)];
  const nextFreeAt = next ? new Date(next.getTime() + windowMinutes * 60_000) : null;
  return { used, left: Math.max(0, limit - used), nextFreeAt };
}
