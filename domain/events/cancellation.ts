export const reasonLength = 500;

export const cancelledDays = 7;

export function shownUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + cancelledDays * 86_400_000);
}
