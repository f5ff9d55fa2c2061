/** Data Act (Regulation (EU) 2023/2854), Art. 25: data can be retrieved for thirty days after the end. */
export const accountDeletion = {
  keptDays: 30,
  /** Before staff deletes immediately, as the owner asked, so that the mail about it leaves first. */
  erasureMinutes: 15,
} as const;

/** The hour stays, so that a whole day is never missing. */
export function deletionDue(asked: Date): Date {
  return new Date(asked.getTime() + accountDeletion.keptDays * 86_400_000);
}
