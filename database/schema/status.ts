import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Component, IncidentState, SampleState } from '#domain/status-page/status.ts';

/** Samples of the status page, counted by day in Berlin. */
export const statusSamples = owned(
  pgTable(
    'status_samples',
    {
      component: text().$type<Component>().notNull(),
      day: text().notNull(),
      /** Minutes. */
      up: integer().notNull(),
      slow: integer().notNull(),
      down: integer().notNull(),
      firstAt: timestamp({ withTimezone: true }).notNull(),
      lastAt: timestamp({ withTimezone: true }).notNull(),
      lastState: text().$type<SampleState>().notNull(),
    },
    (t) => [primaryKey({ columns: [t.component, t.day] })],
  ),
  { owner: 'desk/status', whose: 'nobody', exported: 'of nobody', kept: [], goesWith: 'stays' },
);

/** Incidents in words of staff; never deleted. */
export const incidents = owned(
  pgTable(
    'incidents',
    {
      id: uuid().primaryKey(),
      titleDe: text().notNull(),
      titleEn: text().notNull(),
      components: text().array().$type<Component[]>().notNull(),
      /** Of its last update. */
      state: text().$type<IncidentState>().notNull(),
      startedAt: timestamp({ withTimezone: true }).notNull(),
      resolvedAt: timestamp({ withTimezone: true }),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('incidents_open').on(t.startedAt).where(sql`${t.resolvedAt} is null`)],
  ),
  { owner: 'desk/status', whose: 'operator', exported: 'public', kept: [], goesWith: 'stays' },
);

export const incidentUpdates = owned(
  pgTable(
    'incident_updates',
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      incidentId: uuid()
        .notNull()
        .references(() => incidents.id),
      state: text().$type<IncidentState>().notNull(),
      textDe: text().notNull(),
      textEn: text().notNull(),
      writtenBy: uuid()
        .notNull()
        .references(() => reviewers.id),
      writtenAt: timestamp({ withTimezone: true }).notNull(),
      correctedAt: timestamp({ withTimezone: true }),
    },
    (t) => [index('incident_updates_of').on(t.incidentId, t.id)],
  ),
  { owner: 'desk/status', whose: 'operator', exported: 'public', kept: ['staff'], goesWith: 'stays' },
);
