/** Minutes after publication in which withdrawing an event without people refunds its credits. */
const refundMinutes = 30;

/** Whether withdrawing now refunds. `hadPeople`: anybody ever joined, asked to join or waited. */
export function isRefundable(publishedAt: Date | null, hadPeople: boolean, now: Date): boolean {
  return !hadPeople && publishedAt !== null && now.getTime() - publishedAt.getTime() < refundMinutes * 60_000;
}
