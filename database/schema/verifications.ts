import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';

/** Every decision on a business; the newest is the one that the business's status tells. */
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
    /** When the business was told; the job that mails takes it first, so that it is told once. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('verification_decisions_newest').on(t.businessId, t.decidedAt.desc().nullsFirst())],
);

/** What reviewers write for each other about a case; the business never sees it. */
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
