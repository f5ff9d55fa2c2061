import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';

/** One row: mode and key check, written by the first start. */
export const installation = owned(
  pgTable(
    'installation',
    {
      id: integer().primaryKey().default(1),
      mode: text().$type<'demo' | 'production'>().notNull(),
      /** Identifies the encryption key; null = adopt the next start's. */
      keyCheck: text(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [check('installation_one_row', sql`${t.id} = 1`)],
  ),
  { owner: 'boot/installation', whose: 'operator', exported: 'of nobody', kept: [], goesWith: 'stays' },
);
