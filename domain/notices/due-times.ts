import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Daily mail, Europe/Berlin. */
const TIME = '09:00';

/** Minutes after a mail during which changes of an event are batched. */
export const batchMinutes = 10;

export function nextDailyMail(now: Date): Date {
  const today = berlinDay(now);
  const due = berlinInstant(today, TIME);
  return due > now ? due : berlinInstant(addDays(today, 1), TIME);
}

/** When an immediate notice is sent: now, or with the pending batch. `lastDue`: when the previous one was or is due. */
export function nextMailAtOnce(now: Date, lastDue: Date | undefined): Date {
  if (!lastDue || lastDue > now) return lastDue ?? now;
  return new Date(Math.max(now.getTime(), lastDue.getTime() + batchMinutes * 60_000));
}
