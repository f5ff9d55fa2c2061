import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { CreditBucket } from '#domain/credits/buckets.ts';
import type { CreditReason } from '#domain/credits/reasons.ts';

/** The row that is locked while credits move. Its two balances always equal the sums of the entries. */
export const creditAccounts = owned(
  pgTable(
    'credit_accounts',
    {
      businessId: uuid()
        .primaryKey()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      planBalance: integer().notNull(),
      /** Plan credits granted for the current period: the "of total" of the stat card. */
      planTotal: integer().notNull(),
      planEndsAt: timestamp({ withTimezone: true }),
      /** Set when plan credits outlive their period a little, so that a renewal can be paid. */
      planLapsesAt: timestamp({ withTimezone: true }),
      /** Identifies the current plan period; null when there is none. */
      planPeriodId: uuid().default(sql`gen_random_uuid()`),
      purchasedBalance: integer().notNull(),
      isLowNoticed: boolean().notNull().default(false),
      /** True once the owner was notified of the trial's end. */
      isTrialEndNoticed: boolean().notNull().default(false),
      /** Credits that were spent before their payment went back. */
      owedCredits: integer().notNull().default(0),
      /** Credits that are out of the balances for as long as their payment is disputed. */
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

/**
 * Append-only ledger, in credits; a trigger refuses changes. `event_id` has no foreign key: a deleted event keeps its
 * entries.
 */
export const creditEntries = owned(
  pgTable(
    'credit_entries',
    {
      id: uuid().primaryKey(),
      /** Order of booking within a business. */
      seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      bucket: text().$type<CreditBucket>().notNull(),
      amount: integer().notNull(),
      balanceAfter: integer().notNull(),
      reason: text().$type<CreditReason>().notNull(),
      /** The entry's cause: an event, a payment, a plan period, or `owed`, a debt of before. */
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
/** The event itself, or its push, which is settled by the push's result. */
export type ReservationPurpose = 'event' | 'push';

/**
 * Credits taken for an event, with where they came from: held while guests cannot see it, settled when it is published,
 * released when they come back. Those of its push stay held until the push has its result.
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
