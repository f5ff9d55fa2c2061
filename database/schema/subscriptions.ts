import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';

/** Credits of the period live in the ledger's account, not here. */
export const subscriptions = pgTable('subscriptions', {
  id: uuid().primaryKey(),
  businessId: uuid()
    .notNull()
    .unique()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  status: text().notNull(),
  planType: text(),
  currentPeriodEnd: timestamp({ withTimezone: true }),
  stripeCustomerId: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
