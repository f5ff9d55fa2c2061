import { addDays } from '#domain/shared/calendar.ts';

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

/** The calendar day on which the event ends. */
export function endDay(schedule: EventSchedule): string {
  return runsPastMidnight(schedule) ? addDays(schedule.eventDate, 1) : schedule.eventDate;
}
