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
  /** The day as guests count it. */
  day?: string | undefined;
  /** Full-text query. */
  words?: string | undefined;
  /** Only events with a paid place on top. */
  isFeatured?: boolean | undefined;
}

/** Determines the statement; values do not. */
export interface FeedShape {
  hasTags: boolean;
  hasCharacteristics: boolean;
  hasEnd: boolean;
  hasDay: boolean;
  hasWords: boolean;
  isFeatured: boolean;
  /** Grid of the circle's cells. */
  around: 'cell' | 'wideCell' | null;
}

/** Longest possible event, the longest night of the year. */
const LONGEST_MS = 25 * 3_600_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const value = (name: string) => sql.placeholder(name);
/** Explicit names and types for the raw statement. */
const position = {
  id: sql<string>`${guestEvents.eventId}`,
  createdAt: sql`${guestEvents.startsAt}`.mapWith(guestEvents.startsAt),
};
const columnOf = { start: guestEvents.startsAt, id: guestEvents.eventId };
const soonest = rankedLists.feed.map((key) => asc(columnOf[key]));

/** Great-circle metres from the circle's centre. */
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

/** Searches may be rare, so their own index is better than scanning by start. */
const isSearch = ({ hasWords, hasTags, hasCharacteristics }: FeedShape) => hasWords || hasTags || hasCharacteristics;

/** One page of matching events after a position: the soonest, unordered. */
export function feedPageStatement(db: Connection, shape: FeedShape) {
  return shape.around && !isSearch(shape) ? nearbyStatement(db, shape, shape.around) : matchingStatement(db, shape);
}

/**
 * Always true. Makes PostgreSQL expect nine times as many rows when reading in order (a third per half), since it
 * underestimates the cost of testing words and would otherwise switch to the word index too late.
 */
const raisesEstimate = and(
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
        hasWords ? raisesEstimate : undefined,
        isOfKind(shape),
      ),
    )
    .orderBy(...soonest)
    .limit(value('limit'));
}

/**
 * Reads each cell in order and merges, so the work depends only on the page. PostgreSQL merges only sorted inputs,
 * hence each cell's limit, which excludes nothing; `offset 0` keeps the distance filter out of the cells.
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

/** Range of starts of a day's events, including its night, for the indexes by start. */
function beginningsOf(day: string) {
  return {
    first: berlinInstant(day, '00:00').getTime(),
    to: berlinInstant(addDays(day, 1), nightEndsAtLatest),
  };
}

// Unnamed, so planned per execution: the best index depends on the words.
const preparePage = (shape: FeedShape) =>
  prepared(isSearch(shape) ? '' : nameOf(shape), (db) => feedPageStatement(db, shape));

/** One query per combination of filters. */
const pages = new Map<string, ReturnType<typeof preparePage>>();

function pageOf(shape: FeedShape) {
  const name = nameOf(shape);
  const page = pages.get(name) ?? preparePage(shape);
  pages.set(name, page);
  return page;
}

/** Starts and ids of public events, soonest first. */
export async function findFeedPage(
  db: Connection,
  filter: FeedFilter,
  limit: number,
  after?: Position,
): Promise<Position[]> {
  const { near, from, day } = filter;
  const ofDay = day === undefined ? null : beginningsOf(day);
  const to = ofDay?.to ?? filter.to;
  // One less, since the position itself is excluded.
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
