import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { CheckoutType } from '#domain/plans/offers.ts';

/**
 * One row per business that ever went to a checkout, as the payment provider last said. Credits of the period live in the
 * ledger's account, not here.
 */
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
    /** Since when a renewal could not be collected, and how many notices of it were sent. */
    unpaidSince: timestamp({ withTimezone: true }),
    unpaidNotices: integer().notNull().default(0),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text(),
    /** Readings of the customer at the provider: how many were begun, and the number of the last one that was stored. */
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

/** The buyer at the time of payment: a receipt does not change with the business. */
export interface Buyer {
  companyName: string;
  address: string;
  email: string;
}

/** Money that was received, once per payment. No foreign key: the law keeps payments longer than a business may stay. */
export const payments = owned(
  pgTable(
    'payments',
    {
      id: uuid().primaryKey(),
      businessId: uuid().notNull(),
      /** The provider's name of the payment: paid invoice or paid checkout. */
      reference: text().notNull().unique(),
      type: text().$type<CheckoutType>().notNull(),
      item: text().notNull(),
      amountCents: integer().notNull(),
      credits: integer().notNull(),
      buyer: jsonb().$type<Buyer>().notNull(),
      paidAt: timestamp({ withTimezone: true }).notNull(),
      periodEnd: timestamp({ withTimezone: true }),
      /** Cents that went back: refunded, and withdrawn by disputes that are open or lost. */
      refundedCents: integer().notNull().default(0),
      disputedCents: integer().notNull().default(0),
      /** The part of the disputed amount with a lost dispute. */
      lostCents: integer().notNull().default(0),
      /** Credits that were asked back for that: taken from the ledger, or owed. */
      claimedCredits: integer().notNull().default(0),
      /** The part of them that is only frozen, while a dispute is open. */
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

/** Webhook events of Stripe that were taken: a second delivery does nothing. */
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
