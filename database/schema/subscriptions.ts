import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { CheckoutType } from '#domain/plans/offers.ts';
import type { RefundState } from '#domain/plans/refunds.ts';

/** Provider state per business with a checkout. Credits are in the ledger. */
export const subscriptions = owned(
  pgTable('subscriptions', {
    id: uuid().primaryKey(),
    businessId: uuid()
      .notNull()
      .unique()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    planType: text(),
    currentPeriodEnd: timestamp({ withTimezone: true }),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** First failed renewal, and reminders sent. */
    unpaidSince: timestamp({ withTimezone: true }),
    unpaidNotices: integer().notNull().default(0),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text(),
    /** Reads of the customer: started, and last stored. */
    readingsBegun: integer().notNull().default(0),
    lastReading: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  }),
  {
    owner: 'money/subscription',
    whose: 'business',
    exported: { business: { as: 'subscription', order: (t) => [t.id] } },
    kept: ['ledger'],
    goesWith: 'stays',
  },
);

/** The buyer at the time of payment. */
export interface Buyer {
  companyName: string;
  address: string;
  email: string;
}

/** Payments. No foreign key: they outlive the business by law. */
export const payments = owned(
  pgTable(
    'payments',
    {
      id: uuid().primaryKey(),
      businessId: uuid().notNull(),
      /** Provider's invoice or checkout id. */
      reference: text().notNull().unique(),
      type: text().$type<CheckoutType>().notNull(),
      item: text().notNull(),
      amountCents: integer().notNull(),
      credits: integer().notNull(),
      buyer: jsonb().$type<Buyer>().notNull(),
      paidAt: timestamp({ withTimezone: true }).notNull(),
      periodEnd: timestamp({ withTimezone: true }),
      /** Refunds, and open or lost disputes. */
      refundedCents: integer().notNull().default(0),
      disputedCents: integer().notNull().default(0),
      /** Of lost disputes. */
      lostCents: integer().notNull().default(0),
      /** Credits taken back or owed for it. */
      claimedCredits: integer().notNull().default(0),
      /** Frozen part, during a dispute. */
      frozenCredits: integer().notNull().default(0),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('payments_business').on(t.businessId, t.paidAt)],
  ),
  {
    owner: 'money/subscription',
    whose: 'business',
    exported: { business: { as: 'payments', order: (t) => [t.paidAt, t.id] } },
    kept: ['payments'],
    goesWith: 'stays',
  },
);

/** Refunds that staff asked for. The payment's own figures come from the provider alone. */
export const refunds = owned(
  pgTable(
    'refunds',
    {
      id: uuid().primaryKey(),
      businessId: uuid().notNull(),
      paymentId: uuid()
        .notNull()
        .references(() => payments.id, { onDelete: 'cascade' }),
      cents: integer().notNull(),
      reason: text().notNull(),
      state: text().$type<RefundState>().notNull(),
      /** The asking call; its repetition asks for nothing new. */
      operationKey: text().notNull().unique(),
      askedBy: uuid()
        .notNull()
        .references(() => reviewers.id),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      settledAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      index('refunds_payment').on(t.paymentId),
      index('refunds_business').on(t.businessId, t.createdAt),
      check('refunds_positive', sql`${t.cents} > 0`),
    ],
  ),
  {
    owner: 'money/subscription',
    whose: 'business',
    exported: {
      business: { as: 'refunds', order: (t) => [t.createdAt, t.id], hidden: ['operationKey', 'askedBy'] },
    },
    kept: ['payments'],
    goesWith: 'parent',
  },
);

/** Processed Stripe events, for deduplication. */
export const stripeEvents = owned(
  pgTable(
    'stripe_events',
    { id: text().primaryKey(), type: text().notNull(), receivedAt: timestamp({ withTimezone: true }).notNull() },
    (t) => [index('stripe_events_received_at').on(t.receivedAt)],
  ),
  {
    owner: 'adapters/payments',
    whose: 'nobody',
    exported: 'ids of messages, without their businesses',
    kept: ['paymentMessages'],
    since: (t) => t.receivedAt,
    goesWith: 'stays',
  },
);
