import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { CheckedFact, ProposalEnd, RefusalReason } from '#domain/verification/proposals.ts';

/** Proposed values of checked facts; at most one pending per fact. */
export const factProposals = owned(
  pgTable(
    'fact_proposals',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      field: text().$type<CheckedFact>().notNull(),
      /** Null removes the fact. */
      value: text(),
      proposedAt: timestamp({ withTimezone: true }).notNull(),
      /** Null while pending. */
      endedAt: timestamp({ withTimezone: true }),
      outcome: text().$type<ProposalEnd>(),
      /** Null if the business ended it. */
      reviewerId: uuid().references(() => reviewers.id),
      reasons: text().array().$type<RefusalReason[]>().notNull().default([]),
      reason: text(),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      uniqueIndex('fact_proposals_waiting').on(t.businessId, t.field).where(sql`${t.endedAt} is null`),
      index('fact_proposals_oldest').on(t.proposedAt, t.businessId).where(sql`${t.endedAt} is null`),
    ],
  ),
  {
    owner: 'people/proposals',
    whose: 'business',
    exported: { business: { as: 'proposals', order: (t) => [t.proposedAt, t.id], hidden: ['reviewerId'] } },
    kept: ['review'],
    goesWith: 'account',
  },
);
