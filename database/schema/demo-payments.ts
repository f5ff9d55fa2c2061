import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { CheckoutType, SubscriptionPlan } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';

export type DemoCheckoutStatus = 'open' | 'paid' | 'cancelled' | 'expired';

/** Without account or card details. */
export const demoPaymentMethods = ['sepa', 'card'] as const;
export type DemoPaymentMethod = (typeof demoPaymentMethods)[number];

/** The demo provider's checkouts. */
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

/** Demo subscription; months and payments follow from its dates. A plan change is a new row. */
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
      /** Renewal failed: starts once paid. */
      isUnpaid: boolean().notNull().default(false),
      paymentMethod: text().$type<DemoPaymentMethod>().notNull().default('sepa'),
    },
    (t) => [index('demo_subscriptions_customer').on(t.customerId)],
  ),
  { owner: 'adapters/payments', whose: 'nobody', exported: 'of the demo alone', kept: [], goesWith: 'stays' },
);

export const demoDisputes = ['open', 'won', 'lost'] as const;
export type DemoDispute = (typeof demoDisputes)[number];

/** Refunds and disputes of demo payments. */
export const demoReturns = owned(
  pgTable('demo_returns', {
    reference: text().primaryKey(),
    refundedCents: integer().notNull().default(0),
    dispute: text().$type<DemoDispute>(),
    /** Refunds asked for by the product, each counted once. */
    refundIds: uuid().array().notNull().default([]),
  }),
  { owner: 'adapters/payments', whose: 'nobody', exported: 'of the demo alone', kept: [], goesWith: 'stays' },
);
