import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { ClosedDayRule, PauseReason, SeriesFrequency, SeriesStatus } from '#domain/series/series-rule.ts';

/** A rule by which events come back. Its dates are events of their own; `docs/domain/series.md`. */
export const eventSeries = owned(
  pgTable(
    'event_series',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** The member who began it, and so created its dates. */
      hostId: uuid()
        .notNull()
        .references(() => users.id),
      /** Content of new dates, under the names of the columns of events. */
      template: jsonb().$type<Record<string, unknown>>().notNull(),
      frequency: text().$type<SeriesFrequency>().notNull(),
      interval: smallint().notNull(),
      /** 0 = Sunday … 6 = Saturday. */
      weekdays: smallint().array().notNull(),
      nth: smallint(),
      startsOn: date({ mode: 'string' }).notNull(),
      endsOn: date({ mode: 'string' }),
      count: smallint(),
      /** Days of the rule in order, kept because expanding it is slow. */
      days: date({ mode: 'string' }).array().notNull(),
      closedDays: text().$type<ClosedDayRule>().notNull(),
      publishDaysBefore: smallint().notNull(),
      status: text().$type<SeriesStatus>().notNull(),
      /** Only while it is paused. */
      pausedFor: text().$type<PauseReason>(),
      /** Up to this day its dates have appeared; one that was deleted since does not appear again. */
      rolledUntil: date({ mode: 'string' }).notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('event_series_business').on(t.businessId, t.createdAt),
      index('event_series_active').on(t.id).where(sql`${t.status} = 'active'`),
    ],
  ),
  {
    owner: 'events/series',
    whose: 'business',
    exported: { business: { as: 'series', order: (t) => [t.createdAt, t.id] } },
    kept: ['account'],
    goesWith: 'account',
  },
);
