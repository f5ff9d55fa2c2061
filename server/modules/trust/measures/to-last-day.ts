import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** End of a last day: the next midnight, Europe/Berlin. */
export function toEnd(lastDay: string | null): Date | null {
  return lastDay === null ? null : berlinInstant(addDays(lastDay, 1), '00:00');
}

export function toLastDay(endsAt: Date | null): string | null {
  return endsAt && berlinDay(new Date(endsAt.getTime() - 1));
}
