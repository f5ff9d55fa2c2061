import { bigint, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';

/** Exports of a business's or person's data. The file key follows from the ids. */
export const accountExports = owned(
  pgTable(
    'account_exports',
    {
      id: uuid().primaryKey(),
      /** Null for an export about the person only. */
      businessId: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
      /** The requesting member, who gets the mail. */
      userId: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** Percent. */
      progress: integer().notNull().default(0),
      /** Null without a file. */
      finishedAt: timestamp({ withTimezone: true }),
      sizeBytes: bigint({ mode: 'number' }),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('account_exports_business').on(t.businessId),
      index('account_exports_person').on(t.userId),
      index('account_exports_expires_at').on(t.expiresAt),
    ],
  ),
  {
    owner: 'people/account',
    whose: ['business', 'person'],
    exported: {
      business: { as: 'exports', order: (t) => [t.createdAt, t.id] },
      person: { as: 'my_exports', order: (t) => [t.createdAt, t.id] },
    },
    kept: ['exports'],
    goesWith: 'account',
  },
);
