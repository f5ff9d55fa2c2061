import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { placeOffers } from '#database/schema/participants.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { OfferRow } from '#server/modules/events/participants/to-offer.ts';

interface Whose {
  businessId: BusinessScope;
  eventId: string;
}

const isOf = ({ businessId, eventId }: Whose) =>
  and(eq(placeOffers.eventId, eventId), eq(placeOffers.businessId, businessId));

/** Newest first, with the total. */
export async function findOffersPage(db: Connection, whose: Whose, limit: number, page: number) {
  const rows = await db
    .select()
    .from(placeOffers)
    .where(isOf(whose))
    .orderBy(desc(placeOffers.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(placeOffers).where(isOf(whose));
  return { rows, total: counted?.total ?? 0 };
}

/** Newest first. */
export async function findOffersBefore(db: Connection, whose: Whose, limit: number, seq: number): Promise<OfferRow[]> {
  return db
    .select()
    .from(placeOffers)
    .where(and(isOf(whose), lt(placeOffers.seq, seq)))
    .orderBy(desc(placeOffers.seq))
    .limit(limit);
}
