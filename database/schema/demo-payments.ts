import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { CheckoutType, SubscriptionPlan } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';

export type DemoCheckoutStatus = 'open' | 'paid' | 'cancelled' | 'expired';

/** No account and no card is asked for, only which of the two. */
export const demoPaymentMethods = ['sepa', 'card'] as const;
export type DemoPaymentMethod = (typeof demoPaymentMethods)[number];

/** The records of the demo's payment provider; no money moves anywhere. */
export const demoCheckouts = owned(
  pgTable(
    'demo_checkouts',
    {
      id: uuid().primaryKey(),
      customerId: text().notNull(),
      type: text().$type<CheckoutType>().notNull(),
      item: text().notNull(),
      priceCents: integer().notNull(),
      credits: integer().notNull(),
      language: text().$type<Language>().notNull(),
      returnUrl: text().notNull(),
      coupon: text(),
      status: text().$type<DemoCheckoutStatus>().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      paidAt: timestamp({ withTimezone: true }),
    },
    (t) => [index('demo_checkouts_customer').on(t.customerId)],
  ),
  { owner: 'adapters/payments', whose: 'nobody', exported: 'of the demo alone', kept: [], goesWith: 'stays' },
);

/**
 * A subscription of the demo: its months and their payments follow from the two instants. Another plan is a row of its own
 * that starts when the one before ends.
 */
export const demoSubscriptions = owned(
  pgTable(
    'demo_subscriptions',
    {
      id: uuid().primaryKey(),
      customerId: text().notNull(),
      plan: text().$type<SubscriptionPlan>().notNull(),
      priceCents: integer().notNull(),
      credits: integer().notNull(),
      startedAt: timestamp({ withTimezone: true }).notNull(),
      cancelledAt: timestamp({ withTimezone: true }),
      /** Its renewal could not be collected: nothing is paid until somebody pays, and then it starts. */
      isUnpaid: boolean().notNull().default(false),
      paymentMethod: text().$type<DemoPaymentMethod>().notNull().default('sepa'),
    },
    (t) => [index('demo_subscriptions_customer').on(t.customerId)],
  ),
  { owner: 'adapters/payments', whose: 'nobody', exported: 'of the demo alone', kept: [], goesWith: 'stays' },
);

/** States of a payer's dispute. */
export const demoDisputes = ['open', 'won', 'lost'] as const;
export type DemoDispute = (typeof demoDisputes)[number];

/** Refunds and disputes of demo payments. */
export const demoReturns = owned(
  pgTable('demo_returns', {
    reference: text().primaryKey(),
    refundedCents: integer().notNull().default(0),
    dispute: text().$type<DemoDispute>(),
  }),
  { owner: 'adapters/payments', whose: 'nobody', exported: 'of the demo alone', kept: [], goesWith: 'stays' },
);
