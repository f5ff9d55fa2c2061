import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { Problem } from '#server/context/problem.ts';
import { isPublic } from '#server/modules/app-gateway/lock-public-event.ts';

/**
 * Counts one view of a public event on today's Berlin day. One prepared statement: every guest who scrolls calls it, and
 * simultaneous views all count.
 */
export function prepareCountView(db: Connection) {
  const statement = db
    .insert(eventViews)
    .select(
      db
        .select({
          eventId: events.id,
          businessId: events.businessId,
          day: sql<string>`${sql.placeholder('day')}::date`.as('day'),
          views: sql<number>`1`.as('views'),
        })
        .from(events)
        .innerJoin(businesses, eq(businesses.id, events.businessId))
        .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
        .where(and(eq(events.id, sql.placeholder('eventId')), isPublic)),
    )
    .onConflictDoUpdate({
      target: [eventViews.eventId, eventViews.day],
      set: { views: sql`${eventViews.views} + 1` },
    })
    .returning({ views: eventViews.views })
    .prepare('count_view');

  return async function countView(eventId: string, now: Date): Promise<void> {
    const counted = await statement.execute({ eventId, day: berlinDay(now) });
    if (counted.length === 0) throw new Problem('not_found');
  };
}
