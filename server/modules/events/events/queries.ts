import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, gte, inArray, like, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { eventCounts, events } from '#database/schema/events.ts';
import { users } from '#database/schema/users.ts';
import type { EventOrder, EventStatus, EventTime } from '#domain/events/lifecycle.ts';
import { searchPart } from '#domain/guest-search/search-text.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { Position } from '#server/http/cursor.ts';

export type EventRow = typeof events.$inferSelect;

interface ListOptions {
  selection: EventSelection;
  status: EventStatus | undefined;
  /** The event's id in another program. */
  externalId: string | undefined;
  /** Lower bound of the last change. */
  since: string | undefined;
  /** Part of title or location, as typed. */
  q: string | undefined;
  when: EventTime | undefined;
  order: EventOrder | undefined;
  limit: number;
}

/** Columns of a list. */
export interface EventSelection {
  columns: readonly (keyof EventRow)[];
  /** Name of the prepared statements; null: not prepared. */
  name: string | null;
}

/** Selected columns, and those that sort the list. */
export type SelectedRow = Pick<EventRow, 'id' | 'createdAt' | 'eventDate' | 'startsAt'> & Partial<EventRow>;

interface ListShape {
  hasStatus: boolean;
  hasName?: boolean;
  hasSince?: boolean;
  hasSearch: boolean;
  when?: EventTime | undefined;
  order?: EventOrder | undefined;
}

export type EventCounts = Record<EventStatus, number>;

/** Day of an event as text, with nights on their first day: 00:30 after an open Friday is Friday. */
export const heldDay = sql<string | null>`coalesce(${events.nightOf}, ${events.eventDate})::text`;

/**
 * Not over; without an end, until the end of its day. The bound on the date, including yesterday's nights, makes the
 * index usable.
 */
const isComing = sql`(
  ${events.status} in ('published', 'scheduled') and ${events.eventDate} >= ${sql.placeholder('yesterday')}
  and (${events.endsAt} > ${sql.placeholder('now')} or (${events.endsAt} is null and ${events.eventDate} > ${sql.placeholder('yesterday')}))
)`;
const conditionsOfTime = {
  coming: isComing,
  past: sql`(${events.status} <> 'draft' and ${isComing} is not true)`,
};

/** One statement per filter combination, to get index scans. */
function conditionsOf({ hasStatus, hasName, hasSince, hasSearch, when }: ListShape) {
  return [
    eq(events.businessId, sql.placeholder('businessId')),
    hasStatus ? eq(events.status, sql.placeholder('status')) : undefined,
    hasName ? sql`${events.externalId} = ${sql.placeholder('externalId')} and not ${events.isDeletedThen}` : undefined,
    hasSince ? gte(events.updatedAt, sql`${sql.placeholder('since')}::timestamptz`) : undefined,
    hasSearch ? like(events.searchText, sql.placeholder('pattern')) : undefined,
    when && conditionsOfTime[when],
  ];
}

/** Start of an event, or of its day. */
const beginning = sql<string>`coalesce(${events.startsAt}, ${events.eventDate}::timestamp at time zone 'Europe/Berlin')`;
const createdPosition = sql`(${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
const datePosition = sql`(${sql.placeholder('day')}::date, ${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`;

interface Ordering {
  by: SQL[];
  /** Rows after the cursor's position. */
  isAfter: SQL;
}

/** Sorted by day first, for the index. */
const orderings = {
  created: {
    by: [desc(events.createdAt), desc(events.id)],
    isAfter: sql`(${events.createdAt}, ${events.id}) < ${createdPosition}`,
  },
  coming: {
    by: [asc(events.eventDate), asc(beginning), asc(events.id)],
    isAfter: sql`(${events.eventDate}, ${beginning}, ${events.id}) > ${datePosition}`,
  },
  past: {
    by: [desc(events.eventDate), desc(beginning), desc(events.id)],
    isAfter: sql`(${events.eventDate}, ${beginning}, ${events.id}) < ${datePosition}`,
  },
} satisfies Record<EventTime | 'created', Ordering>;

function orderingOf({ when, order }: ListShape): Ordering {
  return orderings[order === 'date' && when ? when : 'created'];
}

/** Cursor position of a row. */
export function positionIn(order: EventOrder | undefined, row: SelectedRow): Position {
  const { id, createdAt, startsAt, eventDate } = row;
  if (order !== 'date' || !eventDate) return { id, createdAt };
  return { id, createdAt: startsAt ?? berlinInstant(eventDate, '00:00') };
}

const columns = getTableColumns(events);
type SelectedColumns = Pick<typeof columns, keyof SelectedRow>;

function columnsOf({ columns: names }: EventSelection): SelectedColumns {
  return Object.fromEntries(
    ['id', 'createdAt', 'eventDate', 'startsAt', ...names].map((name) => [name, columns[name as keyof EventRow]]),
  ) as SelectedColumns;
}

/** The business's counts in each row, to save a round trip. */
const countsColumn = sql<string | null>`(
  select jsonb_object_agg(${eventCounts.status}, ${eventCounts.count})::text from ${eventCounts}
  where ${eventCounts.businessId} = ${sql.placeholder('businessId')}
)`;

/** Rows of a numbered page. */
export function pageStatement(db: Connection, shape: ListShape, selected: SelectedColumns = columns) {
  return db
    .select({ event: selected, counts: countsColumn })
    .from(events)
    .where(and(...conditionsOf(shape)))
    .orderBy(...orderingOf(shape).by)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}

/** Rows after a position, by index. */
export function afterStatement(db: Connection, shape: ListShape, selected: SelectedColumns = columns) {
  return db
    .select({ event: selected })
    .from(events)
    .where(and(...conditionsOf(shape), orderingOf(shape).isAfter))
    .orderBy(...orderingOf(shape).by)
    .limit(sql.placeholder('limit'));
}

/**
 * Minimum rows a search requests: for a small limit PostgreSQL would scan from the newest and be slow for rare words.
 */
export const LEAST_FOUND = 500;

/** A page of search results with their count, up to `most`. */
export function foundStatement(db: Connection, shape: ListShape, selected: SelectedColumns = columns, isAfter = false) {
  const { by, isAfter: isBehind } = orderingOf(shape);
  const place = sql<number>`row_number() over (order by ${sql.join(by, sql`, `)})`.as('place');
  const found = db.$with('found').as(
    db
      .select({ id: events.id, place })
      .from(events)
      .where(and(...conditionsOf(shape), isAfter ? isBehind : undefined))
      .orderBy(...by)
      .limit(sql.placeholder('most')),
  );
  const page = db
    .select({ id: found.id, found: sql<number>`(select count(*) from ${found})::int`.as('found') })
    .from(found)
    .orderBy(found.place)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return db
    .with(found)
    .select({ event: selected, counts: countsColumn, found: page.found })
    .from(page)
    .innerJoin(events, eq(events.id, page.id))
    .orderBy(...by);
}

/** Search results are counted up to this number. */
const MAX_COUNT = 100;

function countStatement(db: Connection, shape: ListShape) {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(events)
    .where(and(...conditionsOf(shape)))
    .limit(MAX_COUNT + 1)
    .as('found');
  return db.select({ count: sql<number>`count(*)::int` }).from(found);
}

function prepareList(shape: ListShape, selection: EventSelection) {
  // Unnamed, so planned per execution: the best index depends on the words and on the share of past events.
  const isNamed =
    !shape.hasSearch && !shape.hasName && !shape.hasSince && shape.when === undefined && selection.name !== null;
  const name = (kind: string) =>
    isNamed ? `events_${kind}${shape.hasStatus ? '_of_status' : ''}_${selection.name}` : '';
  const selected = columnsOf(selection);
  return {
    page: prepared(name('page'), (db) => pageStatement(db, shape, selected)),
    after: prepared(name('after'), (db) => afterStatement(db, shape, selected)),
    foundPage: prepared('', (db) => foundStatement(db, shape, selected)),
    foundAfter: prepared('', (db) => foundStatement(db, shape, selected, true)),
    count: prepared('', (db) => countStatement(db, shape)),
  };
}

/** By list shape. */
type PreparedLists = Map<string, ReturnType<typeof prepareList>>;
/** Names of selections repeat between apps of a process. */
const lists = new WeakMap<EventSelection, PreparedLists>();

function listOf(shape: ListShape, selection: EventSelection) {
  if (selection.name === null) return prepareList(shape, selection);
  const ofSelection: PreparedLists = lists.get(selection) ?? new Map();
  lists.set(selection, ofSelection);
  const key = `${shape.hasStatus} ${shape.hasName} ${shape.hasSince} ${shape.hasSearch} ${shape.when} ${shape.order}`;
  const list = ofSelection.get(key) ?? prepareList(shape, selection);
  ofSelection.set(key, list);
  return list;
}

function patternOf(q: string | undefined): string | null {
  const part = searchPart(q ?? '');
  return part === null ? null : `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

function choose(
  businessId: BusinessScope,
  { selection, status, externalId, since, q, when, order, limit }: ListOptions,
  now: Date,
) {
  const pattern = patternOf(q);
  const shape = {
    hasStatus: status !== undefined,
    hasName: externalId !== undefined,
    hasSince: since !== undefined,
    hasSearch: pattern !== null,
    when,
    order,
  };
  const yesterday = addDays(berlinDay(now), -1);
  const values = { businessId, status, externalId, since, pattern, limit, yesterday, now: now.toISOString() };
  const isCounted = externalId !== undefined || since !== undefined || pattern !== null || when !== undefined;
  return { list: listOf(shape, selection), hasSearch: shape.hasSearch, isCounted, values };
}

const oneEvent = prepared('event', (db) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.id, sql.placeholder('id')), eq(events.businessId, sql.placeholder('businessId')))),
);

export async function findEvent(db: Connection, businessId: BusinessScope, id: string): Promise<EventRow | undefined> {
  const [row] = await oneEvent(db).execute({ businessId, id });
  return row;
}

const countsOfBusiness = prepared('event_counts', (db) =>
  db
    .select({ status: eventCounts.status, count: eventCounts.count })
    .from(eventCounts)
    .where(eq(eventCounts.businessId, sql.placeholder('businessId'))),
);

async function findCounts(db: Connection, businessId: BusinessScope): Promise<Partial<EventCounts>> {
  const rows = await countsOfBusiness(db).execute({ businessId });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** One numbered page with its total and the counts per status. Only search and `when` count rows, up to a limit. */
export async function findEventPage(
  db: Connection,
  businessId: BusinessScope,
  options: ListOptions,
  number: number,
  now: Date,
) {
  const { list, hasSearch, isCounted, values } = choose(businessId, options, now);
  const offset = (number - 1) * options.limit;
  const most = Math.max(LEAST_FOUND, offset + options.limit);
  const found = hasSearch ? await list.foundPage(db).execute({ ...values, offset, most }) : [];
  const page = hasSearch ? found : await list.page(db).execute({ ...values, offset });
  const rows: SelectedRow[] = page.map(({ event }) => event);
  const stored = page[0]?.counts;
  const known: Partial<EventCounts> = stored ? JSON.parse(stored) : await findCounts(db, businessId);
  const counts: EventCounts = { draft: 0, scheduled: 0, published: 0, cancelled: 0, archived: 0, ...known };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (!isCounted) return { rows, total: options.status ? counts[options.status] : all, counts };
  const isEnd = rows.length < options.limit && (rows.length > 0 || number === 1);
  const countAll = async () => found[0]?.found ?? (await list.count(db).execute(values))[0]?.count ?? 0;
  const count = isEnd ? offset + rows.length : await countAll();
  return { rows, total: count > MAX_COUNT ? null : count, counts };
}

export async function findEventsAfter(
  db: Connection,
  businessId: BusinessScope,
  options: ListOptions,
  position: Position,
  now: Date,
): Promise<SelectedRow[]> {
  const { createdAt, id } = position;
  const { list, hasSearch, values } = choose(businessId, options, now);
  const place = { createdAt: createdAt.toISOString(), day: berlinDay(createdAt), id };
  const rows = hasSearch
    ? await list.foundAfter(db).execute({ ...values, ...place, offset: 0, most: LEAST_FOUND })
    : await list.after(db).execute({ ...values, ...place });
  return rows.map(({ event }) => event);
}

/** Names of these drafts' authors by id, without the reader. */
export async function findAuthors(
  db: Connection,
  drafts: readonly Partial<EventRow>[],
  readerId: string,
): Promise<Map<string, string | null>> {
  const ids = drafts.flatMap(({ status, hostId }) =>
    status === 'draft' && hostId !== undefined && hostId !== readerId ? [hostId] : [],
  );
  if (ids.length === 0) return new Map();
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(people.map(({ id, name }) => [id, name]));
}
