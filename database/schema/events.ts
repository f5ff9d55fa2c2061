import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ApprovalMethod, ParticipantType, PublishType, TicketType } from '#domain/events/options.ts';
import type { CostItem, Tariff } from '#domain/plans/tariffs.ts';
import type { Repetition } from '#domain/series/repetition.ts';
import type { SignalName } from '#domain/signals/signals.ts';

export interface EventCategory {
  tags: string[];
  userCharacteristics: string[];
  /** Only on events of the old app. */
  name?: string;
}

/** A picture by its key in the file store. */
export interface EventPicture {
  key: string;
  /** Alternative text. */
  alt: string;
}

/** A video by its key in the file store, and what is known of it. */
export interface EventVideo {
  key: string;
  /** In whole seconds. */
  seconds: number;
  width: number;
  height: number;
  /** Alternative text for people who do not see or hear it. */
  label: string;
  /** A picture of it by its key; null when nobody drew one. */
  posterKey: string | null;
}

export const events = owned(
  pgTable(
    'events',
    {
      id: uuid().primaryKey(),
      /** By which its page is found: twelve random hexadecimal digits, short enough for a poster. */
      code: text().notNull().unique().default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** The member who created it; events belong to the business. */
      hostId: uuid()
        .notNull()
        .references(() => users.id),
      title: text().notNull(),
      description: text().notNull(),
      location: text().notNull(),
      /** Coordinates of its own in degrees, for an event that takes place elsewhere; both or neither. */
      latitude: doublePrecision(),
      longitude: doublePrecision(),
      eventDate: date({ mode: 'string' }),
      startTime: text(),
      endTime: text(),
      /** The day before, when the event begins in its night; what guests count it to. Follows the opening hours. */
      nightOf: date({ mode: 'string' }),
      startsAt: timestamp({ withTimezone: true }),
      endsAt: timestamp({ withTimezone: true }),
      eventType: text().notNull().default('event'),
      participantType: text().$type<ParticipantType>().notNull().default('unlimited'),
      /** Only with `limited`; null there while a draft has no number yet. */
      capacity: integer(),
      waitingList: boolean().notNull().default(false),
      approvalMethod: text().$type<ApprovalMethod>().notNull().default('first_come'),
      ticketType: text().$type<TicketType>().notNull().default('free'),
      ticketPriceCents: integer('ticket_price'),
      ticketUrl: text(),
      boxOffice: boolean().notNull().default(false),
      boxOfficePriceCents: integer('box_office_price'),
      category: jsonb().$type<EventCategory>(),
      /** Title and location as they are searched. */
      searchText: text().notNull(),
      /** The first picture, called the cover, and what it shows in words; the others follow in their order. */
      imageKey: text('image_url'),
      imageAlt: text().notNull().default(''),
      morePictures: jsonb().$type<EventPicture[]>().notNull().default([]),
      video: jsonb().$type<EventVideo>(),
      status: text().$type<EventStatus>().notNull(),
      tariff: text().$type<Tariff>().notNull(),
      featuredEvent: boolean().notNull(),
      pushNotification: boolean().notNull(),
      isRecurring: boolean().notNull().default(false),
      /** How a draft is to come back; the series that is begun with it takes its place. */
      repetition: jsonb().$type<Repetition>(),
      /** The series it is a date of, and which day of the rule it is; the day it takes place may be another. */
      seriesId: uuid().references(() => eventSeries.id, { onDelete: 'set null' }),
      seriesDate: date({ mode: 'string' }),
      /** A date that its series neither publishes nor changes: it waits for its business. */
      isHeldBack: boolean().notNull().default(false),
      sharePublic: boolean().notNull().default(true),
      shareFriends: boolean().notNull().default(false),
      shareFriendsOfFriends: boolean().notNull().default(false),
      shareIndividual: boolean().notNull().default(false),
      /** Its id in another program; unique among the events of a business that are not deleted. */
      externalId: text(),
      creditsSpent: integer().notNull().default(0),
      /** Options that are paid: one that is removed and added again is not charged twice. */
      chargedItems: text().array().$type<CostItem[]>().notNull().default([]),
      publishType: text().$type<PublishType>().notNull().default('immediate'),
      scheduledDate: date({ mode: 'string' }),
      scheduledTime: text(),
      /** The instant of a scheduled publication. */
      publishAt: timestamp({ withTimezone: true }),
      publishedAt: timestamp({ withTimezone: true }),
      /** Published while its business was not verified: its credits are reserved, and verification settles them. */
      awaitsVerification: boolean().notNull().default(false),
      /** Published and paid, but guests do not see it yet: until then, unless a reviewer lets it go before. */
      heldUntil: timestamp({ withTimezone: true }),
      /** Why it is held. */
      holdReasons: text().array().$type<SignalName[]>().notNull().default([]),
      /** Whether guests are reminded before it begins. */
      guestReminders: boolean().notNull().default(true),
      /** When they are reminded next. */
      remindAt: timestamp({ withTimezone: true }),
      cancelledAt: timestamp({ withTimezone: true }),
      /** The reason that guests read. */
      cancelReason: text(),
      /** Until when guests see that it is cancelled; null once that is over. */
      cancelledUntil: timestamp({ withTimezone: true }),
      /** The measure (`measures`) that takes it from guests; null without one in force. */
      hiddenBy: uuid(),
      /** Deleted while guests had to be notified: removed once they no longer see it. */
      isDeletedThen: boolean().notNull().default(false),
      /** How many people stand where, parties in full; kept by every change of a participant under this row's lock. */
      joinedCount: integer().notNull().default(0),
      waitingCount: integer().notNull().default(0),
      appliedCount: integer().notNull().default(0),
      /** Places held for offers that are not answered yet. */
      offeredCount: integer().notNull().default(0),
      /** Places held for guests who have not confirmed their e-mail address yet. */
      unconfirmedCount: integer().notNull().default(0),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('events_newest').on(t.businessId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
      index('events_newest_by_status').on(
        t.businessId,
        t.status,
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
      ),
      uniqueIndex('events_external_id')
        .on(t.businessId, t.externalId)
        .where(sql`${t.externalId} is not null and not ${t.isDeletedThen}`),
      index('events_by_date').on(t.businessId, t.eventDate),
      index('events_search').using('gin', t.businessId, t.searchText.op('gin_trgm_ops')),
      index('events_image').on(t.imageKey).where(sql`${t.imageKey} is not null`),
      uniqueIndex('events_series_date').on(t.seriesId, t.seriesDate).where(sql`${t.seriesId} is not null`),
      index('events_due').on(t.publishAt).where(sql`${t.status} = 'scheduled'`),
      index('events_reminders').on(t.remindAt).where(sql`${t.status} = 'published' and ${t.remindAt} is not null`),
      index('events_cancelled').on(t.cancelledUntil).where(sql`${t.cancelledUntil} is not null`),
      index('events_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
      index('events_awaiting').on(t.businessId, t.eventDate).where(sql`${t.awaitsVerification}`),
    ],
  ),
  {
    owner: 'events/events',
    whose: 'business',
    exported: { business: { as: 'events', order: (t) => [t.createdAt, t.id] } },
    kept: ['account'],
    goesWith: 'account',
  },
);

/** How many events of a business have a status; a trigger updates it, so that no list has to count. */
export const eventCounts = owned(
  pgTable(
    'event_counts',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      status: text().$type<EventStatus>().notNull(),
      count: integer().notNull(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.status] })],
  ),
  { owner: 'events/events', whose: 'business', exported: 'counted from events', kept: [], goesWith: 'stays' },
);

/**
 * Views of an event per Berlin day, and how often guests opened and saved it; visitors are not stored. The business is
 * stored here too, so that a week is one range scan. A table for each month, by day, as are `event_impressions` and `page_opens`: who
 * asks by day reads only those (`docs/scale.md`).
 */
export const eventViews = owned(
  pgTable(
    'event_views',
    {
      eventId: uuid().notNull(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      day: date({ mode: 'string' }).notNull(),
      views: integer().notNull().default(0),
      opened: integer().notNull().default(0),
      saved: integer().notNull().default(0),
    },
    (t) => [primaryKey({ columns: [t.eventId, t.day] }), index('event_views_business_day').on(t.businessId, t.day)],
  ),
  {
    owner: 'guests/app-gateway',
    whose: 'business',
    exported: { business: { as: 'views', order: (t) => [t.day, t.eventId] } },
    kept: [],
    goesWith: 'account',
  },
);

/**
 * The part of a day's views and openings with a known hour and source. `event_views` has them as well, so that a day's
 * total is read in one place.
 */
export const eventImpressions = owned(
  pgTable(
    'event_impressions',
    {
      eventId: uuid().notNull(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** Berlin day, and hour of the day from 0 to 23. */
      day: date({ mode: 'string' }).notNull(),
      hour: smallint().notNull(),
      source: text().$type<ImpressionSource>().notNull(),
      shown: integer().notNull().default(0),
      opened: integer().notNull().default(0),
    },
    (t) => [
      primaryKey({ columns: [t.eventId, t.day, t.hour, t.source] }),
      index('event_impressions_business_day').on(t.businessId, t.day),
    ],
  ),
  {
    owner: 'guests/app-gateway',
    whose: 'business',
    exported: { business: { as: 'impressions', order: (t) => [t.day, t.hour, t.eventId, t.source] } },
    kept: [],
    goesWith: 'account',
  },
);
