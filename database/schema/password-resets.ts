import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { emailOf } from '#database/schema/rows-of-person.ts';

/**
 * Reset requests for any address, whether or not an account exists. The link's secret is created by the mail job and
 * stored hashed.
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
      /** Mails about a new factor: resetting also removes factors added since. */
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
