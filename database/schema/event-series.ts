import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { ClosedDayRule, PauseReason, SeriesFrequency, SeriesStatus } from '#domain/series/series-rule.ts';

/** A recurrence rule; its dates are events (`docs/domain/series.md`). */
export const eventSeries = owned(
  pgTable(
    'event_series',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** Creator of the series and its dates. */
      hostId: uuid()
        .notNull()
        .references(() => users.id),
      /** Content of new dates, by column name. */
      template: jsonb().$type<Record<string, unknown>>().notNull(),
      frequency: text().$type<SeriesFrequency>().notNull(),
      interval: smallint().notNull(),
      /** 0 = Sunday … 6 = Saturday. */
      weekdays: smallint().array().notNull(),
      nth: smallint(),
      startsOn: date({ mode: 'string' }).notNull(),
      endsOn: date({ mode: 'string' }),
      count: smallint(),
      /** Cached days of the rule, as expansion is slow. */
      days: date({ mode: 'string' }).array().notNull(),
      closedDays: text().$type<ClosedDayRule>().notNull(),
      publishDaysBefore: smallint().notNull(),
      status: text().$type<SeriesStatus>().notNull(),
      pausedFor: text().$type<PauseReason>(),
      /** Dates exist up to this day; deleted ones are not recreated. */
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
