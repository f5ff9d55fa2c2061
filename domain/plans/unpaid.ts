const DAY_MS = 86_400_000;

/** Days after a renewal failed on which its owner is told, as long as it is open. */
export const unpaidNoticeDays = [0, 3, 7] as const;

/** The payment provider's words for a plan whose renewal could not be collected. */
export function isUnpaid(status: string): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** How many notices a payment that is open since then has brought by now. */
export function unpaidNoticesDue(since: Date, now: Date): number {
  return unpaidNoticeDays.filter((days) => since.getTime() + days * DAY_MS <= now.getTime()).length;
}
