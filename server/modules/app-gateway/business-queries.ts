import { and, arrayOverlaps, between, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { guestBusinesses } from '#database/schema/guest-view.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM, earthRadiusM } from '#domain/geography/coordinates.ts';
import { openState } from '#domain/hours/open-state.ts';
import { invalidField } from '#server/context/problem.ts';

interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface BusinessFilter {
  near?: { centre: Coordinates; radiusM: number } | undefined;
  box?: Box | undefined;
  /** A query of the full text. */
  words?: string | undefined;
  categories: readonly string[];
  openAt?: Date | undefined;
}

const columns = {
  business: businesses,
  profile: businessProfiles,
  place: {
    latitude: guestBusinesses.latitude,
    longitude: guestBusinesses.longitude,
    source: guestBusinesses.placeSource,
    accuracyM: guestBusinesses.accuracyM,
  },
};

/** A point of the sphere, as the database keeps positions. */
function cubeOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const point = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  return `(${point.map((part) => part * earthRadiusM).join(', ')})`;
}

/** The straight line through the earth that belongs to a distance along it. */
const chord = (metres: number) => 2 * earthRadiusM * Math.sin(metres / (2 * earthRadiusM));

/** The circle to search: that of the caller, or the one around the box. */
function circleOf({ near, box }: BusinessFilter) {
  if (near) return near;
  if (!box) return undefined;
  const centre = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const corners = [box.south, box.north].map((latitude) => distanceM(centre, { latitude, longitude: box.west }));
  return { centre, radiusM: Math.max(...corners) + 1 };
}

/** By what a page is ordered, and which business came last. */
type BusinessPosition = [order: number, id: string];
const cursorSchema = z.tuple([z.number(), z.uuid()]);

/** Reads a cursor of this list; throws 422 for anything else. */
export function readBusinessCursor(cursor: string): BusinessPosition {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidField('cursor', 'invalid_cursor', 'Not a cursor of this list');
  }
}

async function findBatch(db: Connection, filter: BusinessFilter, limit: number, after: BusinessPosition | undefined) {
  const { box, words, categories } = filter;
  const circle = circleOf(filter);
  const centre = circle && sql`${cubeOf(circle.centre)}::cube`;
  const order = centre
    ? sql<number>`(${guestBusinesses.position} <-> ${centre})`
    : words
      ? sql<number>`(-ts_rank(${guestBusinesses.words}, ${words}::tsquery)::float8)`
      : sql<number>`0::float8`;
  const radius = circle && chord(circle.radiusM);
  return db
    .select({ ...columns, order: order.mapWith(Number) })
    .from(guestBusinesses)
    .innerJoin(businesses, eq(businesses.id, guestBusinesses.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestBusinesses.businessId))
    .where(
      and(
        centre && sql`${guestBusinesses.position} <@ cube_enlarge(${centre}, ${radius}::float8, 3)`,
        centre && sql`${order} <= ${radius}::float8`,
        box && between(guestBusinesses.latitude, box.south, box.north),
        box && between(guestBusinesses.longitude, box.west, box.east),
        words === undefined ? undefined : sql`${guestBusinesses.words} @@ ${words}::tsquery`,
        categories.length > 0 ? arrayOverlaps(guestBusinesses.categories, [...categories]) : undefined,
        after && sql`(${order}, ${guestBusinesses.businessId}) > (${after[0]}::float8, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(order, guestBusinesses.businessId)
    .limit(limit);
}

export type GuestBusinessRow = Omit<Awaited<ReturnType<typeof findBatch>>[number], 'order'>;

const BATCH = 100;
/** How many businesses one call looks at for those that are open. */
const MOST_LOOKED_AT = 1000;

const scheduleOf = ({ profile }: GuestBusinessRow) => ({
  hours: profile.openingHours,
  closures: profile.extraordinaryClosures,
});

/** One page of public businesses, with the cursor of the next; a page of open ones may be short although more follow. */
export async function findBusinesses(
  db: Connection,
  filter: BusinessFilter,
  limit: number,
  after: BusinessPosition | undefined,
): Promise<{ rows: GuestBusinessRow[]; nextCursor: string | null }> {
  const { openAt } = filter;
  const size = openAt ? BATCH : limit;
  const rows: GuestBusinessRow[] = [];
  let last = after;
  for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT; lookedAt += size) {
    const batch = await findBatch(db, filter, size, last);
    for (const row of batch) {
      last = [row.order, row.business.id];
      if (!openAt || openState(scheduleOf(row), openAt).isOpen) rows.push(row);
      if (rows.length === limit) return { rows, nextCursor: cursorOf(last) };
    }
    if (batch.length < size) return { rows, nextCursor: null };
  }
  return { rows, nextCursor: last ? cursorOf(last) : null };
}

const cursorOf = (position: BusinessPosition) => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Public businesses by their ids; those that are not public are missing. */
export async function findGuestBusinesses(db: Connection, ids: readonly string[]): Promise<GuestBusinessRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(columns)
    .from(guestBusinesses)
    .innerJoin(businesses, eq(businesses.id, guestBusinesses.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestBusinesses.businessId))
    .where(inArray(guestBusinesses.businessId, [...ids]));
}
