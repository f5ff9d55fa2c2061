import { eq } from 'drizzle-orm';
import { businessPlaces } from '#database/schema/places.ts';
import { postcodeIn } from '#domain/geography/place.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { locateByAddress } from '#server/modules/news/guest-search/locate-by-address.ts';
import { findPostcodePlaces } from '#server/modules/news/guest-search/queries.ts';

/** Places a business at its postcode's centre, if known. Enqueues geocoding if configured. */
export async function locateBusiness(
  ctx: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  businessId: string,
  address: string,
): Promise<void> {
  const { db, now } = ctx;
  const postcode = postcodeIn(address);
  const middle = postcode && (await findPostcodePlaces(ctx, [postcode])).get(postcode);
  if (!middle) {
    await db.delete(businessPlaces).where(eq(businessPlaces.businessId, businessId));
    return;
  }
  const row = { ...middle, locatedAt: now };
  await db
    .insert(businessPlaces)
    .values({ businessId, ...row })
    .onConflictDoUpdate({ target: businessPlaces.businessId, set: row });
  const { config, jobs } = ctx.deps;
  if (config.geocoderUrl !== null) await enqueue({ db, deps: { jobs } }, locateByAddress, { businessId });
}
