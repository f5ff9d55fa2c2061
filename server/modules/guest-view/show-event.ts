import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { events } from '#database/schema/events.ts';
import { goneEvents } from '#database/schema/guest-pages.ts';
import { guestEvents } from '#database/schema/guest-view.ts';
import { placeholders, statement } from '#database/statement.ts';
import type { AppChangeDetails } from '#domain/app-changes/change-types.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { guestEventRow, searchedNames, searchVector } from '#server/modules/guest-view/guest-rows.ts';
import { addSearchWords, findEventPlaces, findPublicBusiness } from '#server/modules/guest-view/queries.ts';
import { writeAppChange } from '#server/modules/guest-view/write-app-change.ts';

type EventRow = typeof events.$inferSelect;
type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

const findShown = statement('find_shown_event', (db) =>
  db
    .select()
    .from(guestEvents)
    .where(eq(guestEvents.eventId, sql.placeholder('eventId'))),
);

type GuestEvent = Omit<typeof guestEvents.$inferInsert, 'words'>;
const made = ['words', 'position', 'wideCell'];
const names = Object.keys(getTableColumns(guestEvents)).filter((name) => !made.includes(name)) as (keyof GuestEvent)[];

const writeShown = statement('write_shown_event', (db) => {
  const words = searchVector(placeholders<Record<(typeof searchedNames)[number], unknown>>(searchedNames));
  const row = placeholders<GuestEvent>(names);
  return db
    .insert(guestEvents)
    .values({ ...row, words })
    .onConflictDoUpdate({ target: guestEvents.eventId, set: { ...row, words: sql`excluded.words` } });
});

/**
 * Brings what guests find of an event up to date and tells the app of it: published, changed, moved in time or place,
 * cancelled, or gone. The address of a deleted event remembers that there was one. To be called with the event as the transaction leaves it, under the lock of the business's changes.
 */
export async function showEvent(ctx: InTransaction, event: EventRow, isDeleted = false): Promise<void> {
  // Nobody but its key knows of a test.
  if (isTestBusiness(event.businessId)) return;
  const { db } = ctx;
  const { id: eventId, businessId, startsAt } = event;
  const mayBeSeen = !isDeleted && event.status === 'published' && event.sharePublic && startsAt !== null;
  const [[shown], business] = await Promise.all([
    findShown.run(db, { eventId }),
    mayBeSeen ? findPublicBusiness(ctx, businessId) : null,
  ]);
  if (isDeleted && event.publishedAt !== null) {
    await db.insert(goneEvents).values({ code: event.code, businessId, goneAt: ctx.now }).onConflictDoNothing();
  }
  if (!business || startsAt === null) {
    // Guests know of a cancelled event, although they do not find it any more.
    const isTold = isDeleted && event.cancelledUntil !== null;
    if (!shown && !isTold) return;
    await db.delete(guestEvents).where(eq(guestEvents.eventId, eventId));
    const type = event.status === 'cancelled' && !isDeleted ? 'event.cancelled' : 'event.gone';
    return writeAppChange(ctx, { type, businessId, eventId });
  }
  const [place = null] = await findEventPlaces(ctx, [event], business.address);
  const { row, searched, words } = guestEventRow({ ...event, startsAt }, business, place);
  writeShown.send(db, { ...row, ...searched });
  await addSearchWords(ctx, words);
  if (!shown) return writeAppChange(ctx, { type: 'event.published', businessId, eventId });
  const hasMoved =
    shown.startsAt.getTime() !== startsAt.getTime() ||
    shown.overAt.getTime() !== row.overAt.getTime() ||
    shown.location !== row.location;
  const details: AppChangeDetails = {
    before: {
      starts_at: shown.startsAt.toISOString(),
      over_at: shown.overAt.toISOString(),
      location: shown.location,
    },
  };
  return writeAppChange(
    ctx,
    hasMoved ? { type: 'event.moved', businessId, eventId, details } : { type: 'event.changed', businessId, eventId },
  );
}
