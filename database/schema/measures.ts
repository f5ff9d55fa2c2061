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
 * Measures against a business or event. Their effects are columns, written only by
 * `server/modules/trust/measures/settle-effects.ts`.
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
      /** Law or clause, if the ground needs one. */
      source: text(),
      /** In the reviewer's words. */
      facts: text().notNull(),
      /** The name is copied, as the event may be deleted. */
      eventId: uuid(),
      eventTitle: text(),
      /** Found automatically, but never decided so. */
      isFoundByProgram: boolean().notNull().default(false),
      imposedBy: uuid()
        .notNull()
        .references(() => reviewers.id),
      imposedAt: timestamp({ withTimezone: true }).notNull(),
      effectiveAt: timestamp({ withTimezone: true }).notNull(),
      /** Null before it is in force. */
      tookEffectAt: timestamp({ withTimezone: true }),
      /** Last change of reasons or end. */
      changedAt: timestamp({ withTimezone: true }),
      /** Null = until lifted. */
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

/** Steps of a measure, each mailed to the owner once. */
export const measureHistory = owned(
  pgTable(
    'measure_history',
    {
      ...ofMeasure,
      id: uuid().notNull(),
      step: text().$type<MeasureStep>().notNull(),
      /** Null for a date or the business. */
      reviewerId: uuid().references(() => reviewers.id),
      text: text(),
      /** Null for other steps. */
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

/** At most one per measure. */
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
