import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';

/** Every German postcode; filled from `database/postcodes/postcodes.csv`. */
export const postcodes = owned(
  pgTable('postcodes', {
    postcode: text().primaryKey(),
    /** The Bundesland in two letters. */
    state: text().notNull(),
    /** The middle of the area in degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    towns: text().array().notNull(),
  }),
  { owner: 'boot', whose: 'nobody', exported: 'of nobody', kept: [], goesWith: 'stays' },
);
