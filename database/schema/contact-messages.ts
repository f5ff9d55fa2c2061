import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { emailOf } from '#database/schema/rows-of-person.ts';
import type { ContactTopic } from '#domain/contact/message.ts';
import type { Language } from '#domain/shared/language.ts';

/** Contact messages, kept for days in case a mail is lost. */
export const contactMessages = owned(
  pgTable(
    'contact_messages',
    {
      id: uuid().primaryKey(),
      name: text().notNull(),
      email: emailColumn().notNull(),
      topic: text().$type<ContactTopic>().notNull(),
      message: text().notNull(),
      language: text().$type<Language>().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('contact_messages_created_at').on(t.createdAt)],
  ),
  {
    owner: 'trust/contact',
    whose: 'person',
    exported: {
      person: {
        as: 'contact_messages',
        mine: (t, id) => sql`${t.email} = ${emailOf(id)}`,
        order: (t) => [t.createdAt, t.id],
      },
    },
    kept: ['contactMessages'],
    since: (t) => t.createdAt,
    goesWith: 'stays',
  },
);
