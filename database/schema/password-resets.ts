import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { emailOf } from '#database/schema/rows-of-person.ts';

/**
 * A request for a new password, stored for any address: the job that mails the link checks whether there is an account. The
 * link's secret is made by that job and stored as a hash only.
 */
export const passwordResets = owned(
  pgTable(
    'password_resets',
    {
      id: uuid().primaryKey(),
      email: emailColumn().notNull(),
      tokenHash: text().unique(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
      usedAt: timestamp({ withTimezone: true }),
      /** In a mail that says that a second factor was added: factors from then on go with the old password. */
      removesFactorsSince: timestamp({ withTimezone: true }),
    },
    (t) => [index('password_resets_email').on(t.email), index('password_resets_expires_at').on(t.expiresAt)],
  ),
  {
    owner: 'people/sessions',
    whose: 'person',
    exported: {
      person: {
        as: 'password_resets',
        mine: (t, id) => sql`${t.email} = ${emailOf(id)}`,
        order: (t) => [t.createdAt, t.id],
        hidden: ['tokenHash'],
      },
    },
    kept: ['passwordLinks'],
    since: (t) => t.expiresAt,
    goesWith: 'verb',
  },
);
