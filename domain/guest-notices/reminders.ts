import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Phones are left alone from the first to the second of these hours, Berlin wall time. */
const quiet = { from: '22:00', until: '08:00' } as const;
/** The evening's last hour for what cannot wait until the morning. */
const lastCall = '21:30';

/** How many hours before the start guests are reminded. */
const reminders = { day: 24, soon: 2 } as const;
type ReminderKind = keyof typeof reminders;

interface Reminder {
  kind: ReminderKind;
  at: Date;
}

/** What falls into the quiet hours waits until they are over, or comes before them where the event has begun by then. */
function outsideQuiet(at: Date, startsAt: Date): Date {
  const [day, time] = [berlinDay(at), berlinTimeOfDay(at)];
  if (time >= quiet.until && time < quiet.from) return at;
  const evening = time >= quiet.from ? day : addDays(day, -1);
  const morning = berlinInstant(addDays(evening, 1), quiet.until);
  return morning < startsAt ? morning : berlinInstant(evening, lastCall);
}

/** When the guests of an event are reminded, in order. One that lasts the whole day has no hour to remind of, only its day. */
export function remindersOf({ startsAt, startTime }: { startsAt: Date; startTime: string | null }): Reminder[] {
  const kinds = Object.keys(reminders) as ReminderKind[];
  return kinds
    .filter((kind) => kind === 'day' || startTime !== null)
    .map((kind) => {
      const at = new Date(startsAt.getTime() - reminders[kind] * 3_600_000);
      return { kind, at: outsideQuiet(at, startsAt) };
    });
}
