/** How long after its publication an event that nobody joined gives its credits back when it is taken down, in minutes. */
const refundMinutes = 30;

/** True when taking the event down now gives back what it cost. `hadPeople`: somebody joined, applied or waits, or did. */
export function isRefundable(publishedAt: Date | null, hadPeople: boolean, now: Date): boolean {
  return !hadPeople && publishedAt !== null && now.getTime() - publishedAt.getTime() < refundMinutes * 60_000;
}
