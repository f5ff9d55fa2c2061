import { and, eq, getTableColumns, gte, lt, lte, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { guestBusinesses } from '#database/schema/guest-search.ts';
import { businessPlaces } from '#database/schema/places.ts';
import { figureDay } from '#domain/analytics/figure-day.ts';
import { addDays, statisticWeek } from '#domain/shared/calendar.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { heldDay } from '#server/modules/events/events/queries.ts';
import type { WaitingProposal } from '#server/modules/people/proposals/queries.ts';
import { waitingProposals } from '#server/modules/people/proposals/queries.ts';

export type PlaceRow = typeof businessPlaces.$inferSelect;
export type BusinessRow = typeof businesses.$inferSelect & { proposals: WaitingProposal[] };

const business = prepared('business', (db) =>
  db
    .select({ ...getTableColumns(businesses), proposals: waitingProposals(sql`${businesses}.id`) })
    .from(businesses)
    .where(eq(businesses.id, sql.placeholder('businessId'))),
);

const views = prepared('business_views', (db) =>
  db
    .select({ day: eventViews.day, views: sql<number>`least(sum(${eventViews.views}), 2147483647)::int` })
    .from(eventViews)
    .where(
      and(
        eq(eventViews.businessId, sql.placeholder('businessId')),
        gte(eventViews.day, sql.placeholder('start')),
        lt(eventViews.day, sql.placeholder('end')),
      ),
    )
    .groupBy(eventViews.day),
);

const ownEvents = prepared('business_events_of_week', (db) =>
  db
    .select({ day: heldDay, count: sql<number>`count(*)::int` })
    .from(events)
    .where(
      and(
        eq(events.businessId, sql.placeholder('businessId')),
        // For the index; a night belongs to the day before.
        gte(events.eventDate, sql.placeholder('start')),
        lte(events.eventDate, sql.placeholder('end')),
        gte(heldDay, sql.placeholder('start')),
        lt(heldDay, sql.placeholder('end')),
        eq(events.status, 'published'),
      ),
    )
    .groupBy(heldDay),
);

const place = prepared('business_place', (db) =>
  db
    .select()
    .from(businessPlaces)
    .where(eq(businessPlaces.businessId, sql.placeholder('businessId'))),
);

const page = prepared('business_page', (db) =>
  db
    .select({ slug: businessProfiles.slug, isPublic: sql<boolean>`${guestBusinesses.businessId} is not null` })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .leftJoin(guestBusinesses, eq(guestBusinesses.businessId, businesses.id))
    .where(eq(businesses.id, sql.placeholder('businessId'))),
);

export async function findPageOfBusiness(db: Connection, businessId: BusinessScope) {
  const [row] = await page(db).execute({ businessId });
  return { businessId, slug: row?.slug ?? null, isPublic: row?.isPublic ?? false };
}

export async function findBusiness(db: Connection, businessId: BusinessScope) {
  const [row] = await business(db).execute({ businessId });
  if (!row) throw new Error(`membership of a missing business ${businessId}`);
  return row;
}

export async function findPlace(db: Connection, businessId: BusinessScope): Promise<PlaceRow | undefined> {
  const [row] = await place(db).execute({ businessId });
  return row;
}

/** Figures of the week containing `now`, Sunday to Sunday, Europe/Berlin. */
export async function findStats(db: Connection, businessId: BusinessScope, now: Date) {
  const today = figureDay(now);
  const week = statisticWeek(today);
  const [viewRows, eventRows] = await Promise.all([
    views(db).execute({ businessId, ...week }),
    ownEvents(db).execute({ businessId, ...week }),
  ]);
  const viewsByDay = Array.from({ length: 7 }, (_, i) => {
    const day = addDays(week.start, i);
    return { day, views: viewRows.find((row) => row.day === day)?.views ?? 0 };
  });
  return {
    viewsToday: viewsByDay.find(({ day }) => day === today)?.views ?? 0,
    viewsThisWeek: viewsByDay.reduce((sum, day) => sum + day.views, 0),
    viewsByDay,
    eventsToday: eventRows.find((row) => row.day === today)?.count ?? 0,
    eventsThisWeek: eventRows.reduce((sum, row) => sum + row.count, 0),
  };
}
