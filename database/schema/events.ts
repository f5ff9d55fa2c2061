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
import type { Editor } from '#domain/events/editors.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ApprovalMethod, ParticipantType, PublishType, TicketType } from '#domain/events/options.ts';
import type { CostItem, Tariff } from '#domain/plans/tariffs.ts';
import type { Repetition } from '#domain/series/repetition.ts';
import type { SignalName } from '#domain/signals/signals.ts';
import type { GuestQuestion } from '#domain/web-guests/questions.ts';

export interface EventCategory {
  tags: string[];
  userCharacteristics: string[];
  /** Only on events of the old app. */
  name?: string;
}

export interface EventPicture {
  key: string;
  /** Alternative text. */
  alt: string;
}

export interface EventVideo {
  key: string;
  /** In whole seconds. */
  seconds: number;
  width: number;
  height: number;
  /** Alternative text. */
  label: string;
  /** Still image; null without one. */
  posterKey: string | null;
}

export const events = owned(
  pgTable(
    'events',
    {
      id: uuid().primaryKey(),
      /** Page code: twelve random hexadecimal digits. */
      code: text().notNull().unique().default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** The creating member. */
      hostId: uuid()
        .notNull()
        .references(() => users.id),
      title: text().notNull(),
      description: text().notNull(),
      location: text().notNull(),
      /** Own coordinates in degrees for another place; both or neither. */
      latitude: doublePrecision(),
      longitude: doublePrecision(),
      eventDate: date({ mode: 'string' }),
      startTime: text(),
      endTime: text(),
      /** The previous day, if the event begins in its night by the opening hours. */
      nightOf: date({ mode: 'string' }),
      startsAt: timestamp({ withTimezone: true }),
      endsAt: timestamp({ withTimezone: true }),
      eventType: text().notNull().default('event'),
      participantType: text().$type<ParticipantType>().notNull().default('unlimited'),
      /** With `limited` only; null while a draft has none. */
      capacity: integer(),
      waitingList: boolean().notNull().default(false),
      approvalMethod: text().$type<ApprovalMethod>().notNull().default('first_come'),
      ticketType: text().$type<TicketType>().notNull().default('free'),
      ticketPriceCents: integer('ticket_price'),
      ticketUrl: text(),
      boxOffice: boolean().notNull().default(false),
      boxOfficePriceCents: integer('box_office_price'),
      category: jsonb().$type<EventCategory>(),
      /** Normalized title and location. */
      searchText: text().notNull(),
      /** Cover with its alternative text, then the other pictures. */
      imageKey: text('image_url'),
      imageAlt: text().notNull().default(''),
      morePictures: jsonb().$type<EventPicture[]>().notNull().default([]),
      video: jsonb().$type<EventVideo>(),
      status: text().$type<EventStatus>().notNull(),
      tariff: text().$type<Tariff>().notNull(),
      featuredEvent: boolean().notNull(),
      pushNotification: boolean().notNull(),
      isRecurring: boolean().notNull().default(false),
      /** A draft's recurrence, until its series begins. */
      repetition: jsonb().$type<Repetition>(),
      /** Its series and the rule's day, which may differ from the event's. */
      seriesId: uuid().references(() => eventSeries.id, { onDelete: 'set null' }),
      seriesDate: date({ mode: 'string' }),
      /** Not published or changed by its series. */
      isHeldBack: boolean().notNull().default(false),
      sharePublic: boolean().notNull().default(true),
      shareFriends: boolean().notNull().default(false),
      shareFriendsOfFriends: boolean().notNull().default(false),
      shareIndividual: boolean().notNull().default(false),
      /** Caller's id; unique among the business's undeleted events. */
      externalId: text(),
      creditsSpent: integer().notNull().default(0),
      /** Paid options, charged once even if removed and added again. */
      chargedItems: text().array().$type<CostItem[]>().notNull().default([]),
      publishType: text().$type<PublishType>().notNull().default('immediate'),
      scheduledDate: date({ mode: 'string' }),
      scheduledTime: text(),
      /** Scheduled publication. */
      publishAt: timestamp({ withTimezone: true }),
      publishedAt: timestamp({ withTimezone: true }),
      /** Credits are reserved until the business is verified. */
      awaitsVerification: boolean().notNull().default(false),
      /** Hidden until then, unless a reviewer releases it. */
      heldUntil: timestamp({ withTimezone: true }),
      holdReasons: text().array().$type<SignalName[]>().notNull().default([]),
      guestReminders: boolean().notNull().default(true),
      reconfirmHours: integer(),
      guestQuestions: jsonb().$type<readonly GuestQuestion[]>().notNull().default([]),
      /** Next reminder. */
      remindAt: timestamp({ withTimezone: true }),
      /** When the places of guests who have not answered the reminder go to the next. */
      confirmBy: timestamp({ withTimezone: true }),
      cancelledAt: timestamp({ withTimezone: true }),
      /** Shown to guests. */
      cancelReason: text(),
      /** Shown as cancelled until then; null afterwards. */
      cancelledUntil: timestamp({ withTimezone: true }),
      /** The measure that hides it. */
      hiddenBy: uuid(),
      /** Deleted with guests to notify: removed once hidden. */
      isDeletedThen: boolean().notNull().default(false),
      /** People per status, companions included; updated under this row's lock. */
      joinedCount: integer().notNull().default(0),
      waitingCount: integer().notNull().default(0),
      appliedCount: integer().notNull().default(0),
      /** Places held by open offers. */
      offeredCount: integer().notNull().default(0),
      /** Places held for unconfirmed guests. */
      unconfirmedCount: integer().notNull().default(0),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
      /** Null if last changed before this was noted. */
      editedBy: text().$type<Editor>(),
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
      index('events_unconfirmed').on(t.confirmBy).where(sql`${t.status} = 'published' and ${t.confirmBy} is not null`),
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

/** Events per business and status, maintained by a trigger. */
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
 * Views, openings and saves per event and Berlin day, without visitors. Includes the business for range scans.
 * Partitioned by month, like `event_impressions` and `page_opens` (`docs/scale.md`).
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

/** Views and openings with known hour and source; also counted in `event_views`. */
export const eventImpressions = owned(
  pgTable(
    'event_impressions',
    {
      eventId: uuid().notNull(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** Berlin day, hour 0 to 23. */
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
