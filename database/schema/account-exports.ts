import { bigint, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';

/** Copies of all data of a business that its owner asked for. The file's key follows from both ids. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid().primaryKey(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Who asked, and gets the mail. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null as long as there is no file. */
    finishedAt: timestamp({ withTimezone: true }),
    sizeBytes: bigint({ mode: 'number' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('account_exports_business').on(t.businessId), index('account_exports_expires_at').on(t.expiresAt)],
);
