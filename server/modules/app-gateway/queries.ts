import type { SQL } from 'drizzle-orm';
import { and, arrayOverlaps, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestEvents } from '#database/schema/guest-view.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { earthRadiusM } from '#domain/geography/coordinates.ts';
import { cellsAround } from '#domain/geography/grid.ts';
import type { Position } from '#server/http/cursor.ts';

interface Circle {
  centre: Coordinates;
  radiusM: number;
}

export interface FeedFilter {
  tags: readonly string[];
  characteristics: readonly string[];
  near?: Circle | undefined;
  from: Date;
  to?: Date | undefined;
  /** A query of the full text. */
  words?: string | undefined;
}

/** No event runs longer than this: the longest night of the year. */
const LONGEST_MS = 25 * 3_600_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const columns = {
  event: events,
  business: {
    id: businesses.id,
    displayName: businessProfiles.displayName,
    profileImageUrl: businessProfiles.profileImageUrl,
  },
  place: {
    latitude: guestEvents.latitude,
    longitude: guestEvents.longitude,
    source: guestEvents.placeSource,
    accuracyM: guestEvents.accuracyM,
  },
};

/** Public events with their businesses; the caller says which, and in which order. */
function selectFeedRows(db: Connection) {
  return db
    .select(columns)
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.eventId))
    .innerJoin(businesses, eq(businesses.id, guestEvents.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestEvents.businessId));
}

export type FeedRow = Awaited<ReturnType<typeof selectFeedRows>>[number];

/** Metres along the earth from a point to the place of an event. */
function distanceTo({ latitude, longitude }: Coordinates): SQL {
  return sql`${2 * earthRadiusM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${guestEvents.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${guestEvents.latitude}))
      * power(sin(radians(${guestEvents.longitude} - ${longitude}::float8) / 2), 2))))`;
}

function isWanted({ tags, characteristics, near, from, to, words }: FeedFilter, after: Position | undefined) {
  const startsAt = (after?.createdAt ?? new Date(from.getTime() - LONGEST_MS)).toISOString();
  return and(
    sql`(${guestEvents.startsAt}, ${guestEvents.eventId}) > (${startsAt}::timestamptz, ${after?.id ?? FIRST_ID}::uuid)`,
    gt(guestEvents.overAt, from),
    to && lt(guestEvents.startsAt, to),
    near && sql`${distanceTo(near.centre)} <= ${near.radiusM}`,
    words === undefined ? undefined : sql`${guestEvents.words} @@ ${words}::tsquery`,
    tags.length + characteristics.length > 0
      ? or(
          tags.length > 0 ? arrayOverlaps(guestEvents.tags, [...tags]) : undefined,
          characteristics.length > 0 ? arrayOverlaps(guestEvents.characteristics, [...characteristics]) : undefined,
        )
      : undefined,
  );
}

const soonest = [asc(guestEvents.startsAt), asc(guestEvents.eventId)];

/**
 * One page of public events that match, soonest first, from a position on. What belongs on the page is settled before
 * anything is joined to it.
 */
export function feedStatement(db: Connection, filter: FeedFilter, limit: number, after?: Position) {
  const { near, words } = filter;
  const page = near && words === undefined ? nearbyIds(near, filter, limit, after) : matchingIds(filter, limit, after);
  return selectFeedRows(db)
    .where(sql`${guestEvents.eventId} in (${page})`)
    .orderBy(...soonest);
}

function matchingIds(filter: FeedFilter, limit: number, after: Position | undefined): SQL {
  const { near } = filter;
  const inCells = near ? inArray(guestEvents.cell, cellsAround(near.centre, near.radiusM)) : undefined;
  return sql`
    select ${guestEvents.eventId} from ${guestEvents} where ${and(isWanted(filter, after), inCells)}
    order by ${sql.join(soonest, sql`, `)} limit ${limit}`;
}

/** The soonest of each cell, then the soonest of them: the work depends on the circle, not on how much there is. */
function nearbyIds(near: Circle, filter: FeedFilter, limit: number, after: Position | undefined): SQL {
  return sql`
    select nearby.event_id from unnest(${sql.param(cellsAround(near.centre, near.radiusM))}::int[]) as around (cell)
    cross join lateral (
      select ${guestEvents.eventId}, ${guestEvents.startsAt} from ${guestEvents}
      where ${guestEvents.cell} = around.cell and ${isWanted(filter, after)}
      order by ${sql.join(soonest, sql`, `)} limit ${limit}
    ) as nearby
    order by nearby.starts_at, nearby.event_id limit ${limit}`;
}

/** Public events by their ids, soonest first; those that are not public are missing. */
export async function findFeedRows(db: Connection, ids: readonly string[]): Promise<FeedRow[]> {
  if (ids.length === 0) return [];
  return selectFeedRows(db)
    .where(inArray(guestEvents.eventId, [...ids]))
    .orderBy(...soonest);
}

/** What comes next at businesses, by business. */
export async function findNextEvents(db: Database | Connection, businessIds: readonly string[], now: Date) {
  if (businessIds.length === 0) return new Map<string, typeof events.$inferSelect>();
  const { rows } = await db.execute<{ id: string }>(sql`
    select next.event_id as id from unnest(${sql.param([...businessIds])}::uuid[]) as business (id)
    cross join lateral (
      select ${guestEvents.eventId} from ${guestEvents}
      where ${guestEvents.businessId} = business.id and ${guestEvents.overAt} > ${now.toISOString()}::timestamptz
      order by ${guestEvents.startsAt} limit 1
    ) as next`);
  const found = rows.length
    ? await db
        .select()
        .from(events)
        .where(
          inArray(
            events.id,
            rows.map(({ id }) => id),
          ),
        )
    : [];
  return new Map(found.map((event) => [event.businessId, event]));
}

/** Coming events of one business, soonest first. */
export async function findComingEvents(db: Connection, businessId: string, now: Date, limit: number) {
  return selectFeedRows(db)
    .where(and(eq(guestEvents.businessId, businessId), gt(guestEvents.overAt, now)))
    .orderBy(...soonest)
    .limit(limit);
}
