import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What this database was made for, in one row: written by the first start, asked by every later one. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    mode: text().$type<'demo' | 'production'>().notNull(),
    /** Tells whether a key is the one that secrets here are sealed with; null = the next start's key is. */
    keyCheck: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('installation_one_row', sql`${t.id} = 1`)],
);
