import { desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import type { BusinessScope } from '#server/context/actor.ts';

function entriesOf(db: Connection) {
  return db
    .select({ entry: creditEntries, eventTitle: events.title })
    .from(creditEntries)
    .leftJoin(events, eq(events.id, creditEntries.eventId))
    .orderBy(desc(creditEntries.seq))
    .$dynamic();
}

const ofBusiness = eq(creditEntries.businessId, sql.placeholder('businessId'));

const entriesPage = prepared('credit_entries_page', (db) =>
  entriesOf(db).where(ofBusiness).limit(sql.placeholder('limit')).offset(sql.placeholder('offset')),
);
const entriesAfter = prepared('credit_entries_after', (db) =>
  entriesOf(db)
    .where(sql`${ofBusiness} and ${creditEntries.seq} < ${sql.placeholder('seq')}`)
    .limit(sql.placeholder('limit')),
);
const allEntries = prepared('credit_entries_all', (db) => entriesOf(db).where(ofBusiness));
const entriesTotal = prepared('credit_entries_total', (db) =>
  db.select({ count: sql<number>`count(*)::int` }).from(creditEntries).where(ofBusiness),
);

export async function findEntryPage(db: Connection, businessId: BusinessScope, limit: number, number: number) {
  const [rows, [counted]] = await Promise.all([
    entriesPage(db).execute({ businessId, limit, offset: (number - 1) * limit }),
    entriesTotal(db).execute({ businessId }),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

/** Entries before a ledger position. */
export function findEntriesAfter(db: Connection, businessId: BusinessScope, limit: number, seq: number) {
  return entriesAfter(db).execute({ businessId, limit, seq });
}

export function findAllEntries(db: Connection, businessId: BusinessScope) {
  return allEntries(db).execute({ businessId });
}

export type EntryRow = Awaited<ReturnType<typeof findAllEntries>>[number];
