import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { union } from 'drizzle-orm/pg-core';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestBusinesses, guestEvents } from '#database/schema/guest-search.ts';
import { businessPlaces } from '#database/schema/places.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { locateBusiness } from '#server/modules/news/guest-search/locate-business.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';

async function locateAll(ctx: Context): Promise<void> {
  const unplaced = await ctx.db
    .select({ id: businesses.id, address: businesses.address })
    .from(businesses)
    .leftJoin(businessPlaces, eq(businessPlaces.businessId, businesses.id))
    .where(and(isNull(businessPlaces.businessId), isNull(businesses.closedAt)));
  for (const { id, address } of unplaced) {
    await inTransaction(ctx, async (tx) => {
      await locateBusiness(tx, id, address);
      await showBusiness(tx, id);
    });
  }
}

const BATCH = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Searches in batches, to keep statements short. */
async function findDeviations(ctx: Context): Promise<string[]> {
  const deviating: string[] = [];
  for (let after = FIRST_ID; ; ) {
    const batch = await ctx.db
      .select({ id: businesses.id })
      .from(businesses)
      .where(gt(businesses.id, after))
      .orderBy(asc(businesses.id))
      .limit(BATCH);
    const last = batch.at(-1)?.id;
    if (last === undefined) return deviating;
    const first = after;
    const rows = await deviationsStatement(ctx, (id) => and(gt(id, first), lte(id, last)));
    deviating.push(...rows.map(({ id }) => id));
    after = last;
  }
}

/** Wrongly shown or hidden, without slug, or with missing or surplus events. */
function deviationsStatement({ db, now }: Context, isInBatch: (id: PgColumn) => SQL | undefined) {
  const isPublic = and(
    eq(businesses.verificationStatus, 'verified'),
    isNull(businesses.closedAt),
    isNull(businesses.hiddenBy),
    eq(businessProfiles.isVisible, true),
  );
  const shouldShow = and(
    eq(events.status, 'published'),
    isNull(events.heldUntil),
    eq(events.sharePublic, true),
    isNull(events.hiddenBy),
  );
  const wronglyShown = db
    .select({ id: businesses.id })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .leftJoin(guestBusinesses, eq(guestBusinesses.businessId, businesses.id))
    .where(
      and(
        isInBatch(businesses.id),
        or(
          sql`coalesce(${isPublic}, false) <> (${guestBusinesses.businessId} is not null)`,
          and(isPublic, isNull(businessProfiles.slug)),
        ),
      ),
    );
  const withUnshown = db
    .select({ id: businesses.id })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .leftJoin(guestEvents, eq(guestEvents.eventId, events.id))
    .where(
      and(isInBatch(events.businessId), isPublic, shouldShow, gt(events.startsAt, now), isNull(guestEvents.eventId)),
    );
  const withStale = db
    .select({ id: guestEvents.businessId })
    .from(guestEvents)
    .leftJoin(events, and(eq(events.id, guestEvents.eventId), shouldShow))
    .where(
      and(
        isInBatch(guestEvents.businessId),
        or(
          isNull(events.id),
          ne(events.startsAt, guestEvents.startsAt),
          sql`coalesce(${events.nightOf}, ${events.eventDate}) <> ${guestEvents.day}`,
          ne(events.featuredEvent, guestEvents.isFeatured),
        ),
      ),
    );
  return union(wronglyShown, withUnshown, withStale);
}

/** Repairs differences between search and what is public. Returns the number of repaired businesses. */
export async function reconcileGuestView(ctx: Context<System>): Promise<number> {
  await locateAll(ctx);
  const deviating = await findDeviations(ctx);
  for (const id of deviating) await inTransaction(ctx, (tx) => showBusiness(tx, id));
  return deviating.length;
}
