import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';

export interface EventCategory {
  tags: string[];
  userCharacteristics: string[];
  /** Only on events of the old app (seed section 3). */
  name?: string;
}

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Who created it; events belong to the business. */
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    eventDate: date({ mode: 'string' }),
    startTime: text(),
    endTime: text(),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    eventType: text().notNull().default('event'),
    capacity: integer(),
    category: jsonb().$type<EventCategory>(),
    imageUrl: text(),
    status: text().$type<EventStatus>().notNull(),
    tariff: text().$type<Tariff>().notNull(),
    featuredEvent: boolean().notNull(),
    pushNotification: boolean().notNull(),
    isRecurring: boolean().notNull().default(false),
    sharePublic: boolean().notNull().default(true),
    shareFriends: boolean().notNull().default(false),
    shareFriendsOfFriends: boolean().notNull().default(false),
    shareIndividual: boolean().notNull().default(false),
    creditsSpent: integer().notNull().default(0),
    publishedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('events_newest').on(t.businessId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('events_by_date').on(t.businessId, t.eventDate),
  ],
);

/** Views of an event per Berlin day; no visitor is kept. The business stands here too, so that a week is one range scan. */
export const eventViews = pgTable(
  'event_views',
  {
    eventId: uuid().notNull(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.day] }), index('event_views_business_day').on(t.businessId, t.day)],
);
