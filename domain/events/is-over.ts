/** Hours that an event with an open end counts as running. */
export const openEndHours = 6;

/** Too late to attend. */
export function isOver({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }, now: Date): boolean {
  if (endsAt !== null) return endsAt <= now;
  return startsAt !== null && startsAt.getTime() + openEndHours * 3_600_000 <= now.getTime();
}
