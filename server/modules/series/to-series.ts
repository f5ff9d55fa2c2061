import { isClosedDay } from '#domain/hours/day-plan.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import type { SeriesDateRow, SeriesRow } from '#server/modules/series/queries.ts';

/** People who come, wait or asked to come. */
export function guestsOf({
  joinedCount,
  waitingCount,
  appliedCount,
  offeredCount,
}: Pick<SeriesDateRow, 'joinedCount' | 'waitingCount' | 'appliedCount' | 'offeredCount'>): number {
  return joinedCount + waitingCount + appliedCount + offeredCount;
}

function toDate(row: SeriesDateRow, schedule: Schedule) {
  return {
    event_id: row.id,
    series_date: row.seriesDate ?? '',
    event_date: row.eventDate,
    start_time: row.startTime,
    status: row.status,
    guests: guestsOf(row),
    is_held_back: row.isHeldBack,
    is_closed: row.eventDate !== null && isClosedDay(schedule, row.eventDate),
  };
}

/** A series without its dates: what its tag is made of. */
export function toSeriesState(row: SeriesRow) {
  return {
    id: row.id,
    title: String(row.template.title ?? ''),
    frequency: row.frequency,
    interval: row.interval,
    weekdays: row.weekdays,
    nth: row.nth,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    count: row.count,
    closed_days: row.closedDays,
    publish_days_before: row.publishDaysBefore,
    status: row.status,
    dates: [] as ReturnType<typeof toDate>[],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toSeries(row: SeriesRow, dates: readonly SeriesDateRow[], schedule: Schedule) {
  const mine = dates.filter(({ seriesId }) => seriesId === row.id);
  return { ...toSeriesState(row), dates: mine.map((date) => toDate(date, schedule)) };
}
