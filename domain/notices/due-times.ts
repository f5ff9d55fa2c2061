import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** When the mail of the day goes out, in Berlin. */
const TIME = '09:00';

/** For so long after a mail, what happens at the same event is gathered for the next one. */
export const gatherMinutes = 10;

/** The next nine o'clock in Berlin after an instant. */
export function nextDailyMail(now: Date): Date {
  const today = berlinDay(now);
  const due = berlinInstant(today, TIME);
  return due > now ? due : berlinInstant(addDays(today, 1), TIME);
}

/**
 * When something is told at once: now, or with the mail that gathers. `lastDue` is when the mail before it was due, or will
 * be; undefined when there was none.
 */
export function nextMailAtOnce(now: Date, lastDue: Date | undefined): Date {
  if (!lastDue || lastDue > now) return lastDue ?? now;
  return new Date(Math.max(now.getTime(), lastDue.getTime() + gatherMinutes * 60_000));
}
