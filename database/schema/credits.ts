import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { CreditBucket } from '#domain/credits/buckets.ts';
import type { CreditReason } from '#domain/credits/reasons.ts';

/** Locked while credits move. Balances equal the sums of the entries. */
export const creditAccounts = owned(
  pgTable(
    'credit_accounts',
    {
      businessId: uuid()
        .primaryKey()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      planBalance: integer().notNull(),
      /** Granted in the current period. */
      planTotal: integer().notNull(),
      planEndsAt: timestamp({ withTimezone: true }),
      /** Grace period for a renewal. */
      planLapsesAt: timestamp({ withTimezone: true }),
      /** Current plan period; null without one. */
      planPeriodId: uuid().default(sql`gen_random_uuid()`),
      purchasedBalance: integer().notNull(),
      isLowNoticed: boolean().notNull().default(false),
      /** Owner notified of the trial's end. */
      isTrialEndNoticed: boolean().notNull().default(false),
      /** Spent before their payment was returned. */
      owedCredits: integer().notNull().default(0),
      /** Taken out of the balance during a dispute. */
      frozenCredits: integer().notNull().default(0),
    },
    (t) => [
      check('credit_accounts_plan_not_negative', sql`${t.planBalance} >= 0`),
      check('credit_accounts_purchased_not_negative', sql`${t.purchasedBalance} >= 0`),
      check('credit_accounts_owed_not_negative', sql`${t.owedCredits} >= 0`),
      check(
        'credit_accounts_owed_before_spent',
        sql`${t.owedCredits} = 0 or ${t.planBalance} + ${t.purchasedBalance} = 0`,
      ),
    ],
  ),
  {
    owner: 'money/credits',
    whose: 'business',
    exported: { business: { as: 'credit_balance', order: (t) => [t.businessId] } },
    kept: ['ledger'],
    goesWith: 'stays',
  },
);

/** Append-only ledger in credits, enforced by a trigger. No foreign key to the event, which may be deleted. */
export const creditEntries = owned(
  pgTable(
    'credit_entries',
    {
      id: uuid().primaryKey(),
      /** Booking order per business. */
      seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      bucket: text().$type<CreditBucket>().notNull(),
      amount: integer().notNull(),
      balanceAfter: integer().notNull(),
      reason: text().$type<CreditReason>().notNull(),
      /** Cause: an event, payment, plan period, or `owed`. */
      reference: text().notNull(),
      eventId: uuid(),
      actor: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('credit_entries_newest').on(t.businessId, t.seq.desc().nullsFirst()),
      check('credit_entries_balance_not_negative', sql`${t.balanceAfter} >= 0`),
    ],
  ),
  {
    owner: 'money/credits',
    whose: 'business',
    exported: { business: { as: 'credits', order: (t) => [t.seq] } },
    kept: ['ledger'],
    goesWith: 'stays',
  },
);

export const reservationStatuses = ['held', 'settled', 'released'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];
/** A push is settled by its result. */
export type ReservationPurpose = 'event' | 'push';

/**
 * Credits reserved for an event, by source: settled on publication, released on withdrawal. Its push's are settled by
 * the push's result.
 */
export const creditReservations = owned(
  pgTable(
    'credit_reservations',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      eventId: uuid().notNull(),
      purpose: text().$type<ReservationPurpose>().notNull().default('event'),
      planCredits: integer().notNull(),
      purchasedCredits: integer().notNull(),
      planPeriodId: uuid(),
      status: text().$type<ReservationStatus>().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      closedAt: timestamp({ withTimezone: true }),
    },
    (t) => [index('credit_reservations_event').on(t.eventId), index('credit_reservations_business').on(t.businessId)],
  ),
  {
    owner: 'money/credits',
    whose: 'business',
    exported: { business: { as: 'credit_reservations', order: (t) => [t.createdAt, t.id] } },
    kept: ['ledger'],
    goesWith: 'stays',
  },
);
