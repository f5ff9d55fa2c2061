import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';

/** Gifts of operators: extra credits with a pack or without one, or a discount on a pack. */
export const coupons = owned(
  pgTable(
    'coupons',
    {
      code: text().primaryKey(),
      credits: integer(),
      percent: integer(),
      /** Gives its credits without a purchase. */
      isFree: boolean().notNull().default(false),
      /** The one business that may use it; null = all. */
      onlyFor: uuid().references(() => businesses.id, { onDelete: 'cascade' }),
      /** Staff and their reason; null for the operator's command. */
      madeBy: uuid().references(() => reviewers.id),
      reason: text(),
      /** Number of businesses; null = unlimited. */
      maxUses: integer(),
      /** Exclusive; null = never. */
      endsAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      check('coupons_one_gift', sql`num_nonnulls(${t.credits}, ${t.percent}) = 1`),
      check('coupons_free_credits', sql`not ${t.isFree} or ${t.credits} is not null`),
      index('coupons_only_for').on(t.onlyFor),
    ],
  ),
  {
    owner: 'money/coupons',
    whose: 'operator',
    exported: 'gifts of the operator; their uses are exported',
    kept: [],
    goesWith: 'stays',
  },
);

/** A business's claim of a coupon before its checkout, final once paid; or its use without one. */
export const couponUses = owned(
  pgTable(
    'coupon_uses',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      code: text()
        .notNull()
        .references(() => coupons.code),
      /** The claiming call; others wait while its checkout opens. */
      operationKey: text().notNull(),
      claimedAt: timestamp({ withTimezone: true }).notNull(),
      openedAt: timestamp({ withTimezone: true }),
      /** No foreign key: payments outlive businesses. */
      paymentId: uuid(),
      /** Used without a purchase. */
      redeemedAt: timestamp({ withTimezone: true }),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.code] }), index('coupon_uses_code').on(t.code)],
  ),
  {
    owner: 'money/coupons',
    whose: 'business',
    exported: { business: { as: 'coupons', order: (t) => [t.code], hidden: ['operationKey'] } },
    kept: ['ledger'],
    goesWith: 'stays',
  },
);
