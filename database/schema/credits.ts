import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import type { CreditBucket } from '#domain/credits/buckets.ts';

/** The row that is locked while credits move. Its two balances always equal the sums of the entries. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    businessId: uuid()
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    planBalance: integer().notNull(),
    /** Plan credits granted for the running period: the "of total" of the stat card. */
    planTotal: integer().notNull(),
    planEndsAt: timestamp({ withTimezone: true }),
    purchasedBalance: integer().notNull(),
  },
  (t) => [
    check('credit_accounts_plan_not_negative', sql`${t.planBalance} >= 0`),
    check('credit_accounts_purchased_not_negative', sql`${t.purchasedBalance} >= 0`),
  ],
);

export const creditReasons = ['trial', 'plan_period', 'plan_lapsed', 'purchase', 'event_published'] as const;
export type CreditReason = (typeof creditReasons)[number];

/** Append-only ledger, in credits. `event_id` has no foreign key: a deleted event keeps its entries. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    bucket: text().$type<CreditBucket>().notNull(),
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    eventId: uuid(),
    actor: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('credit_entries_business').on(t.businessId, t.id.desc().nullsFirst())],
);
