import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';

/** Gifts of operators: more credits with a pack, or a part of its price. */
export const coupons = owned(
  pgTable(
    'coupons',
    {
      code: text().primaryKey(),
      credits: integer(),
      percent: integer(),
      /** How many businesses may use it; null for all. */
      maxUses: integer(),
      /** The first instant at which it is over; null for never. */
      endsAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [check('coupons_one_gift', sql`num_nonnulls(${t.credits}, ${t.percent}) = 1`)],
  ),
  { owner: 'money/coupons', whose: 'operator', exported: 'of nobody', kept: [], goesWith: 'stays' },
);

/** A business's use of a coupon: claimed before its checkout is opened, for good once that is paid. */
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
      /** The call that claimed it last; while its checkout is being opened, no other may. */
      operationKey: text().notNull(),
      claimedAt: timestamp({ withTimezone: true }).notNull(),
      openedAt: timestamp({ withTimezone: true }),
      /** The payment that used it. No foreign key: payments outlive businesses, and go in their own time. */
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
