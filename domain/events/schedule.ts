import { addDays, weekday } from '#domain/shared/calendar.ts';

/** When an event takes place, in Berlin wall time: yyyy-MM-dd and HH:MM. No start: the whole day. No end: open. */
export interface EventSchedule {
  eventDate: string;
  startTime: string | null;
  endTime: string | null;
}

/** An end at or before the start belongs to the next day. */
export function runsPastMidnight({ startTime, endTime }: Pick<EventSchedule, 'startTime' | 'endTime'>): boolean {
  return startTime !== null && endTime !== null && endTime <= startTime;
}

const DAY = 24 * 60;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * The end that keeps an event as long as it was when its start moves, on the clock. An open end stays open, and an event that
 * had or gets no start keeps its end.
 */
export function movedEnd(
  { startTime, endTime }: Pick<EventSchedule, 'startTime' | 'endTime'>,
  newStart: string | null,
) {
  if (startTime === null || endTime === null || newStart === null) return endTime;
  const length = minutesOf(endTime) - minutesOf(startTime);
  const end = (minutesOf(newStart) + length + DAY) % DAY;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The calendar day on which the event ends. */
export function endDay(schedule: EventSchedule): string {
  return runsPastMidnight(schedule) ? addDays(schedule.eventDate, 1) : schedule.eventDate;
}

/** The next day with the weekday of an event: today only if the event would still begin today. `clock` is the time in Berlin. */
export function nextSameWeekday(
  { eventDate, startTime }: { eventDate: string; startTime: string | null },
  today: string,
  clock: string,
): string {
  const ahead = (weekday(eventDate) - weekday(today) + 7) % 7;
  const isOver = ahead === 0 && (eventDate === today || startTime === null || startTime <= clock);
  return addDays(today, isOver ? 7 : ahead);
}
