import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { businesses, businessProfiles } from '#database/schema/businesses.ts';
import type { events } from '#database/schema/events.ts';
import type { guestBusinesses, guestEvents } from '#database/schema/guest-search.ts';
import type { businessPlaces } from '#database/schema/places.ts';
import { openEndHours } from '#domain/events/is-over.ts';
import { cellOf } from '#domain/geography/grid.ts';
import type { Place } from '#domain/geography/place.ts';
import type { SearchedWords } from '#domain/guest-search/guest-words.ts';
import { businessWords, eventWords, wordsIn } from '#domain/guest-search/guest-words.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { comparedText } from '#domain/signals/find-signals.ts';

export type PublicBusiness = Pick<typeof businesses.$inferSelect, 'id' | 'address' | 'businessType'> &
  Pick<typeof businessProfiles.$inferSelect, 'displayName' | 'slug' | 'description' | 'categories'> & {
    place: typeof businessPlaces.$inferSelect | null;
  };
type EventRow = typeof events.$inferSelect;

interface Found<Table extends { $inferInsert: { words: string } }> {
  row: Omit<Table['$inferInsert'], 'words'>;
  texts: SearchedWords;
}

/** Adds unaccented words per part; `words` has all. Null parts stay null. */
export function searchedBy({ names, kinds, texts }: { [Part in keyof SearchedWords]: string | null }) {
  const [ofNames, ofKinds, ofTexts] = [names, kinds, texts].map((text) => (text === null ? null : wordsIn(text)));
  const plain = (words: string[] | null | undefined) => words?.join(' ') ?? null;
  return {
    searched: {
      ...{ names, kinds, texts },
      ...{ plainNames: plain(ofNames), plainKinds: plain(ofKinds), plainTexts: plain(ofTexts) },
    },
    words: [...(ofNames ?? []), ...(ofKinds ?? []), ...(ofTexts ?? [])],
  };
}
type SearchedTexts = ReturnType<typeof searchedBy>['searched'];

/** German stems and unaccented words. */
function searchParts(of: SearchedTexts) {
  const weighed = (text: unknown, plain: unknown, weight: 'A' | 'B' | 'D') => ({
    text,
    weight,
    vector: sql`setweight(to_tsvector('german', ${text}::text) || to_tsvector('simple', ${plain}::text), ${sql.raw(`'${weight}'`)})`,
  });
  return [
    weighed(of.names, of.plainNames, 'A'),
    weighed(of.kinds, of.plainKinds, 'B'),
    weighed(of.texts, of.plainTexts, 'D'),
  ];
}

export function searchVector(of: SearchedTexts): SQL {
  const vectors = searchParts(of).map(({ vector }) => vector);
  return sql.join(vectors, sql` || `);
}

/** Null parts keep their words, since computing them is costly. */
export function changedVector(present: PgColumn, of: SearchedTexts): SQL {
  const vectors = searchParts(of).map(
    ({ text, weight, vector }) =>
      sql`case when ${text}::text is null then ts_filter(${present}, ${sql.raw(`'{${weight}}'`)}) else ${vector} end`,
  );
  return sql`case when coalesce(${of.names}::text, ${of.kinds}::text, ${of.texts}::text) is null then ${present} else ${sql.join(vectors, sql` || `)} end`;
}

function placeColumns(place: Place | null) {
  return {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    placeSource: place?.source ?? null,
    accuracyM: place?.accuracyM ?? null,
  };
}

export function guestBusinessRow(business: PublicBusiness): Found<typeof guestBusinesses> {
  return {
    row: {
      businessId: business.id,
      ...placeColumns(business.place),
      categories: [business.businessType, ...business.categories],
    },
    texts: businessWords(business),
  };
}

/** `place`: its own if elsewhere. */
export function guestEventRow(
  event: EventRow & { startsAt: Date },
  business: PublicBusiness,
  place: Place | null,
): Found<typeof guestEvents> {
  const isElsewhere = place !== null;
  const where = place ?? business.place;
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
      compared: comparedText(event.description),
    },
    texts: eventWords(event, { ...business, address: isElsewhere ? '' : business.address }),
  };
}
