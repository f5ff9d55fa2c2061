import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Signal } from '#domain/signals/signals.ts';

/** Events for review: held, or visible with a changed signal. */
export const eventHolds = owned(
  pgTable(
    'event_holds',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      signals: jsonb().$type<Signal[]>().notNull(),
      /** Publication or change. */
      raisedAt: timestamp({ withTimezone: true }).notNull(),
      /** Null if it stayed visible. */
      until: timestamp({ withTimezone: true }),
      closedAt: timestamp({ withTimezone: true }),
      /** Null if the time ran out or the business withdrew it. */
      closedBy: uuid().references(() => reviewers.id),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      uniqueIndex('event_holds_open').on(t.eventId).where(sql`${t.closedAt} is null`),
      index('event_holds_event').on(t.eventId),
      index('event_holds_waiting').on(t.until, t.raisedAt).where(sql`${t.closedAt} is null`),
      index('event_holds_closed').on(t.businessId, t.closedAt),
    ],
  ),
  {
    owner: 'events/events',
    whose: 'business',
    exported: { business: { as: 'event_holds', order: (t) => [t.raisedAt, t.id], hidden: ['closedBy'] } },
    kept: ['review'],
    goesWith: 'parent',
  },
);
