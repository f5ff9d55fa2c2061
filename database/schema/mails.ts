import { eq, sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { MailState } from '#domain/delivery/states.ts';
import type { SuppressionCause } from '#domain/delivery/suppression.ts';

const addressOf = (id: string) => sql`(select ${users.email} from ${users} where ${users.id} = ${id})`;

/** Every mail with its state, without its words. */
export const mails = owned(
  pgTable(
    'mails',
    {
      id: uuid().primaryKey(),
      to: emailColumn().notNull(),
      /** Kind of its layout; `plain` without one. */
      kind: text().notNull(),
      state: text().$type<MailState>().notNull(),
      /** Words of the other server. */
      reason: text().notNull().default(''),
      /** First report of a delay. */
      delayedAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      changedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('mails_to').on(t.to, t.createdAt), index('mails_created_at').on(t.createdAt)],
  ),
  {
    owner: 'adapters/mails',
    whose: 'nobody',
    exported: { person: { as: 'mails', mine: (t, id) => eq(t.to, addressOf(id)), order: (t) => [t.createdAt, t.id] } },
    kept: ['mails'],
    since: (t) => t.createdAt,
    goesWith: 'verb',
  },
);

/** Addresses that get no mail, or none they could turn off. */
export const suppressedAddresses = owned(
  pgTable(
    'suppressed_addresses',
    {
      email: emailColumn().primaryKey(),
      cause: text().$type<SuppressionCause>().notNull(),
      reason: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** Mailed again since; earlier bounces no longer count. */
      liftedAt: timestamp({ withTimezone: true }),
      /** Reason that staff gave; null if the person lifted it. */
      liftedBecause: text(),
    },
    (t) => [index('suppressed_addresses_created_at').on(t.createdAt)],
  ),
  {
    owner: 'adapters/mails',
    whose: 'nobody',
    exported: {
      person: {
        as: 'suppressed_addresses',
        mine: (t, id) => eq(t.email, addressOf(id)),
        order: (t) => [t.createdAt, t.email],
        hidden: ['liftedBecause'],
      },
    },
    kept: ['suppressedAddresses'],
    since: (t) => t.createdAt,
    goesWith: 'verb',
  },
);
