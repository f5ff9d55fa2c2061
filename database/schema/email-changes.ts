import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';

/** A requested change of a sign-in address, or one that can still be reverted. */
export const emailChanges = owned(
  pgTable(
    'email_changes',
    {
      id: uuid().primaryKey(),
      userId: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      fromEmail: emailColumn().notNull(),
      toEmail: emailColumn().notNull(),
      /** The requesting session stays signed in; null for a correction by staff. */
      sessionId: uuid(),
      /** A correction by staff takes effect then at the earliest, without the old mailbox. */
      possibleAt: timestamp({ withTimezone: true }),
      /** Hashes of the links in both mailboxes, created by the mail job. */
      fromHash: text().unique(),
      toHash: text().unique(),
      fromConfirmedAt: timestamp({ withTimezone: true }),
      toConfirmedAt: timestamp({ withTimezone: true }),
      /** After both confirmed. */
      changedAt: timestamp({ withTimezone: true }),
      undoHash: text().unique(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** Of the links; after the change, of the revert. */
      expiresAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      uniqueIndex('email_changes_open').on(t.userId).where(sql`changed_at is null`),
      index('email_changes_user_id').on(t.userId),
      index('email_changes_expires_at').on(t.expiresAt),
    ],
  ),
  {
    owner: 'people/email-change',
    whose: 'person',
    exported: {
      person: {
        as: 'email_changes',
        order: (t) => [t.createdAt, t.id],
        hidden: ['sessionId', 'fromHash', 'toHash', 'undoHash'],
      },
    },
    kept: ['emailChanges'],
    goesWith: 'person',
  },
);
