import { remindersOf } from '#domain/guest-notices/reminders.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** The next reminder's time; null if none. */
export function nextReminder(
  { startsAt, startTime, guestReminders }: Pick<EventRow, 'startsAt' | 'startTime' | 'guestReminders'>,
  now: Date,
): Date | null {
  if (startsAt === null || !guestReminders) return null;
  return remindersOf({ startsAt, startTime }).find(({ at }) => at > now)?.at ?? null;
}

/** Time after an edit: a due, unsent reminder stays due unless moved or turned off. */
export function keptReminder(
  before: EventRow,
  after: Pick<EventRow, 'startsAt' | 'startTime' | 'guestReminders'>,
  now: Date,
): Date | null {
  const isSame =
    before.startsAt?.getTime() === after.startsAt?.getTime() &&
    before.startTime === after.startTime &&
    before.guestReminders === after.guestReminders;
  return isSame ? before.remindAt : nextReminder(after, now);
}
