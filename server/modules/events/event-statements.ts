import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import type { Statement } from '#database/statement.ts';
import { placeholders, statement } from '#database/statement.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

type NewEvent = typeof events.$inferInsert;

const { id, businessId, status } = events;
const columns = getTableColumns(events);
/** All columns but the code, which the database makes. */
const inserted = (Object.keys(columns) as (keyof NewEvent)[]).filter((name) => name !== 'code');
const defaults = Object.fromEntries(inserted.map((name) => [name, columns[name].default]));

/** An event of a business, held until the transaction ends. */
export const holdEvent = statement('hold_event', (db) =>
  db
    .select()
    .from(events)
    .where(and(eq(id, sql.placeholder('id')), eq(businessId, sql.placeholder('businessId'))))
    .for('no key update'),
);

const insertOne = statement('insert_event', (db) =>
  db.insert(events).values(placeholders<NewEvent>(inserted)).returning(),
);

/** Stores a new event. */
export async function insertEvent(db: Transaction, row: NewEvent): Promise<EventRow> {
  const [event] = await insertOne.run(db, { ...defaults, ...row });
  if (!event) throw new Error('the new event did not come back');
  return event;
}

export const countDrafts = statement('count_drafts', (db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(and(eq(businessId, sql.placeholder('businessId')), sql`${status} = 'draft'`)),
);

/** A statement for each set of columns that the product changes together. */
const changes = new Map<string, Statement<EventRow[]>>();

/** Changes columns of a held event. */
export function changeEvent(db: Transaction, eventId: string, change: Partial<EventRow>): Promise<EventRow[]> {
  const names = Object.keys(change).sort() as (keyof EventRow)[];
  const key = names.join();
  let found = changes.get(key);
  if (!found) {
    found = statement(`change_event_${changes.size}`, (builder) =>
      builder
        .update(events)
        .set(placeholders<Partial<EventRow>>(names))
        .where(eq(id, sql.placeholder('eventId')))
        .returning(),
    );
    changes.set(key, found);
  }
  return found.run(db, { ...change, eventId });
}
