import { and, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { guestBusinesses, guestEvents } from '#database/schema/guest-search.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { PublicBusiness } from '#server/modules/news/guest-search/guest-rows.ts';
import {
  guestBusinessRow,
  guestEventRow,
  searchedBy,
  searchVector,
} from '#server/modules/news/guest-search/guest-rows.ts';
import { nameBusinessPage } from '#server/modules/news/guest-search/name-business-page.ts';
import {
  addSearchWords,
  findEventPlaces,
  findPublicBusiness,
  findShownEvents,
  shownSince,
} from '#server/modules/news/guest-search/queries.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';
import { lockChanges } from '#server/modules/news/stream/announce-change.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

/** Updates guests' search for a business and its events, and writes app changes. Last step of a transaction. */
export async function showBusiness(ctx: InTransaction, businessId: string): Promise<void> {
  const { db } = ctx;
  await lockChanges(ctx, businessId);
  const mine = eq(guestBusinesses.businessId, businessId);
  const [shown] = await db.select({ businessId: guestBusinesses.businessId }).from(guestBusinesses).where(mine);
  const business = await findPublicBusiness(ctx, businessId);
  if (!business) {
    if (!shown) return;
    await db.delete(guestEvents).where(eq(guestEvents.businessId, businessId));
    await db.delete(guestBusinesses).where(mine);
    return writeAppChange(ctx, { type: 'business.gone', businessId });
  }
  await nameBusinessPage(ctx, business);
  const found = guestBusinessRow(business);
  const { searched, words } = searchedBy(found.texts);
  const row = { ...found.row, words: searchVector(searched) };
  await db.insert(guestBusinesses).values(row).onConflictDoUpdate({ target: guestBusinesses.businessId, set: row });
  await addSearchWords(ctx, words);
  await writeAppChange(ctx, { type: shown ? 'business.changed' : 'business.published', businessId });
  await showEvents(ctx, business);
}

const BATCH = 200;

/** Their search includes the business's name and place. */
async function showEvents(ctx: InTransaction, business: PublicBusiness): Promise<void> {
  const { db } = ctx;
  const all = await findShownEvents(ctx, business.id);
  const events = all.flatMap((event) => (event.startsAt ? [{ ...event, startsAt: event.startsAt }] : []));
  const places = await findEventPlaces(ctx, events, business.address);
  const found = events.map((event, index) => {
    const { row, texts } = guestEventRow(event, business, places[index] ?? null);
    return { row, ...searchedBy(texts) };
  });
  await addSearchWords(
    ctx,
    found.flatMap(({ words }) => words),
  );
  const stale = await db
    .delete(guestEvents)
    .where(
      and(
        eq(guestEvents.businessId, business.id),
        gt(guestEvents.startsAt, shownSince(ctx.now)),
        notInArray(
          guestEvents.eventId,
          events.map(({ id }) => id),
        ),
      ),
    )
    .returning({ eventId: guestEvents.eventId });
  await writeAppChange(
    ctx,
    ...stale.map(({ eventId }) => ({ type: 'event.gone' as const, businessId: business.id, eventId })),
  );
  for (let start = 0; start < found.length; start += BATCH) {
    const rows = found
      .slice(start, start + BATCH)
      .map(({ row, searched }) => ({ ...row, words: searchVector(searched) }));
    const ids = rows.map(({ eventId }) => eventId);
    const known = await db
      .delete(guestEvents)
      .where(inArray(guestEvents.eventId, ids))
      .returning({ eventId: guestEvents.eventId });
    await db.insert(guestEvents).values(rows);
    const isKnown = new Set(known.map(({ eventId }) => eventId));
    const fresh = ids.filter((id) => !isKnown.has(id));
    await writeAppChange(
      ctx,
      ...fresh.map((eventId) => ({ type: 'event.published' as const, businessId: business.id, eventId })),
    );
  }
}
