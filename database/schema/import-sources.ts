import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { Noted } from '#domain/import/result.ts';
import type { Followed } from '#domain/import-sources/compare-entry.ts';
import type { DraftReason, ImportRule, LookFailure, SourceKind, SourceStatus } from '#domain/import-sources/sources.ts';

/** Addresses of calendars and pages with events to import every hour. */
export const importSources = owned(
  pgTable(
    'import_sources',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** The member who added it; host of its events. */
      hostId: uuid()
        .notNull()
        .references(() => users.id),
      url: text().notNull(),
      /** Null until the first successful look. */
      kind: text().$type<SourceKind>(),
      /** As it calls itself; empty without one. */
      name: text().notNull().default(''),
      rule: text().$type<ImportRule>().notNull(),
      /** Ceiling for publishing, in credits a month. */
      monthlyCredits: integer(),
      /** Month of `spentCredits`, `yyyy-MM` in Berlin. */
      spentMonth: text(),
      spentCredits: integer().notNull().default(0),
      status: text().$type<SourceStatus>().notNull(),
      /** For a conditional request; null unless every entry was settled. */
      etag: text(),
      lastModified: text(),
      /** Day of the last full reading: series get new dates without a change of the file. */
      readOn: date({ mode: 'string' }),
      /** Number of the last claimed look; an older one writes nothing. */
      look: integer().notNull().default(0),
      /** While a look is under way. */
      lookingSince: timestamp({ withTimezone: true }),
      nextLookAt: timestamp({ withTimezone: true }),
      lookedAt: timestamp({ withTimezone: true }),
      /** The last successful look. */
      readAt: timestamp({ withTimezone: true }),
      failure: text().$type<LookFailure>(),
      failingSince: timestamp({ withTimezone: true }),
      toldAt: timestamp({ withTimezone: true }),
      /** Of the last successful look. */
      found: integer().notNull().default(0),
      leftOut: integer().notNull().default(0),
      /** New entries have no room among the drafts. */
      isFull: boolean().notNull().default(false),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      uniqueIndex('import_sources_url').on(t.businessId, t.url),
      index('import_sources_due').on(t.nextLookAt).where(sql`${t.status} = 'active'`),
    ],
  ),
  {
    owner: 'events/import-sources',
    whose: 'business',
    exported: { business: { as: 'import_sources', order: (t) => [t.createdAt, t.id] } },
    kept: ['account'],
    goesWith: 'account',
  },
);

/** Entries of sources with their events and proposals. */
export const importedEntries = owned(
  pgTable(
    'imported_entries',
    {
      sourceId: uuid()
        .notNull()
        .references(() => importSources.id, { onDelete: 'cascade' }),
      /** UID and date of the source. */
      entryId: text().notNull(),
      businessId: uuid().notNull(),
      /** Null once deleted here; the entry is not imported again. */
      eventId: uuid().references(() => events.id, { onDelete: 'set null' }),
      /** The event's and the source's values when both last agreed. */
      applied: jsonb().$type<Followed>().notNull(),
      seen: jsonb().$type<Followed>().notNull(),
      /** Values that the owner did not want. */
      dismissed: jsonb().$type<Partial<Followed>>().notNull().default({}),
      proposed: jsonb().$type<Partial<Followed>>(),
      isCancelled: boolean().notNull().default(false),
      /** The owner keeps an event that the source cancelled. */
      isCancelDismissed: boolean().notNull().default(false),
      /** The first look without the entry. */
      missingSince: timestamp({ withTimezone: true }),
      /** Why it is a draft though the rule was to publish. */
      draftReason: text().$type<DraftReason>(),
      notes: jsonb().$type<Noted[]>().notNull().default([]),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.sourceId, t.entryId] }),
      index('imported_entries_business').on(t.businessId, t.sourceId),
      index('imported_entries_event').on(t.eventId),
    ],
  ),
  {
    owner: 'events/import-sources',
    whose: 'business',
    exported: { business: { as: 'imported_entries', order: (t) => [t.sourceId, t.entryId] } },
    kept: ['account'],
    goesWith: 'parent',
  },
);
