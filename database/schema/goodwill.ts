import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { GoodwillState } from '#domain/credits/goodwill.ts';

/** Credits given by staff, or proposed to a second person. Locked with their business. */
export const goodwill = owned(
  pgTable(
    'goodwill',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      credits: integer().notNull(),
      reason: text().notNull(),
      state: text().$type<GoodwillState>().notNull(),
      /** Null for the operator's command. */
      proposedBy: uuid().references(() => reviewers.id),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      decidedBy: uuid().references(() => reviewers.id),
      decidedAt: timestamp({ withTimezone: true }),
      /** Reason of the second person. */
      decision: text(),
    },
    (t) => [
      index('goodwill_business').on(t.businessId, t.createdAt),
      uniqueIndex('goodwill_one_waiting').on(t.businessId).where(sql`${t.state} = 'waiting'`),
      check('goodwill_positive', sql`${t.credits} > 0`),
      check('goodwill_two_people', sql`${t.decidedBy} <> ${t.proposedBy}`),
    ],
  ),
  {
    owner: 'desk/money',
    whose: 'business',
    exported: {
      business: { as: 'goodwill', order: (t) => [t.createdAt, t.id], hidden: ['proposedBy', 'decidedBy'] },
    },
    kept: ['ledger'],
    goesWith: 'stays',
  },
);
