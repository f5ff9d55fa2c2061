import { doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { PlaceSource } from '#domain/geography/place.ts';

/** Where a business is; it has no row while nothing but an unknown postcode says so. */
export const businessPlaces = owned(
  pgTable('business_places', {
    businessId: uuid()
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** In degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    source: text().$type<PlaceSource>().notNull(),
    /** How far it may be off, in metres. */
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
