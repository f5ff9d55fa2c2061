/** Maximum length of a reason for guests, in characters. */
export const reasonLength = 500;

/** Days that guests see a cancelled event. */
export const cancelledDays = 7;

export function shownUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + cancelledDays * 86_400_000);
}
