import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { businesses, businessProfiles } from '#database/schema/businesses.ts';
import type { events } from '#database/schema/events.ts';
import type { guestBusinesses, guestEvents } from '#database/schema/guest-view.ts';
import type { businessPlaces } from '#database/schema/places.ts';
import { openEndHours } from '#domain/events/is-over.ts';
import { cellOf } from '#domain/geography/grid.ts';
import type { Place } from '#domain/geography/place.ts';
import type { SearchedWords } from '#domain/guest-search/guest-words.ts';
import { businessWords, eventWords, wordsIn } from '#domain/guest-search/guest-words.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';

export type PublicBusiness = Pick<typeof businesses.$inferSelect, 'id' | 'address' | 'businessType'> &
  Pick<typeof businessProfiles.$inferSelect, 'displayName' | 'slug' | 'description' | 'categories'> & {
    place: typeof businessPlaces.$inferSelect | null;
  };
type EventRow = typeof events.$inferSelect;

/** The row without its search vector, what that is made of, and the words it is found by. */
interface Searched<Table extends { $inferInsert: { words: string } }> {
  row: Omit<Table['$inferInsert'], 'words'>;
  searched: SearchedTexts;
  words: string[];
}

/** What is searched, and each part again as single words without accents. */
function searchedTexts({ names, kinds, texts }: SearchedWords) {
  const plain = (text: string) => wordsIn(text).join(' ');
  return { names, kinds, texts, plainNames: plain(names), plainKinds: plain(kinds), plainTexts: plain(texts) };
}
type SearchedTexts = ReturnType<typeof searchedTexts>;
export const searchedNames = [
  ...(['names', 'kinds', 'texts', 'plainNames', 'plainKinds', 'plainTexts'] as const),
] satisfies (keyof SearchedTexts)[];

/** Stems of the German words, and every word as it is without its accents. Takes placeholders as well. */
export function searchVector(of: Record<keyof SearchedTexts, unknown>): SQL {
  const weighed = (text: unknown, plain: unknown, weight: string) =>
    sql`setweight(to_tsvector('german', ${text}::text) || to_tsvector('simple', ${plain}::text), ${sql.raw(`'${weight}'`)})`;
  const parts = [
    weighed(of.names, of.plainNames, 'A'),
    weighed(of.kinds, of.plainKinds, 'B'),
    weighed(of.texts, of.plainTexts, 'D'),
  ];
  return sql.join(parts, sql` || `);
}

const searchedBy = (words: SearchedWords) => ({
  searched: searchedTexts(words),
  words: wordsIn(Object.values(words).join(' ')),
});

function placeColumns(place: Place | null) {
  return {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    placeSource: place?.source ?? null,
    accuracyM: place?.accuracyM ?? null,
  };
}

/** A public business as guests find it. */
export function guestBusinessRow(business: PublicBusiness): Searched<typeof guestBusinesses> {
  const words = businessWords(business);
  return {
    row: {
      businessId: business.id,
      ...placeColumns(business.place),
      categories: [business.businessType, ...business.categories],
    },
    ...searchedBy(words),
  };
}

/** A public event as guests find it; `place` is its own when it takes place elsewhere. */
export function guestEventRow(
  event: EventRow & { startsAt: Date },
  business: PublicBusiness,
  place: Place | null,
): Searched<typeof guestEvents> {
  const isElsewhere = place !== null;
  const where = place ?? business.place;
  const words = eventWords(event, { ...business, address: isElsewhere ? '' : business.address });
  const { startsAt } = event;
  return {
    row: {
      eventId: event.id,
      businessId: event.businessId,
      ...placeColumns(where),
      cell: where && cellOf(where),
      startsAt,
      day: event.nightOf ?? event.eventDate ?? berlinDay(startsAt),
      overAt: event.endsAt ?? new Date(startsAt.getTime() + openEndHours * 3_600_000),
      location: event.location,
      isFeatured: event.featuredEvent,
      tags: event.category?.tags ?? [],
      characteristics: event.category?.userCharacteristics ?? [],
    },
    ...searchedBy(words),
  };
}
