import { doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { PlaceSource } from '#domain/geography/place.ts';

/** A business's coordinates; no row for an unknown postcode only. */
export const businessPlaces = owned(
  pgTable('business_places', {
    businessId: uuid()
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    source: text().$type<PlaceSource>().notNull(),
    /** Metres. */
    accuracyM: integer().notNull(),
    locatedAt: timestamp({ withTimezone: true }).notNull(),
  }),
  {
    owner: 'news/guest-search',
    whose: 'business',
    exported: { business: { as: 'place', order: (t) => [t.businessId] } },
    kept: ['account'],
    goesWith: 'verb',
  },
);
