import { and, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { businessSlugs, goneEvents } from '#database/schema/guest-pages.ts';
import { guestBusinesses, guestEvents } from '#database/schema/guest-search.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { isBusinessPublic } from '#server/modules/guests/app-gateway/lock-public-event.ts';
import { feedColumns } from '#server/modules/guests/app-gateway/queries.ts';

const eventByCode = prepared('page_event', (db) =>
  db
    .select({
      ...feedColumns,
      state: {
        businessId: events.businessId,
        isBusinessPublic: sql<boolean>`coalesce(${isBusinessPublic}, false)`,
        isShared: events.sharePublic,
        hiddenBy: events.hiddenBy,
        status: events.status,
        publishedAt: events.publishedAt,
        heldUntil: events.heldUntil,
        awaitsVerification: events.awaitsVerification,
        cancelledUntil: events.cancelledUntil,
      },
    })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, events.businessId))
    .leftJoin(guestEvents, eq(guestEvents.eventId, events.id))
    .where(eq(events.code, sql.placeholder('code'))),
);
const goneByCode = prepared('page_gone_event', (db) =>
  db
    .select({ businessId: goneEvents.businessId })
    .from(goneEvents)
    .where(eq(goneEvents.code, sql.placeholder('code'))),
);
const bySlug = prepared('page_business', (db) =>
  db
    .select({ businessId: businessSlugs.businessId })
    .from(businessSlugs)
    .where(eq(businessSlugs.slug, sql.placeholder('slug'))),
);
const coming = prepared('page_events', (db) =>
  db
    .select({ code: events.code, title: events.title })
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.eventId))
    .where(
      and(
        sql`left(${events.code}, 1) = ${sql.placeholder('digit')}`,
        gt(guestEvents.overAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .limit(sql.placeholder('limit')),
);
const shownBusinesses = prepared('page_businesses', (db) =>
  db
    .select({ slug: businessProfiles.slug })
    .from(guestBusinesses)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestBusinesses.businessId))
    .where(sql`right(${guestBusinesses.businessId}::text, 1) = ${sql.placeholder('digit')}`)
    .limit(sql.placeholder('limit')),
);

/** Public events that are not over, by the first digit of their code. */
export function findComingPages(db: Connection, digit: string, now: Date, limit: number) {
  return coming(db).execute({ digit, now: now.toISOString(), limit });
}

/** Public businesses, by the last digit of their id. */
export function findBusinessPages(db: Connection, digit: string, limit: number) {
  return shownBusinesses(db).execute({ digit, limit });
}

/** Visible or not. */
export async function findEventByCode(db: Connection, code: string) {
  return (await eventByCode(db).execute({ code })).at(0);
}

export type EventByCode = NonNullable<Awaited<ReturnType<typeof findEventByCode>>>;

/** The business of a deleted event. */
export async function findGoneEvent(db: Connection, code: string) {
  return (await goneByCode(db).execute({ code })).at(0);
}

/** By current or former slug. */
export async function findBusinessId(db: Connection, slug: string) {
  return (await bySlug(db).execute({ slug })).at(0)?.businessId;
}
