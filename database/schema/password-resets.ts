import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';

/**
 * A request for a new password, stored for any address: the job that mails the link checks whether there is an account. The
 * link's secret is made by that job and stored as a hash only.
 */
export const passwordResets = pgTable(
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
);
