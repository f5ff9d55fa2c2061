import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestEvents } from '#database/schema/guest-search.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { rankedLists, topRules } from '#domain/guest-search/ranking.ts';
import type { ListState } from '#domain/guest-search/top-places.ts';
import { fillPage, hasTopPlaces } from '#domain/guest-search/top-places.ts';
import type { TopPlacements } from '#server/context/adapters.ts';
import type { Position } from '#server/http/cursor.ts';
import type { PublicEventRow } from '#server/modules/events/events/to-event.ts';
import { publicColumns } from '#server/modules/events/events/to-event.ts';
import { planColumns } from '#server/modules/guests/app-gateway/business-queries.ts';
import type { FeedFilter } from '#server/modules/guests/app-gateway/feed-queries.ts';
import { findFeedPage } from '#server/modules/guests/app-gateway/feed-queries.ts';
import { isSeenCancelled } from '#server/modules/guests/app-gateway/lock-public-event.ts';

type GuestColumn = keyof PublicEventRow | 'status' | 'cancelReason';
const guestColumns: GuestColumn[] = [...publicColumns, 'status', 'cancelReason'];
const columns = getTableColumns(events);

/** Columns for guests only: lists have many rows, and each column costs. */
const event = Object.fromEntries(guestColumns.map((name) => [name, columns[name]])) as Pick<
  typeof columns,
  GuestColumn
>;

export const feedColumns = {
  event,
  business: {
    id: businesses.id,
    displayName: businessProfiles.displayName,
    profileImageKey: businessProfiles.profileImageKey,
    accent: businessProfiles.accent,
    logoKey: businessProfiles.logoKey,
  },
  plan: planColumns,
  place: {
    latitude: guestEvents.latitude,
    longitude: guestEvents.longitude,
    source: guestEvents.placeSource,
    accuracyM: guestEvents.accuracyM,
  },
};

/** Public events with businesses, soonest first; the caller adds the filter. */
function selectFeedRows(db: Connection) {
  return db
    .select(feedColumns)
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.eventId))
    .innerJoin(businesses, eq(businesses.id, guestEvents.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestEvents.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, guestEvents.businessId))
    .orderBy(asc(guestEvents.startsAt), asc(guestEvents.eventId))
    .$dynamic();
}

/**
 * Visible cancelled events with businesses; the caller adds the filter. Without a place, since nobody searches them.
 */
function selectCancelledRows(db: Connection) {
  const noPlace = {
    latitude: sql<null>`null`,
    longitude: sql<null>`null`,
    source: sql<null>`null`,
    accuracyM: sql<null>`null`,
  };
  return db
    .select({ ...feedColumns, place: noPlace })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, events.businessId))
    .orderBy(asc(events.startsAt), asc(events.id))
    .$dynamic();
}

export type FeedRow = Awaited<ReturnType<typeof selectFeedRows>>[number];

const rowsByIds = prepared('feed_rows', (db) =>
  selectFeedRows(db).where(sql`${guestEvents.eventId} = any(${sql.placeholder('ids')}::uuid[])`),
);
const comingRows = prepared('feed_coming', (db) =>
  selectFeedRows(db)
    .where(
      and(
        eq(guestEvents.businessId, sql.placeholder('businessId')),
        gt(guestEvents.overAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .limit(sql.placeholder('limit')),
);
const isCancelled = isSeenCancelled(sql`${sql.placeholder('now')}::timestamptz`);
const cancelledByIds = prepared('cancelled_rows', (db) =>
  selectCancelledRows(db).where(and(sql`${events.id} = any(${sql.placeholder('ids')}::uuid[])`, isCancelled)),
);
const cancelledOfBusiness = prepared('cancelled_of_business', (db) =>
  selectCancelledRows(db)
    .where(and(eq(events.businessId, sql.placeholder('businessId')), isCancelled))
    .limit(sql.placeholder('limit')),
);

/** By id, soonest first; non-public ones are missing. */
async function findFeedRows(db: Connection, ids: readonly string[]): Promise<FeedRow[]> {
  return ids.length === 0 ? [] : rowsByIds(db).execute({ ids });
}

/** Public events and visible cancelled ones, by id. */
export async function findSeenEvents(db: Connection, ids: readonly string[], now: Date): Promise<FeedRow[]> {
  const shown = await findFeedRows(db, ids);
  const found = new Set(shown.map((row) => row.event.id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return shown;
  return [...shown, ...(await cancelledByIds(db).execute({ ids: missing, now: now.toISOString() }))];
}

/** Coming events, soonest first, then visible cancelled ones. */
export async function findComingEvents(
  db: Connection,
  businessId: string,
  now: Date,
  limit: number,
): Promise<FeedRow[]> {
  const values = { businessId, now: now.toISOString(), limit };
  const [shown, cancelled] = await Promise.all([
    comingRows(db).execute(values),
    cancelledOfBusiness(db).execute(values),
  ]);
  return [...shown, ...cancelled];
}

type Shown = ReadonlyMap<string, number>;
type Compare = (a: Position, b: Position) => number;
const compareBy: Record<(typeof rankedLists.featured)[number], (shown: Shown) => Compare> = {
  shown: (shown) => (a, b) => (shown.get(a.id) ?? 0) - (shown.get(b.id) ?? 0),
  start: () => (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  id: () => (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)),
};

/** Paid events for top places after a position: least shown first, then soonest. */
async function findCandidates(
  db: Connection,
  topPlacements: TopPlacements,
  filter: FeedFilter,
  after: Position | undefined,
): Promise<Position[]> {
  const { near } = filter;
  const nearby = near && { ...near, radiusM: Math.min(near.radiusM, topRules.radiusM) };
  const paid = await findFeedPage(db, { ...filter, near: nearby, isFeatured: true }, topRules.candidates, after);
  const shown = await topPlacements.findShown(paid.map(({ id }) => id));
  const order = rankedLists.featured.map((key) => compareBy[key](shown));
  return paid.sort((a, b) => order.reduce((found, compare) => found || compare(a, b), 0));
}

/** One page with paid events in their top places, and the next cursor; null at the end. */
export async function findFeed(
  db: Connection,
  topPlacements: TopPlacements,
  filter: FeedFilter,
  limit: number,
  from: ListState,
) {
  const [ordinary, paid] = await Promise.all([
    findFeedPage(db, filter, limit + from.ahead.length, from.after),
    hasTopPlaces(from, limit) ? findCandidates(db, topPlacements, filter, from.after) : [],
  ]);
  const { items, state } = fillPage(ordinary, paid, from, limit);
  const rows = await findFeedRows(
    db,
    items.map(({ id }) => id),
  );
  const rowOf = new Map(rows.map((row) => [row.event.id, row]));
  const found = items.flatMap(({ id, isPaid }) => {
    const row = rowOf.get(id);
    return row ? [{ row, isPaid }] : [];
  });
  topPlacements.note(found.flatMap(({ row, isPaid }) => (isPaid ? [row.event.id] : [])));
  return { found, next: items.length < limit ? null : state };
}
