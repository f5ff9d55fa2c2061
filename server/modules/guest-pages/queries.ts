import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { businessSlugs, goneEvents } from '#database/schema/guest-pages.ts';
import { guestBusinesses, guestEvents } from '#database/schema/guest-view.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { isBusinessPublic } from '#server/modules/app-gateway/lock-public-event.ts';
import { feedColumns } from '#server/modules/app-gateway/queries.ts';

export type PageReads = ReturnType<typeof preparePageReads>;

/** Reads behind the pages of guests, prepared: whatever is sent around is opened by many at once. */
export function preparePageReads(db: Database) {
  const eventByCode = db
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
        cancelledUntil: events.cancelledUntil,
      },
    })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, events.businessId))
    .leftJoin(guestEvents, eq(guestEvents.eventId, events.id))
    .where(eq(events.code, sql.placeholder('code')))
    .prepare('page_event');
  const goneByCode = db
    .select({ businessId: goneEvents.businessId })
    .from(goneEvents)
    .where(eq(goneEvents.code, sql.placeholder('code')))
    .prepare('page_gone_event');
  const bySlug = db
    .select({ businessId: businessSlugs.businessId })
    .from(businessSlugs)
    .where(eq(businessSlugs.slug, sql.placeholder('slug')))
    .prepare('page_business');
  const coming = db
    .select({ code: events.code, title: events.title })
    .from(guestEvents)
    .innerJoin(events, eq(events.id, guestEvents.eventId))
    .where(
      and(
        sql`left(${events.code}, 1) = ${sql.placeholder('digit')}`,
        gt(guestEvents.overAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .limit(sql.placeholder('limit'))
    .prepare('page_events');
  const shownBusinesses = db
    .select({ slug: businessProfiles.slug })
    .from(guestBusinesses)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, guestBusinesses.businessId))
    .where(sql`right(${guestBusinesses.businessId}::text, 1) = ${sql.placeholder('digit')}`)
    .limit(sql.placeholder('limit'))
    .prepare('page_businesses');
  return {
    /** Public events that are not over, whose codes begin with a digit. */
    findComingPages: (digit: string, now: Date, limit: number) =>
      coming.execute({ digit, now: now.toISOString(), limit }),
    /** Public businesses, those whose ids end with a digit. */
    findBusinessPages: (digit: string, limit: number) => shownBusinesses.execute({ digit, limit }),
    /** The event that a code names, whether guests may see it or not. */
    findEvent: async (code: string) => (await eventByCode.execute({ code })).at(0),
    /** The business of a deleted event that had a page. */
    findGoneEvent: async (code: string) => (await goneByCode.execute({ code })).at(0),
    /** The business that an address belongs or belonged to. */
    findBusinessId: async (slug: string) => (await bySlug.execute({ slug })).at(0)?.businessId,
  };
}
