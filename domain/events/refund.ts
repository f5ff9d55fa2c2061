/** Minutes after publication, for events without people. */
const refundMinutes = 30;

/** `hadPeople`: anybody ever joined, asked to join or waited. */
export function isRefundable(publishedAt: Date | null, hadPeople: boolean, now: Date): boolean {
  return !hadPeople && publishedAt !== null && now.getTime() - publishedAt.getTime() < refundMinutes * 60_000;
}
