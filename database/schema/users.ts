import { eq } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import type { Language } from '#domain/shared/language.ts';

/** A person who can sign in. E-mail in lower case. */
export const users = owned(
  pgTable(
    'users',
    {
      id: uuid().primaryKey(),
      email: emailColumn().notNull().unique(),
      passwordHash: text().notNull(),
      name: text(),
      language: text().$type<Language>().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('users_name').using('gin', t.name.op('gin_trgm_ops')),
      index('users_email_part').using('gin', t.email.op('gin_trgm_ops')),
    ],
  ),
  {
    owner: 'people/sessions',
    whose: 'person',
    exported: {
      person: { as: 'person', mine: (t, id) => eq(t.id, id), order: (t) => [t.id], hidden: ['passwordHash'] },
    },
    kept: ['people'],
    goesWith: 'verb',
  },
);
