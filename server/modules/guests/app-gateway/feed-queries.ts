import type { SQL } from 'drizzle-orm';
import { and, arrayOverlaps, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { guestEvents } from '#database/schema/guest-search.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { earthRadiusM } from '#domain/geography/coordinates.ts';
import { cellsAround, MOST_CELLS } from '#domain/geography/grid.ts';
import { rankedLists } from '#domain/guest-search/ranking.ts';
import { nightEndsAtLatest } from '#domain/hours/night.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Position } from '#server/http/cursor.ts';

export interface FeedFilter {
  tags: readonly string[];
  characteristics: readonly string[];
  near?: { centre: Coordinates; radiusM: number } | undefined;
  from: Date;
  to?: Date | undefined;
  /** Only events of this day, as guests call it. */
  day?: string | undefined;
  /** A query of the full text. */
  words?: string | undefined;
  /** Only events with a paid place on top. */
  isFeatured?: boolean | undefined;
}

/** Parts that change the statement; values do not. */
export interface FeedShape {
  hasTags: boolean;
  hasCharacteristics: boolean;
  hasEnd: boolean;
  hasDay: boolean;
  hasWords: boolean;
  isFeatured: boolean;
  /** Which grid has the cells of the circle. */
  around: 'cell' | 'wideCell' | null;
}

/** No event runs longer than this: the longest night of the year. */
const LONGEST_MS = 25 * 3_600_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const value = (name: string) => sql.placeholder(name);
/** Read through a statement of our own, so by names and types of our own. */
const position = {
  id: sql<string>`${guestEvents.eventId}`,
  createdAt: sql`${guestEvents.startsAt}`.mapWith(guestEvents.startsAt),
};
const columnOf = { start: guestEvents.startsAt, id: guestEvents.eventId };
const soonest = rankedLists.feed.map((key) => asc(columnOf[key]));

/** Metres along the earth from the centre of the circle to the place of an event. */
const distance = sql`${2 * earthRadiusM}::float8 * asin(least(1, sqrt(
  power(sin(radians(${guestEvents.latitude} - ${value('latitude')}::float8) / 2), 2)
  + cos(radians(${value('latitude')}::float8)) * cos(radians(${guestEvents.latitude}))
    * power(sin(radians(${guestEvents.longitude} - ${value('longitude')}::float8) / 2), 2))))`;
const isWithin = sql`${distance} <= ${value('radius')}::float8`;

/** Conditions of the indexes: not over, not too late, and after the position. */
function isInTime({ hasEnd, hasDay, isFeatured }: FeedShape): SQL | undefined {
  return and(
    sql`(${guestEvents.startsAt}, ${guestEvents.eventId}) > (${value('startsAt')}::timestamptz, ${value('id')}::uuid)`,
    isFeatured ? sql`${guestEvents.isFeatured}` : undefined,
    gt(guestEvents.overAt, sql`${value('from')}::timestamptz`),
    hasEnd || hasDay ? lt(guestEvents.startsAt, sql`${value('to')}::timestamptz`) : undefined,
    hasDay ? eq(guestEvents.day, sql`${value('day')}::date`) : undefined,
  );
}

function isOfKind({ hasTags, hasCharacteristics }: FeedShape): SQL | undefined {
  return or(
    hasTags ? arrayOverlaps(guestEvents.tags, sql`${value('tags')}::text[]`) : undefined,
    hasCharacteristics
      ? arrayOverlaps(guestEvents.characteristics, sql`${value('characteristics')}::text[]`)
      : undefined,
  );
}

/** Search terms may be rare: then their index is used, not the order by time. */
const isSearch = ({ hasWords, hasTags, hasCharacteristics }: FeedShape) => hasWords || hasTags || hasCharacteristics;

/** One page of public events that match, from a position on: the soonest, in no order that could be relied on. */
export function feedPageStatement(db: Connection, shape: FeedShape) {
  return shape.around && !isSearch(shape) ? nearbyStatement(db, shape, shape.around) : matchingStatement(db, shape);
}

/**
 * Holds for every event. PostgreSQL cannot know: it takes each half for one in three, and so expects to read nine times as many
 * events in order until a page is full. To read one and look through its words takes several times what it reckons, so it
 * turned to the lists of the words far too late.
 */
const isDearInOrder = and(
  sql`${guestEvents.overAt} >= ${guestEvents.startsAt}`,
  sql`${guestEvents.startsAt} <= ${guestEvents.overAt}`,
);

function matchingStatement(db: Connection, shape: FeedShape) {
  const { around, hasWords } = shape;
  return db
    .select(position)
    .from(guestEvents)
    .where(
      and(
        isInTime(shape),
        around ? sql`${guestEvents[around]} = any(${value('cells')}::int[])` : undefined,
        around ? isWithin : undefined,
        hasWords ? sql`${guestEvents.words} @@ ${value('words')}::tsquery` : undefined,
        hasWords ? isDearInOrder : undefined,
        isOfKind(shape),
      ),
    )
    .orderBy(...soonest)
    .limit(value('limit'));
}

/**
 * Reads every cell in order and merges them, so that no more is read than the page takes: the work depends neither on how much
 * there is nor on the circle. PostgreSQL merges only what is ordered by itself, hence the limit of each cell, which limits
 * nothing; and it must not look through a whole cell for something within the circle, hence `offset 0`.
 */
function nearbyStatement(db: Connection, shape: FeedShape, cell: 'cell' | 'wideCell') {
  const cells = Array.from(
    { length: MOST_CELLS },
    (_, index) => sql`(
      select * from ${guestEvents} where ${guestEvents[cell]} = ${value(`cell${index}`)}::int and ${isInTime(shape)}
      order by ${sql.join(soonest, sql`, `)} limit (select null::bigint))`,
  );
  const merged = sql`(
    select * from (${sql.join(cells, sql` union all `)}) as ${guestEvents}
    order by ${sql.join(soonest, sql`, `)} offset 0) as ${guestEvents}`;
  return db.select(position).from(merged).where(isWithin).limit(value('limit'));
}

function shapeOf(
  { tags, characteristics, near, to, day, words, isFeatured = false }: FeedFilter,
  isWide: boolean,
): FeedShape {
  return {
    hasTags: tags.length > 0,
    hasCharacteristics: characteristics.length > 0,
    hasEnd: to !== undefined,
    hasDay: day !== undefined,
    hasWords: words !== undefined,
    isFeatured,
    around: near ? (isWide ? 'wideCell' : 'cell') : null,
  };
}

function nameOf(shape: FeedShape): string {
  const parts = Object.entries(shape).map(([name, is]) => (is === true ? name : is));
  return ['feed', ...parts.filter(Boolean)].join('_');
}

/** Between which instants events of a day begin: its night goes on into the next. So the indexes by start serve it as well. */
function beginningsOf(day: string) {
  return {
    first: berlinInstant(day, '00:00').getTime(),
    to: berlinInstant(addDays(day, 1), nightEndsAtLatest),
  };
}

// A search is planned at every call (no name): how rare the words are decides which index is used.
const preparePage = (shape: FeedShape) =>
  prepared(isSearch(shape) ? '' : nameOf(shape), (db) => feedPageStatement(db, shape));

/** One query for each combination of filters. */
const pages = new Map<string, ReturnType<typeof preparePage>>();

function pageOf(shape: FeedShape) {
  const name = nameOf(shape);
  const page = pages.get(name) ?? preparePage(shape);
  pages.set(name, page);
  return page;
}

/** One page of public events, soonest first: when they begin, and their ids. */
export async function findFeedPage(
  db: Connection,
  filter: FeedFilter,
  limit: number,
  after?: Position,
): Promise<Position[]> {
  const { near, from, day } = filter;
  const ofDay = day === undefined ? null : beginningsOf(day);
  const to = ofDay?.to ?? filter.to;
  // One before it, because what begins at the position itself does not follow it.
  const earliest = Math.max(from.getTime() - LONGEST_MS, (ofDay?.first ?? 0) - 1);
  const { isWide, cells } = near ? cellsAround(near.centre, near.radiusM) : { isWide: false, cells: [] };
  const found = await pageOf(shapeOf(filter, isWide))(db).execute({
    ...near?.centre,
    radius: near?.radiusM,
    cells,
    ...Object.fromEntries(Array.from({ length: MOST_CELLS }, (_, index) => [`cell${index}`, cells[index] ?? null])),
    startsAt: (after?.createdAt ?? new Date(earliest)).toISOString(),
    id: after?.id ?? FIRST_ID,
    from: from.toISOString(),
    to: to?.toISOString(),
    day,
    tags: filter.tags,
    characteristics: filter.characteristics,
    words: filter.words,
    limit,
  });
  return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}
