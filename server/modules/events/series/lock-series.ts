import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { events } from '#database/schema/events.ts';
import { isOver } from '#domain/events/is-over.ts';
import type { SeriesRule, SeriesScope } from '#domain/series/series-rule.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { SeriesRow } from '#server/modules/events/series/queries.ts';

export type DateRow = EventRow & { seriesDate: string; eventDate: string };

const lockSeriesRow = prepared('lock_series', (db) =>
  db
    .select()
    .from(eventSeries)
    .where(and(eq(eventSeries.id, sql.placeholder('id')), eq(eventSeries.businessId, sql.placeholder('businessId'))))
    .for('no key update'),
);

const lockDateRows = prepared('lock_dates', (db) =>
  db
    .select()
    .from(events)
    .where(eq(events.seriesId, sql.placeholder('seriesId')))
    .orderBy(asc(events.id))
    .for('no key update'),
);

/** Locks a series, before its dates. 404. */
export async function lockSeries({ db, actor }: TransactionContext<BusinessActor>, id: string): Promise<SeriesRow> {
  const [series] = await lockSeriesRow(db).execute({ id, businessId: actor.businessId });
  if (!series) throw new Problem('not_found');
  return series;
}

/** Locks dates in order, past ones included. */
export async function lockDates({ db }: Pick<TransactionContext, 'db'>, seriesId: string): Promise<DateRow[]> {
  const rows = await lockDateRows(db).execute({ seriesId });
  const dates = rows.filter((row): row is DateRow => row.seriesDate !== null && row.eventDate !== null);
  return dates.toSorted((a, b) => a.eventDate.localeCompare(b.eventDate));
}

export function ruleOf({ frequency, interval, weekdays, nth, startsOn, endsOn, count }: SeriesRow): SeriesRule {
  return { frequency, interval, weekdays, nth, startsOn, endsOn, count };
}

/** Coming dates. 422 without a required first date, 404 if it is not in the series. */
export function datesInScope(
  dates: readonly DateRow[],
  { scope, event_id: id }: { scope: SeriesScope; event_id?: string | undefined },
  now: Date,
): { from: string | null; chosen: DateRow[] } {
  const coming = dates.filter((date) => !isOver(date, now));
  if (scope === 'all') return { from: null, chosen: coming };
  if (id === undefined) throw invalidField('event_id', 'required', 'Says from which date on');
  const first = dates.find((date) => date.id === id);
  if (!first) throw new Problem('not_found');
  const from = first.seriesDate;
  return { from, chosen: coming.filter(({ seriesDate }) => seriesDate >= from) };
}
