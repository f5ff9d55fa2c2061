import { eq } from 'drizzle-orm';
import type { PlaceChange } from '#contract/business.ts';
import { businesses } from '#database/schema/businesses.ts';
import { businessPlaces } from '#database/schema/places.ts';
import { roundDegrees } from '#domain/geography/coordinates.ts';
import { usualAccuracyM } from '#domain/geography/place.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { locateBusiness } from '#server/modules/news/guest-search/locate-business.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import type { PlaceRow } from '#server/modules/people/business/queries.ts';
import { toPlaceOfBusiness } from '#server/modules/people/business/to-business.ts';

async function findPlace({ db, actor }: TransactionContext<Member>): Promise<PlaceRow | undefined> {
  const [place] = await db.select().from(businessPlaces).where(eq(businessPlaces.businessId, actor.businessId));
  return place;
}

async function changePlace(
  ctx: Context<Member>,
  change: (tx: TransactionContext<Member>, address: string) => Promise<unknown>,
): Promise<PlaceRow | undefined> {
  return inTransaction(ctx, async (tx) => {
    const { businessId } = tx.actor;
    const mine = eq(businesses.id, businessId);
    const [business] = await tx.db
      .select({ address: businesses.address })
      .from(businesses)
      .where(mine)
      .for('no key update');
    if (!business) throw new Error(`membership of a missing business ${businessId}`);
    const before = toPlaceOfBusiness(await findPlace(tx));
    await change(tx, business.address);
    const place = await findPlace(tx);
    const after = toPlaceOfBusiness(place);
    await writeAudit(tx, { action: 'place_changed', subject: `business:${businessId}`, before, after });
    await showBusiness(tx, businessId);
    return place;
  });
}

/** Sets the owner's place. Afterwards only the owner or a new address changes it. */
export async function setPlace(ctx: Context<Member>, place: PlaceChange): Promise<PlaceRow | undefined> {
  return changePlace(ctx, async ({ db, actor, now }) => {
    const row = {
      latitude: roundDegrees(place.latitude),
      longitude: roundDegrees(place.longitude),
      source: 'owner' as const,
      accuracyM: Math.ceil(place.accuracy_m ?? usualAccuracyM.owner),
      locatedAt: now,
    };
    await db
      .insert(businessPlaces)
      .values({ businessId: actor.businessId, ...row })
      .onConflictDoUpdate({ target: businessPlaces.businessId, set: row });
  });
}

/** Moves the business back to its postcode's centre until geocoded. */
export async function resetPlace(ctx: Context<Member>): Promise<PlaceRow | undefined> {
  return changePlace(ctx, (tx, address) => locateBusiness(tx, tx.actor.businessId, address));
}
