import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** The instant at which a measure ends that has this last day: the beginning of the next one in Berlin. */
export function toEnd(lastDay: string | null): Date | null {
  return lastDay === null ? null : berlinInstant(addDays(lastDay, 1), '00:00');
}

/** The last day of a measure that ends at this instant. */
export function toLastDay(endsAt: Date | null): string | null {
  return endsAt && berlinDay(new Date(endsAt.getTime() - 1));
}
