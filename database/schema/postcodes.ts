import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';

/** All German postcodes, from `database/postcodes/postcodes.csv`. */
export const postcodes = owned(
  pgTable('postcodes', {
    postcode: text().primaryKey(),
    /** Two letters. */
    state: text().notNull(),
    /** Centroid in degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    towns: text().array().notNull(),
  }),
  { owner: 'boot', whose: 'nobody', exported: 'of nobody', kept: [], goesWith: 'stays' },
);
