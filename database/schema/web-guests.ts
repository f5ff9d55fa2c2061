import { and, eq, isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { emailColumn } from '#database/schema/email-column.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { Language } from '#domain/shared/language.ts';
import type { GuestAnswer } from '#domain/web-guests/questions.ts';

/**
 * Guests without the app, by event: a request until its e-mail address is confirmed, then the address of a participant,
 * deleted with the participant's row. Several requests of one address may coexist, because anyone can type it.
 */
export const webGuests = owned(
  pgTable(
    'web_guests',
    {
      id: uuid().primaryKey(),
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** Of their row among the participants; null until the address is confirmed. */
      userId: text(),
      email: emailColumn().notNull(),
      /** As they typed it; the participant has the name that is shown. */
      displayName: text().notNull(),
      partySize: integer().notNull(),
      language: text().$type<Language>().notNull(),
      /** The owner may see the address. */
      sharesEmail: boolean().notNull().default(false),
      /** They said to be at least 18 with the request. */
      isAdult: boolean().notNull(),
      /** With the questions as they were asked. */
      answers: jsonb().$type<readonly GuestAnswer[]>().notNull().default([]),
      /** Of the secret in their mails, which is derived from the key of the installation, the event and the address. */
      secretHash: text().notNull(),
      /** Wrong tries of the mailed code. */
      wrongTries: integer().notNull().default(0),
      /** Until when an unconfirmed request holds places for its party; null when it holds none. */
      heldUntil: timestamp({ withTimezone: true }),
      /** Proof that the address was confirmed. */
      confirmedAt: timestamp({ withTimezone: true }),
      /** From when on they get no mails of this event. */
      mailsOffAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      foreignKey({
        name: 'web_guests_participant',
        columns: [t.eventId, t.userId],
        foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
      }).onDelete('cascade'),
      uniqueIndex('web_guests_user').on(t.eventId, t.userId).where(sql`${t.userId} is not null`),
      uniqueIndex('web_guests_address').on(t.eventId, t.email).where(sql`${t.userId} is not null`),
      index('web_guests_secret').on(t.secretHash),
      index('web_guests_business').on(t.businessId, t.createdAt),
      index('web_guests_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
      index('web_guests_unconfirmed').on(t.createdAt).where(sql`${t.userId} is null`),
      check(
        'web_guests_confirmed',
        sql`${t.userId} is null or (${t.confirmedAt} is not null and ${t.heldUntil} is null)`,
      ),
    ],
  ),
  {
    owner: 'guests/web-guests',
    whose: 'business',
    exported: {
      business: {
        as: 'web_guests',
        order: (t) => [t.createdAt, t.id],
        mine: (t, id) => and(eq(t.businessId, id), isNotNull(t.userId)),
        hidden: ['email', 'secretHash', 'wrongTries', 'heldUntil', 'mailsOffAt'],
      },
    },
    kept: ['webRequests', 'guests', 'leftGuests', 'refusedGuests'],
    goesWith: 'parent',
  },
);
