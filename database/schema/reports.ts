import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { emailOf } from '#database/schema/rows-of-person.ts';
import type { NoActionReason, ReportOutcome } from '#domain/reports/decisions.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { ReportTargetKind } from '#domain/reports/targets.ts';
import type { Language } from '#domain/shared/language.ts';

/** The target as guests saw it; pictures by key. */
export interface ReportedContent {
  takenAt: string;
  isPublic: boolean;
  name: string;
  description: string;
  place: string;
  startsAt: string | null;
  endsAt: string | null;
  link: string | null;
  contact: string | null;
  tags: string[];
  pictures: string[];
}

/** All open reports on a target; at most one open case per target. No foreign key: it outlives the event. */
export const reportCases = owned(
  pgTable(
    'report_cases',
    {
      id: uuid().primaryKey(),
      targetKind: text().$type<ReportTargetKind>().notNull(),
      /** Null if the target was not found. */
      businessId: uuid().references(() => businesses.id, { onDelete: 'set null' }),
      eventId: uuid(),
      /** Kind and id; the case's own id for an unknown target. */
      target: text().notNull(),
      /** At the first report; null for an unknown target, or once forgotten. */
      content: jsonb().$type<ReportedContent>(),
      firstReportedAt: timestamp({ withTimezone: true }).notNull(),
      /** Due date of the first report. */
      dueAt: timestamp({ withTimezone: true }).notNull(),
      outcome: text().$type<ReportOutcome>(),
      reasons: text().array().$type<NoActionReason[]>().notNull().default([]),
      /** Reviewer's message to reporters. */
      words: text(),
      reviewerId: uuid().references(() => reviewers.id),
      decidedAt: timestamp({ withTimezone: true }),
      /** Reporters were erased. */
      forgottenAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      uniqueIndex('report_cases_open_target').on(t.target).where(sql`${t.decidedAt} is null`),
      index('report_cases_open').on(t.dueAt, t.id).where(sql`${t.decidedAt} is null`),
      index('report_cases_decided').on(t.decidedAt, t.id).where(sql`${t.decidedAt} is not null`),
      index('report_cases_kept').on(t.decidedAt).where(sql`${t.forgottenAt} is null`),
      index('report_cases_of_business').on(t.businessId, t.firstReportedAt),
    ],
  ),
  {
    owner: 'trust/reports',
    whose: ['business', 'nobody'],
    exported: 'what others reported; what came of it stands in measures',
    kept: ['reporters'],
    goesWith: 'stays',
  },
);

/** The reporter is erased months after the decision; the kind stays for statistics. */
export const reports = owned(
  pgTable(
    'reports',
    {
      id: uuid().primaryKey(),
      caseId: uuid()
        .notNull()
        .references(() => reportCases.id, { onDelete: 'cascade' }),
      kind: text().$type<ReportKind>().notNull(),
      /** Target as typed; empty from the app. Null, like the columns below, once forgotten. */
      named: text(),
      explanation: text(),
      name: text(),
      email: emailColumn(),
      /** Of the consumer app. */
      appUserId: text(),
      language: text().$type<Language>().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('reports_case').on(t.caseId, t.createdAt), index('reports_newest').on(t.createdAt)],
  ),
  {
    owner: 'trust/reports',
    whose: 'person',
    exported: {
      person: { as: 'reports', mine: (t, id) => sql`${t.email} = ${emailOf(id)}`, order: (t) => [t.createdAt, t.id] },
    },
    kept: ['reporters'],
    goesWith: 'parent',
  },
);
