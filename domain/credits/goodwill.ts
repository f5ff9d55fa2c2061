/** Credits: by one person of staff to one business within `days`, and at most in one gift. */
export const goodwillLimits = { alone: 20, days: 30, most: 500 } as const;

export const goodwillStates = ['given', 'waiting', 'approved', 'declined'] as const;
/** `given` by one person; the others need two. */
export type GoodwillState = (typeof goodwillStates)[number];

/** Credits that one person may still give, after those given alone within the period. */
export function leftAlone(givenAlone: number): number {
  return Math.max(0, goodwillLimits.alone - givenAlone);
}

/** Gifts before it no longer count. */
export function goodwillCountsSince(now: Date): Date {
  return new Date(now.getTime() - goodwillLimits.days * 86_400_000);
}
