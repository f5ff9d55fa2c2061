/** Hours before the start by which guests say that they come. The reminder of the day before leaves time to answer. */
export const reconfirmHours = { min: 1, max: 12 } as const;

/** Milliseconds that guests have at least, from the reminder's arrival on. */
export const leastToAnswer = 3_600_000;

interface Asking {
  startsAt: Date;
  reconfirmHours: number | null;
}

/** The instant by which a reminder that is sent now asks for an answer; null if the event does not ask, or it is too late. */
export function confirmByOf({ startsAt, reconfirmHours: hours }: Asking, now: Date): Date | null {
  if (hours === null) return null;
  const until = new Date(startsAt.getTime() - hours * 3_600_000);
  return until.getTime() - now.getTime() >= leastToAnswer ? until : null;
}
