import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { events } from '#database/schema/events.ts';
import { isOver } from '#domain/events/is-over.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export type SeriesRow = typeof eventSeries.$inferSelect;

export type SeriesDateRow = Pick<
  EventRow,
  | 'id'
  | 'seriesId'
  | 'seriesDate'
  | 'eventDate'
  | 'startTime'
  | 'startsAt'
  | 'endsAt'
  | 'status'
  | 'awaitsVerification'
  | 'heldUntil'
  | 'publishedAt'
  | 'creditsSpent'
  | 'tariff'
  | 'featuredEvent'
  | 'pushNotification'
  | 'category'
  | 'isHeldBack'
  | 'joinedCount'
  | 'waitingCount'
  | 'appliedCount'
  | 'offeredCount'
>;

/** Above the limit of `mostOfBusiness`, which concurrent requests may exceed. */
const MOST = 200;

export async function findSeries(
  db: Connection,
  businessId: BusinessScope,
  id: string,
): Promise<SeriesRow | undefined> {
  const [series] = await db
    .select()
    .from(eventSeries)
    .where(and(eq(eventSeries.id, id), eq(eventSeries.businessId, businessId)));
  return series;
}

/** Series changed at an instant or later, ended ones included, the earliest change first. */
export function findSeriesSince(db: Connection, businessId: BusinessScope, since: string): Promise<SeriesRow[]> {
  const isChanged = sql`${eventSeries.updatedAt} >= ${since}::timestamptz`;
  return db
    .select()
    .from(eventSeries)
    .where(and(eq(eventSeries.businessId, businessId), isChanged))
    .orderBy(asc(eventSeries.updatedAt), asc(eventSeries.id))
    .limit(MOST);
}

/** Active series, newest first. */
export function findRunningSeries(db: Connection, businessId: BusinessScope): Promise<SeriesRow[]> {
  return db
    .select()
    .from(eventSeries)
    .where(and(eq(eventSeries.businessId, businessId), ne(eventSeries.status, 'ended')))
    .orderBy(desc(eventSeries.createdAt), desc(eventSeries.id))
    .limit(MOST);
}

/** Dates that are not over, in order. */
export async function findDates(db: Connection, seriesIds: readonly string[], now: Date): Promise<SeriesDateRow[]> {
  if (seriesIds.length === 0) return [];
  const { id, seriesId, seriesDate, eventDate, startTime, startsAt, endsAt, status, isHeldBack } = events;
  const {
    awaitsVerification,
    heldUntil,
    publishedAt,
    creditsSpent,
    tariff,
    featuredEvent,
    pushNotification,
    category,
  } = events;
  const { joinedCount, waitingCount, appliedCount, offeredCount } = events;
  const rows = await db
    .select({
      ...{ id, seriesId, seriesDate, eventDate, startTime, startsAt, endsAt, status, isHeldBack },
      ...{
        awaitsVerification,
        heldUntil,
        publishedAt,
        creditsSpent,
        tariff,
        featuredEvent,
        pushNotification,
        category,
      },
      ...{ joinedCount, waitingCount, appliedCount, offeredCount },
    })
    .from(events)
    .where(and(inArray(seriesId, [...seriesIds]), isNotNull(eventDate)))
    .orderBy(asc(eventDate), asc(seriesDate));
  return rows.filter((row) => !isOver(row, now));
}
