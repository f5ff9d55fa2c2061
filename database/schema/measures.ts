import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';
import type {
  ComplaintOutcome,
  MeasureChange,
  MeasureEnding,
  MeasureGround,
  MeasureKind,
  MeasureStep,
} from '#domain/measures/measures.ts';

/**
 * Measures of the operator against a business or one of its events. Effects of those in force are also columns of the
 * business and the event, written by `server/modules/trust/measures/settle-effects.ts` alone.
 */
export const measures = owned(
  pgTable(
    'measures',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      kind: text().$type<MeasureKind>().notNull(),
      ground: text().$type<MeasureGround>().notNull(),
      /** The law or the clause of the terms, where the ground needs one. */
      source: text(),
      /** The finding, in the reviewer's words. */
      facts: text().notNull(),
      /** The event may be deleted since, so it has its name here as well. */
      eventId: uuid(),
      eventTitle: text(),
      /** A program found it; none ever decides. */
      isFoundByProgram: boolean().notNull().default(false),
      imposedBy: uuid()
        .notNull()
        .references(() => reviewers.id),
      imposedAt: timestamp({ withTimezone: true }).notNull(),
      effectiveAt: timestamp({ withTimezone: true }).notNull(),
      /** Null until it has; then it is in force until it ends. */
      tookEffectAt: timestamp({ withTimezone: true }),
      /** When its reasons or its end were changed last; null = never. */
      changedAt: timestamp({ withTimezone: true }),
      /** When it ends by itself; null = when it is lifted. */
      endsAt: timestamp({ withTimezone: true }),
      endedAt: timestamp({ withTimezone: true }),
      ending: text().$type<MeasureEnding>(),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      index('measures_in_force').on(t.businessId, t.endedAt),
      index('measures_open').on(t.endsAt, t.effectiveAt),
    ],
  ),
  {
    owner: 'trust/measures',
    whose: 'business',
    exported: { business: { as: 'measures', order: (t) => [t.imposedAt, t.id], hidden: ['imposedBy'] } },
    kept: ['measures'],
    goesWith: 'stays',
  },
);

const ofMeasure = {
  businessId: uuid().notNull(),
  measureId: uuid().notNull(),
};

/** Steps of a measure, in order; each is mailed to the owner once. */
export const measureHistory = owned(
  pgTable(
    'measure_history',
    {
      ...ofMeasure,
      id: uuid().notNull(),
      step: text().$type<MeasureStep>().notNull(),
      /** Null when a day did it, or the business. */
      reviewerId: uuid().references(() => reviewers.id),
      /** The reason that was given. */
      text: text(),
      /** The change; null for every other step. */
      changes: jsonb().$type<MeasureChange[]>(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      mailedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      foreignKey({
        name: 'measure_history_of',
        columns: [t.businessId, t.measureId],
        foreignColumns: [measures.businessId, measures.id],
      }).onDelete('cascade'),
      index('measure_history_measure').on(t.businessId, t.measureId),
    ],
  ),
  {
    owner: 'trust/measures',
    whose: 'business',
    exported: {
      business: { as: 'measure_history', order: (t) => [t.createdAt, t.id], hidden: ['reviewerId', 'mailedAt'] },
    },
    kept: ['measures'],
    goesWith: 'parent',
  },
);

/** The complaint about a measure; at most one. */
export const measureComplaints = owned(
  pgTable(
    'measure_complaints',
    {
      ...ofMeasure,
      userId: uuid()
        .notNull()
        .references(() => users.id),
      text: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      dueAt: timestamp({ withTimezone: true }).notNull(),
      decidedBy: uuid().references(() => reviewers.id),
      decidedAt: timestamp({ withTimezone: true }),
      outcome: text().$type<ComplaintOutcome>(),
      reason: text(),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.measureId] }),
      foreignKey({
        name: 'measure_complaints_of',
        columns: [t.businessId, t.measureId],
        foreignColumns: [measures.businessId, measures.id],
      }).onDelete('cascade'),
      index('measure_complaints_waiting').on(t.decidedAt, t.dueAt),
    ],
  ),
  {
    owner: 'trust/measures',
    whose: 'business',
    exported: {
      business: { as: 'complaints', order: (t) => [t.createdAt, t.measureId], hidden: ['decidedBy'] },
      person: { as: 'my_complaints', order: (t) => [t.createdAt, t.measureId], hidden: ['decidedBy'] },
    },
    kept: ['measures'],
    goesWith: 'parent',
  },
);
