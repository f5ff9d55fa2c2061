import { addDays, weekday } from '#domain/shared/calendar.ts';

/** Europe/Berlin, yyyy-MM-dd and HH:MM. Without start: all day; without end: open. */
export interface EventSchedule {
  eventDate: string;
  startTime: string | null;
  endTime: string | null;
}

/** An end at or before the start is on the next day. */
export function runsPastMidnight({ startTime, endTime }: Pick<EventSchedule, 'startTime' | 'endTime'>): boolean {
  return startTime !== null && endTime !== null && endTime <= startTime;
}

const DAY = 24 * 60;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Keeps the duration, on the clock. Unchanged if open, or if either start is missing. */
export function movedEnd(
  { startTime, endTime }: Pick<EventSchedule, 'startTime' | 'endTime'>,
  newStart: string | null,
) {
  if (startTime === null || endTime === null || newStart === null) return endTime;
  const length = minutesOf(endTime) - minutesOf(startTime);
  const end = (minutesOf(newStart) + length + DAY) % DAY;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function endDay(schedule: EventSchedule): string {
  return runsPastMidnight(schedule) ? addDays(schedule.eventDate, 1) : schedule.eventDate;
}

/** The next such day; today only if the start is still ahead. `clock`: HH:MM, Europe/Berlin. */
export function nextSameWeekday(
  { eventDate, startTime }: { eventDate: string; startTime: string | null },
  today: string,
  clock: string,
): string {
  const ahead = (weekday(eventDate) - weekday(today) + 7) % 7;
  const isOver = ahead === 0 && (eventDate === today || startTime === null || startTime <= clock);
  return addDays(today, isOver ? 7 : ahead);
}
