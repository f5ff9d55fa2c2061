import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { BusinessScope } from '#server/http/actor.ts';
import type { Position } from '#server/http/cursor.ts';

export type EventRow = typeof events.$inferSelect;

interface ListOptions {
  status: EventStatus | undefined;
  limit: number;
}

/** Prepared reads of a business's events. */
export function prepareEventQueries(db: Database) {
  const ofBusiness = eq(events.businessId, sql.placeholder('businessId'));
  const anyStatus = sql`(${sql.placeholder('status')}::text is null or ${events.status} = ${sql.placeholder('status')})`;
  const newestFirst = [desc(events.createdAt), desc(events.id)] as const;

  const one = db
    .select()
    .from(events)
    .where(and(eq(events.id, sql.placeholder('id')), ofBusiness))
    .prepare('event');
  const page = db
    .select()
    .from(events)
    .where(and(ofBusiness, anyStatus))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('events_page');
  const after = db
    .select()
    .from(events)
    .where(
      and(
        ofBusiness,
        anyStatus,
        sql`(${events.createdAt}, ${events.id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('events_after');
  const total = db
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(and(ofBusiness, anyStatus))
    .prepare('events_total');

  return {
    async findEvent(businessId: BusinessScope, id: string): Promise<EventRow | undefined> {
      const [row] = await one.execute({ businessId, id });
      return row;
    },
    /** One numbered page, newest first, with the count of all. */
    async findPage(businessId: BusinessScope, { status, limit }: ListOptions, number: number) {
      const filter = { businessId, status: status ?? null };
      const [rows, [counted]] = await Promise.all([
        page.execute({ ...filter, limit, offset: (number - 1) * limit }),
        total.execute(filter),
      ]);
      return { rows, total: counted?.count ?? 0 };
    },
    /** The rows that follow a position; costs the same however long the list is. */
    async findAfter(businessId: BusinessScope, { status, limit }: ListOptions, { createdAt, id }: Position) {
      return after.execute({ businessId, status: status ?? null, limit, createdAt: createdAt.toISOString(), id });
    },
  };
}
