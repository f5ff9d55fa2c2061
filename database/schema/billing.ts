import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';

/** Billing details set by the owner; until then the business's own apply (`domain/billing/`). */
export const billingDetails = owned(
  pgTable(
    'billing_details',
    {
      businessId: uuid()
        .primaryKey()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      company: text().notNull(),
      street: text().notNull(),
      postcode: text().notNull(),
      city: text().notNull(),
      vatId: text(),
      email: emailColumn().notNull(),
      orderNumber: text(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('billing_details_email').on(t.email)],
  ),
  {
    owner: 'money/billing',
    whose: 'business',
    exported: { business: { as: 'billing', order: (t) => [t.businessId] } },
    kept: ['billing'],
    goesWith: 'account',
  },
);
