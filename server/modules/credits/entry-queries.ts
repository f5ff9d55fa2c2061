import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import type { BusinessScope } from '#server/context/actor.ts';

/** Prepared reads of the ledger, newest first; each entry with the title of its event. */
export function prepareEntryQueries(db: Database) {
  const select = () =>
    db
      .select({ entry: creditEntries, eventTitle: events.title })
      .from(creditEntries)
      .leftJoin(events, eq(events.id, creditEntries.eventId));
  const ofBusiness = eq(creditEntries.businessId, sql.placeholder('businessId'));
  const newestFirst = desc(creditEntries.seq);
  const page = select()
    .where(ofBusiness)
    .orderBy(newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('credit_entries_page');
  const after = select()
    .where(sql`${ofBusiness} and ${creditEntries.seq} < ${sql.placeholder('seq')}`)
    .orderBy(newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('credit_entries_after');
  const all = select().where(ofBusiness).orderBy(newestFirst).prepare('credit_entries_all');
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(creditEntries)
    .where(ofBusiness)
    .prepare('credit_entries_total');

  return {
    async findPage(businessId: BusinessScope, limit: number, number: number) {
      const [rows, [counted]] = await Promise.all([
        page.execute({ businessId, limit, offset: (number - 1) * limit }),
        total.execute({ businessId }),
      ]);
      return { rows, total: counted?.count ?? 0 };
    },
    /** The entries booked before a position in the ledger. */
    async findAfter(businessId: BusinessScope, limit: number, seq: number) {
      return after.execute({ businessId, limit, seq });
    },
    async findAll(businessId: BusinessScope) {
      return all.execute({ businessId });
    },
  };
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof prepareEntryQueries>['findAll']>>[number];
