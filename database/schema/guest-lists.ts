import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { Language } from '#domain/shared/language.ts';

/** Lists with an allotment, on which somebody else names guests of an event. */
export const guestLists = owned(
  pgTable(
    'guest_lists',
    {
      id: uuid().primaryKey(),
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      name: text().notNull(),
      names: integer().notNull(),
      /** Of all named people together. */
      companions: integer().notNull(),
      /** HH:MM of the event's night, so that it moves with the event. */
      closesAt: text().notNull(),
      /** Of who made it, for the notes on its guests. */
      language: text().$type<Language>().notNull(),
      /** Of the secret in its link; null while it has none. */
      secretHash: text().unique(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('guest_lists_event').on(t.eventId, t.createdAt),
      index('guest_lists_business').on(t.businessId, t.createdAt),
      check('guest_lists_allotment', sql`${t.names} >= 1 and ${t.companions} >= 0`),
    ],
  ),
  {
    owner: 'guests/guest-lists',
    whose: 'business',
    exported: { business: { as: 'guest_lists', order: (t) => [t.createdAt, t.id], hidden: ['secretHash'] } },
    kept: ['account'],
    goesWith: 'parent',
  },
);

/** Guests named on a list; deleted with the participant's row. */
export const guestListNames = owned(
  pgTable(
    'guest_list_names',
    {
      listId: uuid()
        .notNull()
        .references(() => guestLists.id, { onDelete: 'cascade' }),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      eventId: uuid().notNull(),
      userId: text().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.eventId, t.userId] }),
      index('guest_list_names_list').on(t.listId),
      index('guest_list_names_business').on(t.businessId),
      foreignKey({
        name: 'guest_list_names_participant',
        columns: [t.eventId, t.userId],
        foreignColumns: [eventParticipants.eventId, eventParticipants.userId],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'guests/guest-lists',
    whose: 'business',
    exported: { business: { as: 'guest_list_names', order: (t) => [t.eventId, t.userId] } },
    kept: ['guests', 'leftGuests', 'refusedGuests'],
    goesWith: 'parent',
  },
);
