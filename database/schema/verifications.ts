import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { RejectionReason, VerificationOutcome } from '#domain/verification/decisions.ts';

/** All decisions; the newest determines the status. */
export const verificationDecisions = owned(
  pgTable(
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
      /** Start of the wait; null for old rows. */
      submittedAt: timestamp({ withTimezone: true }),
      /** Second reviewer of a rejection. */
      confirmedBy: uuid(),
    },
    (t) => [index('verification_decisions_newest').on(t.businessId, t.decidedAt.desc().nullsFirst())],
  ),
  {
    owner: 'trust/review',
    whose: 'business',
    exported: {
      business: {
        as: 'verification_decisions',
        order: (t) => [t.decidedAt, t.id],
        hidden: ['reviewerId', 'confirmedBy'],
      },
    },
    kept: ['review'],
    goesWith: 'verb',
  },
);

/** Internal notes of reviewers. */
export const reviewNotes = owned(
  pgTable(
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
  ),
  {
    owner: 'trust/review',
    whose: 'business',
    exported: 'words of staff to each other',
    kept: ['review'],
    goesWith: 'account',
  },
);

/**
 * Decisions that can be undone or await a second reviewer; at most one per `pending` business. Becomes a
 * `verification_decisions` row or is deleted.
 */
export const heldDecisions = owned(
  pgTable(
    'held_decisions',
    {
      businessId: uuid()
        .primaryKey()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      reviewerId: uuid()
        .notNull()
        .references(() => reviewers.id),
      outcome: text().$type<VerificationOutcome>().notNull(),
      reasons: text().array().$type<RejectionReason[]>().notNull(),
      reason: text(),
      decidedAt: timestamp({ withTimezone: true }).notNull(),
      /** Null = awaits a second reviewer. */
      settlesAt: timestamp({ withTimezone: true }),
      confirmedBy: uuid().references(() => reviewers.id),
      confirmedAt: timestamp({ withTimezone: true }),
    },
    (t) => [index('held_decisions_settles').on(t.settlesAt)],
  ),
  {
    owner: 'trust/review',
    whose: 'business',
    exported: 'does not hold yet, and may be taken back',
    kept: ['review'],
    goesWith: 'account',
  },
);

/** Decisions undone by their reviewer or returned by the second. */
export const undoneDecisions = owned(
  pgTable(
    'undone_decisions',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      reviewerId: uuid()
        .notNull()
        .references(() => reviewers.id),
      outcome: text().$type<VerificationOutcome>().notNull(),
      undoneAt: timestamp({ withTimezone: true }).notNull(),
      undoneBy: uuid()
        .notNull()
        .references(() => reviewers.id),
      /** By the second reviewer, not undone. */
      isReturned: boolean().notNull(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.id] }), index('undone_decisions_undone').on(t.undoneAt)],
  ),
  { owner: 'trust/review', whose: 'business', exported: 'never held', kept: ['review'], goesWith: 'stays' },
);

/** Claims on cases, by database clock; expired ones do not count. */
export const reviewClaims = owned(
  pgTable('review_claims', {
    businessId: uuid()
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    reviewerId: uuid()
      .notNull()
      .references(() => reviewers.id),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  }),
  { owner: 'trust/review', whose: 'business', exported: 'the work of staff', kept: ['review'], goesWith: 'account' },
);

/** Reviewers' look-ups in the official register, for the team's quota. */
export const registerLookups = owned(
  pgTable(
    'register_lookups',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      reviewerId: uuid()
        .notNull()
        .references(() => reviewers.id),
      lookedUpAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.id] }), index('register_lookups_time').on(t.lookedUpAt)],
  ),
  { owner: 'trust/review', whose: 'business', exported: 'the work of staff', kept: ['review'], goesWith: 'stays' },
);
