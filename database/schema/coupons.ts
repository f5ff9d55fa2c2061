import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';

/** Gifts of operators: extra credits, or a discount on a pack. */
export const coupons = owned(
  pgTable(
    'coupons',
    {
      code: text().primaryKey(),
      credits: integer(),
      percent: integer(),
      /** Number of businesses; null = unlimited. */
      maxUses: integer(),
      /** Exclusive; null = never. */
      endsAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [check('coupons_one_gift', sql`num_nonnulls(${t.credits}, ${t.percent}) = 1`)],
  ),
  { owner: 'money/coupons', whose: 'operator', exported: 'of nobody', kept: [], goesWith: 'stays' },
);

/** A business's claim of a coupon before its checkout; final once paid. */
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
