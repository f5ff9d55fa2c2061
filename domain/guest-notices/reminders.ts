import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** No notices between these hours, Europe/Berlin. */
const quiet = { from: '22:00', until: '08:00' } as const;
const lastCall = '21:30';

/** Hours before the start. */
const reminders = { day: 24, soon: 2 } as const;
type ReminderKind = keyof typeof reminders;

interface Reminder {
  kind: ReminderKind;
  at: Date;
}

/** Key of a reminder's notice: a start that moves is reminded of again. */
export const reminderKey = (kind: ReminderKind, startsAt: Date) => `${kind} ${startsAt.toISOString()}`;

/** After the quiet hours, or before them if the event starts by then. */
function outsideQuiet(at: Date, startsAt: Date): Date {
  const [day, time] = [berlinDay(at), berlinTimeOfDay(at)];
  if (time >= quiet.until && time < quiet.from) return at;
  const evening = time >= quiet.from ? day : addDays(day, -1);
  const morning = berlinInstant(addDays(evening, 1), quiet.until);
  return morning < startsAt ? morning : berlinInstant(evening, lastCall);
}

/** Reminders in order. An all-day event has only the day's. */
export function remindersOf({ startsAt, startTime }: { startsAt: Date; startTime: string | null }): Reminder[] {
  const kinds = Object.keys(reminders) as ReminderKind[];
  return kinds
    .filter((kind) => kind === 'day' || startTime !== null)
    .map((kind) => {
      const at = new Date(startsAt.getTime() - reminders[kind] * 3_600_000);
      return { kind, at: outsideQuiet(at, startsAt) };
    });
}
