/** A reason that guests read has at most so many characters. */
export const reasonLength = 500;

/** How many days guests see that an event is cancelled. */
export const cancelledDays = 7;

/** Until when guests see an event that is cancelled now. */
export function shownUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + cancelledDays * 86_400_000);
}
