import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';

/** Every decision on a business; the newest one determines the business's status. */
export const verificationDecisions = pgTable(
  'verification_decisions',
  {
    id: uuid().primaryKey(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    reviewerId: uuid()
      .notNull()
      .references(() => reviewers.id),
    outcome: text().$type<VerificationOutcome>().notNull(),
    reasons: text().array().$type<RejectionReason[]>().notNull(),
    reason: text(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('verification_decisions_newest').on(t.businessId, t.decidedAt.desc().nullsFirst())],
);

/** Notes that reviewers write for each other; the business never sees them. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: uuid().primaryKey(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    reviewerId: uuid()
      .notNull()
      .references(() => reviewers.id),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('review_notes_business').on(t.businessId, t.createdAt)],
);
