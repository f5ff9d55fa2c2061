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

/** The row, and the words it is found by. */
interface Searched<Table extends { $inferInsert: { words: string } }> {
  row: Omit<Table['$inferInsert'], 'words'> & { words: SQL };
  words: string[];
}

/** Stems of the German words, and every word as it is without its accents. */
function searchVector({ names, kinds, texts }: SearchedWords): SQL {
  const weighed = ([text, weight]: [string, string]) => sql`setweight(to_tsvector('german', ${text}) ||
    to_tsvector('simple', ${wordsIn(text).join(' ')}), ${sql.raw(`'${weight}'`)})`;
  const parts: [string, string][] = [
    [names, 'A'],
    [kinds, 'B'],
    [texts, 'D'],
  ];
  return sql.join(parts.map(weighed), sql` || `);
}

const allWords = (words: SearchedWords) => wordsIn(Object.values(words).join(' '));

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
      words: searchVector(words),
    },
    words: allWords(words),
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
      words: searchVector(words),
    },
    words: allWords(words),
  };
}
