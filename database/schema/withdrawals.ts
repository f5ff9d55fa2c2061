import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { emailOf } from '#database/schema/rows-of-person.ts';
import type { Language } from '#domain/shared/language.ts';

/** Withdrawals in the sender's words, kept for years as proof of content and time. */
export const withdrawals = owned(
  pgTable(
    'withdrawals',
    {
      id: uuid().primaryKey(),
      name: text().notNull(),
      email: emailColumn().notNull(),
      /** As typed. */
      contract: text().notNull(),
      /** Empty if not given. */
      ordered: text().notNull(),
      language: text().$type<Language>().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('withdrawals_created_at').on(t.createdAt)],
  ),
  {
    owner: 'trust/withdrawals',
    whose: 'person',
    exported: {
      person: {
        as: 'withdrawals',
        mine: (t, id) => sql`${t.email} = ${emailOf(id)}`,
        order: (t) => [t.createdAt, t.id],
      },
    },
    kept: ['withdrawals'],
    goesWith: 'stays',
  },
);
