import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import type { NoticeKind, NoticeMove } from '#domain/guest-notices/notice-rules.ts';

/** Notices to an event's guests, one per reason. */
export const eventNotices = owned(
  pgTable(
    'event_notices',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      kind: text().$type<NoticeKind>().notNull(),
      /** Distinguishes repeated reasons. */
      key: text().notNull(),
      /** Written by the business. */
      text: text(),
      /** Former and new time and place. */
      move: jsonb().$type<NoticeMove>(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      unique('event_notices_reason').on(t.eventId, t.kind, t.key),
      index('event_notices_business').on(t.businessId, t.createdAt),
    ],
  ),
  {
    owner: 'events/events',
    whose: 'business',
    exported: { business: { as: 'guest_notices', order: (t) => [t.createdAt, t.id] } },
    kept: ['account'],
    goesWith: 'parent',
  },
);

/** Recipients with acknowledgements, written in the transaction of the reason. */
export const guestNotices = owned(
  pgTable(
    'guest_notices',
    {
      id: uuid().primaryKey(),
      noticeId: uuid()
        .notNull()
        .references(() => eventNotices.id, { onDelete: 'cascade' }),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** The app's user id. */
      userId: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      deliveredAt: timestamp({ withTimezone: true }),
      readAt: timestamp({ withTimezone: true }),
      /** Asks whether they still come. */
      needsConfirmation: boolean().notNull().default(false),
      confirmedAt: timestamp({ withTimezone: true }),
      /** A mail to a guest without the app is still to be requested. */
      isMailDue: boolean().notNull().default(false),
    },
    (t) => [
      unique('guest_notices_guest').on(t.noticeId, t.userId),
      index('guest_notices_business').on(t.businessId, t.createdAt),
      index('guest_notices_mail_due').on(t.createdAt).where(sql`${t.isMailDue}`),
    ],
  ),
  {
    owner: 'events/guest-notices',
    whose: 'business',
    exported: { business: { as: 'receipts', order: (t) => [t.createdAt, t.id], hidden: ['isMailDue'] } },
    kept: ['guests', 'leftGuests', 'refusedGuests'],
    goesWith: 'parent',
  },
);
