import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';

/** Every German postcode; filled from `database/postcodes/postcodes.csv`. */
export const postcodes = pgTable('postcodes', {
  postcode: text().primaryKey(),
  /** The Bundesland in two letters. */
  state: text().notNull(),
  /** The middle of the area in degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  towns: text().array().notNull(),
});
