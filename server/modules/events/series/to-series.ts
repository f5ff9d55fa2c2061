import { isRefundable } from '#domain/events/refund.ts';
import { isClosedDay } from '#domain/hours/day-plan.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';
import type { SeriesDateRow, SeriesRow } from '#server/modules/events/series/queries.ts';

type Present = { schedule: Schedule; now: Date };

export function guestsOf({
  joinedCount,
  waitingCount,
  appliedCount,
  offeredCount,
}: Pick<SeriesDateRow, 'joinedCount' | 'waitingCount' | 'appliedCount' | 'offeredCount'>): number {
  return joinedCount + waitingCount + appliedCount + offeredCount;
}

/** Refund if a date is deleted now: its reservation, or its price shortly after publication. */
function creditsBack(row: SeriesDateRow, now: Date): number {
  const { status, awaitsVerification, heldUntil, publishedAt, creditsSpent } = row;
  if (status === 'scheduled' || awaitsVerification) return eventCost(row.tariff, pricedOptions(row)).total;
  if (heldUntil !== null) return creditsSpent;
  return status === 'published' && isRefundable(publishedAt, guestsOf(row) > 0, now) ? creditsSpent : 0;
}

function toDate(row: SeriesDateRow, { schedule, now }: Present) {
  return {
    event_id: row.id,
    series_date: row.seriesDate ?? '',
    event_date: row.eventDate,
    start_time: row.startTime,
    status: row.status,
    awaiting_verification: row.awaitsVerification,
    held_until: row.heldUntil?.toISOString() ?? null,
    credits_back: creditsBack(row, now),
    guests: guestsOf(row),
    is_held_back: row.isHeldBack,
    is_closed: row.eventDate !== null && isClosedDay(schedule, row.eventDate),
  };
}

/** A series without dates, as in its ETag. */
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
    paused_for: row.pausedFor,
    days: row.days,
    dates: [] as ReturnType<typeof toDate>[],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toSeries(row: SeriesRow, dates: readonly SeriesDateRow[], present: Present) {
  const mine = dates.filter(({ seriesId }) => seriesId === row.id);
  return { ...toSeriesState(row), dates: mine.map((date) => toDate(date, present)) };
}
