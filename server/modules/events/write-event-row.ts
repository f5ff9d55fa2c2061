import { randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '#database/connect.ts';
import { gatherLookups } from '#database/gather-lookups.ts';
import { eventCounts, events } from '#database/schema/events.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { Statement } from '#database/statement.ts';
import { placeholders, statement } from '#database/statement.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

type NewEvent = typeof events.$inferInsert;

const { id, businessId } = events;
const columns = getTableColumns(events);
const names = Object.keys(columns) as (keyof EventRow)[];
const defaults = Object.fromEntries(names.map((name) => [name, columns[name].default ?? null]));

/** `jsonb` keeps the keys of an object in an order of its own: by their length, then by their letters. */
function inOrderOfJsonb(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrderOfJsonb);
  if (typeof value !== 'object' || value === null) return value;
  const byLength = ([a]: [string, unknown], [b]: [string, unknown]) => a.length - b.length || (a < b ? -1 : 1);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(byLength)
      .map(([key, each]) => [key, inOrderOfJsonb(each)]),
  );
}

const jsonbNames = names.filter((name) => columns[name].dataType === 'json');

/** Columns as the database returns them once they are written. */
export function asStored<Row extends Partial<EventRow>>(row: Row): Row {
  const changed = jsonbNames.filter((name) => name in row).map((name) => [name, inOrderOfJsonb(row[name])]);
  return { ...row, ...Object.fromEntries(changed) };
}

/** Whether a business has any webhook; unless said otherwise, that of the placeholder `businessId`. */
export const hasWebhook = (ofBusiness: SQL | PgColumn = sql`${sql.placeholder('businessId')}::uuid`) =>
  sql<boolean>`exists (select from ${webhooks} where ${webhooks.businessId} = ${ofBusiness})`;

/**
 * An event of a business, held until the transaction ends, and whether its business has any webhook: where there is none,
 * a change need not wait to find out which listen. One that is made from now on hears of what is changed from now on.
 */
export const holdEvent = statement('hold_event', (db) =>
  db
    .select({
      event: columns,
      isHeard: hasWebhook(),
    })
    .from(events)
    .where(and(eq(id, sql.placeholder('id')), eq(businessId, sql.placeholder('businessId'))))
    .for('no key update'),
);

/**
 * Events that are not held, for many who ask at the same moment, by the ids that are given. The version is that of the row: whoever
 * writes it, or any column of it, makes another.
 */
const findVersions = statement('find_event_versions', (db) =>
  db
    .select({
      event: columns,
      isHeard: hasWebhook(businessId),
      version: sql<string>`${events}.xmin::text`,
    })
    .from(sql`unnest((select ${sql.placeholder('ids')}::uuid[])) as asked (asked_id)`)
    .innerJoin(events, eq(id, sql`asked_id`)),
);

/** An event of any business as it is now, with its version and whether its business has any webhook. */
export const findVersion = gatherLookups(
  (db, ids) => findVersions.run(db, { ids }),
  ({ event }) => event.id,
);

/** Holds an event until the transaction ends if it is of this version still, and divides by zero if it is not. */
export const holdVersion = statement(
  'hold_event_version',
  () => sql`
    select 1 / count(*) as unchanged from (
      select from ${events} where ${id} = ${sql.placeholder('id')}::uuid and ${events}.xmin = ${sql.placeholder('version')}::text::xid
      for no key update
    ) as held`,
);

const insertOne = statement('insert_event', (db) => db.insert(events).values(placeholders<NewEvent>(names)));

/** By which the page of an event is found: twelve random hexadecimal digits. */
const newCode = () => randomBytes(6).toString('hex');

/** Stores a new event, and returns it as it is then; nothing waits for the database. */
export function insertEvent(db: Transaction, row: NewEvent): EventRow {
  const event = { ...defaults, code: newCode(), ...row } as EventRow;
  insertOne.send(db, event);
  return asStored(event);
}

/** How many drafts a business has, and whether a webhook may have to hear of one more. */
export const findDraftRoom = statement(
  'find_draft_room',
  () => sql<{ drafts: number; is_heard: boolean }[]>`
    select coalesce((select ${eventCounts.count} from ${eventCounts}
        where ${eventCounts.businessId} = ${sql.placeholder('businessId')}::uuid and ${eventCounts.status} = 'draft'), 0) as drafts,
      ${hasWebhook()} as is_heard`,
);

/** Sets of columns whose statement is kept; people can change any fields together, and each takes memory on every connection. */
const MOST_CHANGES = 60;

/** A statement for each set of columns that is changed together. */
const changes = new Map<string, Statement<unknown>>();

/** Changes columns of a held event, without waiting. */
export function changeEvent(db: Transaction, eventId: string, change: Partial<EventRow>): void {
  const changed = (Object.keys(change) as (keyof EventRow)[]).sort();
  const key = changed.join();
  let found = changes.get(key);
  if (!found) {
    const where = eq(id, sql.placeholder('eventId'));
    const isKept = changes.size < MOST_CHANGES;
    found = statement(isKept ? `change_event_${changes.size}` : '', (builder) =>
      builder.update(events).set(placeholders<Partial<EventRow>>(changed)).where(where),
    );
    if (isKept) changes.set(key, found);
  }
  found.send(db, { ...change, eventId });
}
