import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { PushReturn, PushStatus } from '#domain/pushes/push-rules.ts';

/** Paid pushes with results. No foreign key: they outlive the event. */
export const pushes = owned(
  pgTable(
    'pushes',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      eventId: uuid().notNull(),
      status: text().$type<PushStatus>().notNull(),
      /** Berlin day of `sendAt`; one push per business and day. */
      day: date({ mode: 'string' }).notNull(),
      sendAt: timestamp({ withTimezone: true }).notNull(),
      sentAt: timestamp({ withTimezone: true }),
      /** Minimum people estimated at payment. */
      lowEstimate: integer().notNull(),
      /** People, as reported by the app. */
      audience: integer(),
      sent: integer(),
      delivered: integer(),
      opened: integer(),
      returnedCredits: integer().notNull().default(0),
      returnReason: text().$type<PushReturn>(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      closedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      uniqueIndex('pushes_one_a_day').on(t.businessId, t.day).where(sql`${t.status} <> 'dropped'`),
      index('pushes_business').on(t.businessId, t.createdAt),
      index('pushes_event').on(t.eventId),
      index('pushes_open').on(t.sendAt).where(sql`${t.status} in ('planned', 'sent')`),
    ],
  ),
  {
    owner: 'events/events',
    whose: 'business',
    exported: { business: { as: 'pushes', order: (t) => [t.createdAt, t.id] } },
    kept: [],
    goesWith: 'stays',
  },
);
