import type { SQL } from 'drizzle-orm';
import { and, arrayOverlaps, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestBusinesses, guestEvents } from '#database/schema/guest-search.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM, earthRadiusM } from '#domain/geography/coordinates.ts';
import { mostRanked, rankedLists } from '#domain/guest-search/ranking.ts';
import { openState } from '#domain/hours/open-state.ts';
import { invalidField } from '#server/context/problem.ts';
import { scheduleOf } from '#server/modules/people/profile/to-profile.ts';

interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface BusinessFilter {
  near?: { centre: Coordinates; radiusM: number } | undefined;
  box?: Box | undefined;
  /** Full-text query. */
  words?: string | undefined;
  categories: readonly string[];
  openAt?: Date | undefined;
}

/** Columns of a card: lists have many rows, and each column costs. */
const cardColumns = {
  business: { id: businesses.id, businessType: businesses.businessType, address: businesses.address },
  profile: {
    displayName: businessProfiles.displayName,
    slug: businessProfiles.slug,
    profileImageKey: businessProfiles.profileImageKey,
    openingHours: businessProfiles.openingHours,
    categories: businessProfiles.categories,
    extraordinaryClosures: businessProfiles.extraordinaryClosures,
    specialDays: businessProfiles.specialDays,
    seasons: businessProfiles.seasons,
    closedOnHolidays: businessProfiles.closedOnHolidays,
    holidayLand: businessProfiles.holidayLand,
  },
  place: {
    latitude: guestBusinesses.latitude,
    longitude: guestBusinesses.longitude,
    source: guestBusinesses.placeSource,
    accuracyM: guestBusinesses.accuracyM,
  },
};

/** Columns that determine the plan; both null without a subscription. */
export const planColumns = {
  status: sql<string | null>`${subscriptions.status}`,
  planType: sql<string | null>`${subscriptions.planType}`,
};

const columns = {
  ...cardColumns,
  business: {
    ...cardColumns.business,
    companyName: businesses.companyName,
    legalForm: businesses.legalForm,
    managingDirector: businesses.managingDirector,
    handelsregisterNumber: businesses.handelsregisterNumber,
    phone: businesses.phone,
    email: businesses.email,
  },
  profile: {
    ...cardColumns.profile,
    description: businessProfiles.description,
    publicPhone: businessProfiles.publicPhone,
    publicEmail: businessProfiles.publicEmail,
    websiteUrl: businessProfiles.websiteUrl,
    showPhone: businessProfiles.showPhone,
    showEmail: businessProfiles.showEmail,
    accent: businessProfiles.accent,
    logoKey: businessProfiles.logoKey,
  },
  plan: planColumns,
};

/** Position on the sphere, as stored. */
function cubeOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const point = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  return `(${point.map((part) => part * earthRadiusM).join(', ')})`;
}

/** Chord length of a great-circle distance. */
const chord = (metres: number) => 2 * earthRadiusM * Math.sin(metres / (2 * earthRadiusM));

/** The caller's circle, or the one around the box. */
function circleOf({ near, box }: BusinessFilter) {
  if (near) return near;
  if (!box) return undefined;
  const centre = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const corners = [box.south, box.north].map((latitude) => distanceM(centre, { latitude, longitude: box.west }));
  return { centre, radiusM: Math.max(...corners) + 1 };
}

/** Sort value and last business of a page. */
type BusinessPosition = [order: number, id: string];
const cursorSchema = z.tuple([z.number(), z.uuid()]);

/** 422 for a cursor of another list. */
export function readBusinessCursor(cursor: string): BusinessPosition {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidField('cursor', 'invalid_cursor', 'Not a cursor of this list');
  }
}

/** The place of an event or a business that guests cannot find on a map. */
export const noPlace = { latitude: null, longitude: null, source: null, accuracyM: null };

/** Determines the statement; values do not. */
export interface BusinessShape {
  isAround: boolean;
  isInBox: boolean;
  hasWords: boolean;
  hasCategories: boolean;
  isLater: boolean;
}

const value = (name: string) => sql.placeholder(name);

const toCentre = sql<number>`(${guestBusinesses.position} <-> ${value('centre')}::cube)`;
const orders = {
  distance: toCentre,
  middle: toCentre,
  match: sql<number>`(-ts_rank(${guestBusinesses.words}, ${value('words')}::tsquery)::float8)`,
};

/** Order of a page before the id: distance, or how well it matches; lower comes first. */
function orderOf({ isAround, isInBox, hasWords }: BusinessShape): SQL<number> | undefined {
  if (isInBox) return orders[rankedLists.businessesInBox[0]];
  if (isAround) return orders[rankedLists.businessesNear[0]];
  return hasWords ? orders[rankedLists.businessSearch[0]] : undefined;
}

/** One comparison instead of four, since PostgreSQL would estimate that hardly any row passes all of them. */
const isInside = sql`greatest(
  ${value('south')}::float8 - ${guestBusinesses.latitude}, ${guestBusinesses.latitude} - ${value('north')}::float8,
  ${value('west')}::float8 - ${guestBusinesses.longitude}, ${guestBusinesses.longitude} - ${value('east')}::float8) <= 0`;

/**
 * One page of ids of public businesses. Around a point the index returns them nearest first. PostgreSQL would sort the
 * whole circle if it expected few rows; `<@` gives lower estimates than the equivalent `&&`, and a generic plan reads
 * in order.
 */
export function businessPageStatement(db: Connection, shape: BusinessShape) {
  const { isAround, isInBox, hasWords, hasCategories, isLater } = shape;
  const { businessId, position, words, categories } = guestBusinesses;
  const order = orderOf(shape);
  const radius = sql`${value('radius')}::float8`;
  const isAfter = order
    ? sql`(${order}, ${businessId}) > (${value('order')}::float8, ${value('id')}::uuid)`
    : gt(businessId, sql`${value('id')}::uuid`);
  const matches = and(
    isAround ? sql`${position} && cube_enlarge(${value('centre')}::cube, ${radius}, 3)` : undefined,
    isAround && !isInBox ? sql`${order} <= ${radius}` : undefined,
    isInBox ? isInside : undefined,
    hasWords ? sql`${words} @@ ${value('words')}::tsquery` : undefined,
    hasCategories ? arrayOverlaps(categories, sql`${value('categories')}::text[]`) : undefined,
  );
  // Ranking would need the match of each of many thousands.
  const isRanked = hasWords && !isAround;
  const ranked = sql`(select * from ${guestBusinesses} where ${matches} order by ${businessId} limit ${mostRanked}) as ${guestBusinesses}`;
  return db
    .select({
      id: sql<string>`${businessId}`.as('page_id'),
      order: (order ?? sql<number>`0`).mapWith(Number).as('ord'),
    })
    .from(isRanked ? ranked : guestBusinesses)
    .where(and(isRanked ? undefined : matches, isLater ? isAfter : undefined))
    .orderBy(...(order ? [order, businessId] : [businessId]))
    .limit(value('limit'));
}

/** The next event per business, joined laterally. */
function nextEvent(db: Connection) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt, endsAt: events.endsAt })
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.eventId))
    .where(
      and(
        eq(guestEvents.businessId, guestBusinesses.businessId),
        gt(guestEvents.overAt, sql`${value('now')}::timestamptz`),
      ),
    )
    .orderBy(asc(guestEvents.startsAt))
    .limit(1)
    .as('next');
}

/** Cards by id, each with its next event. */
const cardsByIds = prepared('guest_cards', (db) => {
  const next = nextEvent(db);
  const { id, title, startsAt, endsAt } = next;
  return db
    .select({ ...cardColumns, next: { id, title, startsAt, endsAt } })
    .from(guestBusinesses)
    .innerJoin(businesses, eq(businesses.id, guestBusinesses.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestBusinesses.businessId))
    .leftJoinLateral(next, sql`true`)
    .where(sql`${guestBusinesses.businessId} = any(${value('ids')}::uuid[])`);
});

/** One page of cards in order, in one round trip. */
function cardPageStatement(db: Connection, shape: BusinessShape) {
  const page = db.$with('page').as(businessPageStatement(db, shape));
  const next = nextEvent(db);
  const { id, title, startsAt, endsAt } = next;
  return db
    .with(page)
    .select({ ...cardColumns, order: page.order, next: { id, title, startsAt, endsAt } })
    .from(page)
    .innerJoin(guestBusinesses, eq(guestBusinesses.businessId, page.id))
    .innerJoin(businesses, eq(businesses.id, page.id))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, page.id))
    .leftJoinLateral(next, sql`true`)
    .orderBy(page.order, page.id);
}

const oneBusiness = prepared('guest_business', (db) =>
  db
    .select(columns)
    .from(guestBusinesses)
    .innerJoin(businesses, eq(businesses.id, guestBusinesses.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestBusinesses.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, guestBusinesses.businessId))
    .where(eq(guestBusinesses.businessId, value('id'))),
);

/** As guests will see it, also before its verification; a rejected, closed or hidden one has nothing to show. */
const previewedBusiness = prepared('previewed_business', (db) =>
  db
    .select({ business: columns.business, profile: columns.profile, plan: columns.plan })
    .from(businesses)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .leftJoin(subscriptions, eq(subscriptions.businessId, businesses.id))
    .where(
      and(
        eq(businesses.id, value('id')),
        ne(businesses.verificationStatus, 'rejected'),
        isNull(businesses.closedAt),
        isNull(businesses.hiddenBy),
      ),
    ),
);

export type GuestCardRow = Awaited<ReturnType<ReturnType<typeof cardsByIds>['execute']>>[number];
export type GuestBusinessRow = Awaited<ReturnType<ReturnType<typeof oneBusiness>['execute']>>[number];

const BATCH = 100;
/** Businesses checked per request for being open. */
const MAX_CHECKED = 1000;

function nameOf(shape: BusinessShape): string {
  const parts = Object.entries(shape).flatMap(([name, is]) => (is ? [name] : []));
  return ['businesses', ...parts].join('_');
}

// Unnamed, so planned per execution: the best index depends on the words.
const prepareCardPage = (shape: BusinessShape) =>
  prepared(shape.hasWords ? '' : nameOf(shape), (db) => cardPageStatement(db, shape));

/** One query per combination of filters. */
const cardPages = new Map<string, ReturnType<typeof prepareCardPage>>();

function cardPageOf(shape: BusinessShape) {
  const name = nameOf(shape);
  const page = cardPages.get(name) ?? prepareCardPage(shape);
  cardPages.set(name, page);
  return page;
}

async function findPage(
  db: Connection,
  filter: BusinessFilter,
  limit: number,
  after: BusinessPosition | undefined,
  now: Date,
) {
  const { box, words, categories } = filter;
  const circle = circleOf(filter);
  const page = cardPageOf({
    isAround: circle !== undefined,
    isInBox: box !== undefined,
    hasWords: words !== undefined,
    hasCategories: categories.length > 0,
    isLater: after !== undefined,
  });
  return page(db).execute({
    centre: circle && cubeOf(circle.centre),
    radius: circle && chord(circle.radiusM),
    ...box,
    words,
    categories,
    order: after?.[0],
    id: after?.[1],
    limit,
    now: now.toISOString(),
  });
}

/** One business for a preview of its event, without its place on the map; undefined when it is rejected, closed or hidden. */
export async function findPreviewedBusiness(db: Connection, id: string): Promise<GuestBusinessRow | undefined> {
  const [row] = await previewedBusiness(db).execute({ id });
  return row && { ...row, place: noPlace };
}

/** Undefined if not public. */
export async function findGuestBusiness(db: Connection, id: string): Promise<GuestBusinessRow | undefined> {
  const [row] = await oneBusiness(db).execute({ id });
  return row;
}

/** Cards with their next events, in the given order; non-public ones are missing. */
export async function findGuestCards(db: Connection, ids: readonly string[], now: Date): Promise<GuestCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIds(db).execute({ ids, now: now.toISOString() });
  const rowOf = new Map(rows.map((row) => [row.business.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** One page with the next cursor; pages of open businesses may be short. */
export async function findBusinesses(
  db: Connection,
  filter: BusinessFilter,
  limit: number,
  after: BusinessPosition | undefined,
  now: Date,
): Promise<{ rows: GuestCardRow[]; nextCursor: string | null }> {
  const { openAt } = filter;
  const size = openAt ? BATCH : limit;
  const rows: GuestCardRow[] = [];
  let last = after;
  for (let checked = 0; checked < MAX_CHECKED; checked += size) {
    const page = await findPage(db, filter, size, last, now);
    for (const row of page) {
      last = [row.order, row.business.id];
      if (!openAt || openState(scheduleOf(row.profile), openAt).isOpen) rows.push(row);
      if (rows.length === limit) return { rows, nextCursor: cursorOf(last) };
    }
    if (page.length < size) return { rows, nextCursor: null };
  }
  return { rows, nextCursor: last ? cursorOf(last) : null };
}

const cursorOf = (position: BusinessPosition) => Buffer.from(JSON.stringify(position)).toString('base64url');
