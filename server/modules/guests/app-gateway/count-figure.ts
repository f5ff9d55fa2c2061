import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { figureDay } from '#domain/analytics/figure-day.ts';
import type { InterestKind } from '#domain/analytics/interest.ts';
import { Problem } from '#server/context/problem.ts';
import { isPublic } from '#server/modules/guests/app-gateway/lock-public-event.ts';

type Figure = 'views' | InterestKind;

const oneMore = (figure: Figure) =>
  prepared(`count_${figure}`, (db) => {
    const oneOf = (name: Figure) => sql<number>`${sql.raw(name === figure ? '1' : '0')}`.as(name);
    return db
      .insert(eventViews)
      .select(
        db
          .select({
            eventId: events.id,
            businessId: events.businessId,
            day: sql<string>`${sql.placeholder('day')}::date`.as('day'),
            views: oneOf('views'),
            opened: oneOf('opened'),
            saved: oneOf('saved'),
          })
          .from(events)
          .innerJoin(businesses, eq(businesses.id, events.businessId))
          .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
          .where(and(eq(events.id, sql.placeholder('eventId')), isPublic)),
      )
      .onConflictDoUpdate({
        target: [eventViews.eventId, eventViews.day],
        set: { [figure]: sql`${eventViews[figure]} + 1` },
      })
      .returning({ day: eventViews.day });
  });
const countOne = { views: oneMore('views'), opened: oneMore('opened'), saved: oneMore('saved') };

/**
 * Counts a view, opening or saving on the day of the statistics; `not_found` if not public. One statement, so
 * concurrent ones all count.
 */
export async function countFigure(db: Connection, figure: Figure, eventId: string, now: Date): Promise<void> {
  const counted = await countOne[figure](db).execute({ eventId, day: figureDay(now) });
  if (counted.length === 0) throw new Problem('not_found');
}
