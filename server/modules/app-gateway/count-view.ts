import { and, eq, sql } from 'drizzle-orm';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-time.ts';
import type { Context } from '#server/context.ts';
import type { ConsumerApp } from '#server/http/actor.ts';
import { Problem } from '#server/http/problem.ts';
import { isPublic } from '#server/modules/app-gateway/public-event.ts';

/** Counts one view of a public event on today's Berlin day. One statement: views at the same time all count. */
export async function countView({ db, now }: Context<ConsumerApp>, eventId: string): Promise<void> {
  const counted = await db
    .insert(eventViews)
    .select(
      db
        .select({
          eventId: events.id,
          businessId: events.businessId,
          day: sql<string>`${berlinDay(now)}::date`.as('day'),
          views: sql<number>`1`.as('views'),
        })
        .from(events)
        .innerJoin(businesses, eq(businesses.id, events.businessId))
        .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
        .where(and(eq(events.id, eventId), isPublic)),
    )
    .onConflictDoUpdate({
      target: [eventViews.eventId, eventViews.day],
      set: { views: sql`${eventViews.views} + 1` },
    })
    .returning({ views: eventViews.views });
  if (counted.length === 0) throw new Problem('not_found');
}
