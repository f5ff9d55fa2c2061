import { remindersOf } from '#domain/guest-notices/reminders.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** When guests of a published event are reminded of it next; null when they are not any more, or not to be. */
export function nextReminder(
  { startsAt, startTime, guestReminders }: Pick<EventRow, 'startsAt' | 'startTime' | 'guestReminders'>,
  now: Date,
): Date | null {
  if (startsAt === null || !guestReminders) return null;
  return remindersOf({ startsAt, startTime }).find(({ at }) => at > now)?.at ?? null;
}

/** The same after an edit: what is due already and was not sent yet stays due unless the edit moved it or switched it off. */
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
