/** Days of one extension of a trial. */
export const trialExtension = { leastDays: 1, mostDays: 30 } as const;

/** From its end, or from now if it is over. */
export function extendedTrialEnd(endsAt: Date | null, days: number, now: Date): Date {
  const from = Math.max(endsAt?.getTime() ?? 0, now.getTime());
  return new Date(from + days * 86_400_000);
}
