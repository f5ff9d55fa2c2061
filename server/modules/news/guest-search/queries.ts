import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { searchWords } from '#database/schema/guest-search.ts';
import { businessPlaces } from '#database/schema/places.ts';
import { postcodes } from '#database/schema/postcodes.ts';
import type { Place } from '#domain/geography/place.ts';
import { postcodeIn, usualAccuracyM } from '#domain/geography/place.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { PublicBusiness } from '#server/modules/news/guest-search/guest-rows.ts';

type Db = Pick<TransactionContext, 'db'>;

const publicBusiness = prepared('find_public_business', (db) =>
  db
    .select({
      id: businesses.id,
      address: businesses.address,
      businessType: businesses.businessType,
      displayName: businessProfiles.displayName,
      slug: businessProfiles.slug,
      description: businessProfiles.description,
      categories: businessProfiles.categories,
      place: businessPlaces,
    })
    .from(businesses)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .leftJoin(businessPlaces, eq(businessPlaces.businessId, businesses.id))
    .where(
      and(
        eq(businesses.id, sql.placeholder('businessId')),
        eq(businesses.verificationStatus, 'verified'),
        isNull(businesses.closedAt),
        isNull(businesses.hiddenBy),
        eq(businessProfiles.isVisible, true),
      ),
    ),
);

/** Public: verified, open, not hidden by a measure, visible profile. */
export async function findPublicBusiness({ db }: Db, businessId: string): Promise<PublicBusiness | null> {
  const [found] = await publicBusiness(db).execute({ businessId });
  return found ?? null;
}

export async function findPostcodePlaces(
  { db }: { db: Connection },
  wanted: readonly string[],
): Promise<Map<string, Place>> {
  if (wanted.length === 0) return new Map();
  const found = await db
    .select()
    .from(postcodes)
    .where(inArray(postcodes.postcode, [...wanted]));
  return new Map(
    found.map(({ postcode, latitude, longitude }) => [
      postcode,
      { latitude, longitude, source: 'postcode', accuracyM: usualAccuracyM.postcode },
    ]),
  );
}

interface Located {
  location: string;
  latitude: number | null;
  longitude: number | null;
}

/** Own coordinates, or the postcode in the location if not the business's. Null at the business. */
export async function findEventPlaces(
  ctx: { db: Connection },
  events: readonly Located[],
  address: string,
): Promise<(Place | null)[]> {
  const home = postcodeIn(address);
  const named = events.map(({ location }) => postcodeIn(location));
  const elsewhere = named.filter((postcode) => postcode !== null && postcode !== home);
  const middles = await findPostcodePlaces(ctx, elsewhere as string[]);
  return events.map(({ latitude, longitude }, index) => {
    if (latitude !== null && longitude !== null) {
      return { latitude, longitude, source: 'owner', accuracyM: usualAccuracyM.owner };
    }
    const postcode = named[index];
    return postcode === home ? null : (middles.get(postcode ?? '') ?? null);
  });
}

/** The longest night of the year bounds events: earlier starts are over. */
export const shownSince = (now: Date) => new Date(now.getTime() - 25 * 3_600_000);

/** Visible if the business is public, including recently ended ones. */
export async function findShownEvents({ db, now }: Pick<TransactionContext, 'db' | 'now'>, businessId: string) {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        eq(events.status, 'published'),
        isNull(events.heldUntil),
        eq(events.sharePublic, true),
        isNull(events.hiddenBy),
        gt(events.startsAt, shownSince(now)),
      ),
    );
}

/** Adds words, sorted to avoid deadlocks. */
export async function addSearchWords({ db }: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const added = sql.param([...new Set(words)]);
  await db.execute(sql`
    insert into ${searchWords} (word) select word from unnest(${added}::text[]) as new (word) order by word
    on conflict do nothing`);
}
