import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { businessPlaces } from '#database/schema/places.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM, isInGermany, roundDegrees } from '#domain/geography/coordinates.ts';
import { usualAccuracyM } from '#domain/geography/place.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';

const ANSWER_MS = 3_000;
/** Metres from the postcode's centre beyond which the geocoder is wrong. */
const FARTHEST_M = 30_000;

const degrees = z.coerce.number();
/** Nominatim's JSON or Photon's GeoJSON, best match first. */
const nominatim = z.array(z.object({ lat: degrees, lon: degrees })).transform(([best]) => best ?? null);
const photon = z
  .object({
    features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([degrees, degrees]).rest(z.unknown()) }) })),
  })
  .transform(({ features: [best] }) => {
    if (!best) return null;
    const [lon, lat] = best.geometry.coordinates;
    return { lat, lon };
  });

async function askGeocoder(geocoderUrl: string, address: string): Promise<Coordinates | null> {
  const url = new URL(geocoderUrl);
  url.searchParams.set('q', address);
  url.searchParams.set('limit', '1');
  url.searchParams.set('format', 'jsonv2');
  const response = await fetch(url, {
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const found = z.union([nominatim, photon]).parse(await response.json());
  return found && { latitude: roundDegrees(found.lat), longitude: roundDegrees(found.lon) };
}

/**
 * Keeps places set by owners; ignores results outside Germany or far from the postcode. Throws if the geocoder is
 * unavailable, to be retried.
 */
export const locateByAddress = defineJob(
  'locate-by-address',
  { data: { businessId: z.uuid() }, retry: 'a day' },
  async (ctx, { businessId }): Promise<void> => {
    const { geocoderUrl } = ctx.deps.config;
    const mine = eq(businesses.id, businessId);
    const [business] = await ctx.db
      .select({ address: businesses.address, place: businessPlaces })
      .from(businesses)
      .innerJoin(businessPlaces, and(eq(businessPlaces.businessId, businesses.id), ne(businessPlaces.source, 'owner')))
      .where(mine);
    if (geocoderUrl === null || !business) return;
    const { address, place } = business;
    const ask = () => askGeocoder(geocoderUrl, address);
    const found = await ctx.deps.instrumentCall({ service: 'geocoder', operation: 'search' }, ask);
    if (!found || !isInGermany(found) || distanceM(found, place) > FARTHEST_M) return;
    await inTransaction(ctx, async (tx) => {
      const [present] = await tx.db
        .select({ address: businesses.address })
        .from(businesses)
        .where(mine)
        .for('no key update');
      if (present?.address !== address) return;
      const moved = await tx.db
        .update(businessPlaces)
        .set({ ...found, source: 'geocoder', accuracyM: usualAccuracyM.geocoder, locatedAt: tx.now })
        .where(and(eq(businessPlaces.businessId, businessId), ne(businessPlaces.source, 'owner')));
      if (moved.rowCount) await showBusiness(tx, businessId);
    });
  },
);
