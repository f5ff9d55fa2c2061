const DAY_MS = 86_400_000;

/** Days after a failed renewal when the owner is notified while it is unpaid. */
export const unpaidNoticeDays = [0, 3, 7] as const;

export function isUnpaid(status: string): boolean {
  return status === 'past_due' || status === 'unpaid';
}

export function unpaidNoticesDue(since: Date, now: Date): number {
  return unpaidNoticeDays.filter((days) => since.getTime() + days * DAY_MS <= now.getTime()).length;
}
