import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import type { events } from '#database/schema/events.ts';
import { goneEvents } from '#database/schema/guest-pages.ts';
import { guestEvents } from '#database/schema/guest-search.ts';
import type { AppChangeDetails } from '#domain/app-changes/change-types.ts';
import type { SearchedWords } from '#domain/guest-search/guest-words.ts';
import { eventWords } from '#domain/guest-search/guest-words.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';
import {
  changedVector,
  guestEventRow,
  searchedBy,
  searchVector,
} from '#server/modules/news/guest-search/guest-rows.ts';
import { addSearchWords, findEventPlaces, findPublicBusiness } from '#server/modules/news/guest-search/queries.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';

type EventRow = typeof events.$inferSelect;
type InTransaction = Pick<TransactionContext, 'db' | 'now'>;

const { words: _words, wideCell: _wideCell, ...written } = getTableColumns(guestEvents);

const findShown = prepared('find_shown_event', (db) =>
  db
    .select(written)
    .from(guestEvents)
    .where(eq(guestEvents.eventId, sql.placeholder('eventId'))),
);

const names = Object.keys(written) as (keyof typeof written)[];

/** All parts if the previous event is unknown. */
function changedTexts(
  event: EventRow,
  before: EventRow | undefined,
  texts: SearchedWords,
): { [Part in keyof SearchedWords]: string | null } {
  if (!before || !isDeepStrictEqual(placeOf(before), placeOf(event))) return texts;
  // At the same place the business's part is unchanged.
  const without = { displayName: '', address: '' };
  const [was, is] = [eventWords(before, without), eventWords(event, without)];
  const differing = (part: keyof SearchedWords) => (was[part] === is[part] ? null : texts[part]);
  return { names: differing('names'), kinds: differing('kinds'), texts: differing('texts') };
}
const placeOf = ({ location, latitude, longitude }: EventRow) => [location, latitude, longitude];

interface ShowOptions {
  isDeleted?: boolean;
  /** To skip unchanged parts. */
  before?: EventRow | undefined;
}

/**
 * Updates guests' search and writes the app change: published, changed, moved, cancelled or gone. A deleted event's
 * address stays known as gone. Requires the event's final state and the lock of the business's changes.
 */
export async function showEvent(
  ctx: InTransaction,
  event: EventRow,
  { isDeleted = false, before }: ShowOptions = {},
): Promise<void> {
  // Tests are visible to their key only.
  if (isTestBusiness(event.businessId)) return;
  const { db } = ctx;
  const { id: eventId, businessId, startsAt } = event;
  const mayBeSeen =
    !isDeleted &&
    event.status === 'published' &&
    event.heldUntil === null &&
    event.sharePublic &&
    event.hiddenBy === null &&
    startsAt !== null;
  const [shown] = await findShown(db).execute({ eventId });
  const business = mayBeSeen ? await findPublicBusiness(ctx, businessId) : null;
  if (isDeleted && event.publishedAt !== null && event.heldUntil === null) {
    await db.insert(goneEvents).values({ code: event.code, businessId, goneAt: ctx.now }).onConflictDoNothing();
  }
  if (!business || startsAt === null) {
    // Guests know a cancelled event, though search excludes it.
    const isKnownCancelled = isDeleted && event.cancelledUntil !== null;
    if (!shown && !isKnownCancelled) return;
    await db.delete(guestEvents).where(eq(guestEvents.eventId, eventId));
    const type = event.status === 'cancelled' && !isDeleted ? 'event.cancelled' : 'event.gone';
    return writeAppChange(ctx, { type, businessId, eventId });
  }
  const [place = null] = await findEventPlaces(ctx, [event], business.address);
  const { row, texts } = guestEventRow({ ...event, startsAt }, business, place);
  const changed = shown ? changedTexts(event, before, texts) : texts;
  const { searched, words } = searchedBy(changed);
  const isRowSame = shown !== undefined && names.every((name) => isDeepStrictEqual(shown[name], row[name]));
  const areWordsSame = changed.names === null && changed.kinds === null && changed.texts === null;
  if (!shown) {
    await db.insert(guestEvents).values({ ...row, words: searchVector(searched) });
  } else if (!isRowSame || !areWordsSame) {
    const changedWords = changedVector(guestEvents.words, searched);
    const columns = isRowSame ? { words: changedWords } : { ...row, words: changedWords };
    await db.update(guestEvents).set(columns).where(eq(guestEvents.eventId, eventId));
  }
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
