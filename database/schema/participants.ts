import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import type { Channel } from '#domain/events/channels.ts';
import type { OfferCause, OfferOutcome } from '#domain/events/offers.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';

/**
 * A name as it is searched, like `searchedName` of the rules: without accents and case, the same way in every locale of a database
 * (in some `Ä` has no small letter), and with a space before each word. Searches must say it letter for letter as the index does.
 */
export function searchedNameOf(name: PgColumn): SQL {
  const plain = sql`lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
  // The built server is ASCII: letters beyond it may stand in strings, not in what a template passes on as it was written.
  const letters = (text: string) => sql.raw(`'${text}'`);
  const small = sql`translate(${plain}, ${letters('øØłŁÆŒẞ-')}, ${letters('oollæœß ')})`;
  return sql`(' ' || replace(replace(replace(${small}, ${letters('ß')}, 'ss'), ${letters('æ')}, 'ae'), ${letters('œ')}, 'oe'))`;
}

/** Guests of an event. Written only under the lock of the event's row. */
export const eventParticipants = owned(
  pgTable(
    'event_participants',
    {
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      /** The app's own id of the person; of a guest without the app it begins with `web:`. */
      userId: text().notNull(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      /** Empty once the person is forgotten. */
      displayName: text().notNull(),
      status: text().$type<ParticipantStatus>().notNull(),
      /** The way in which they joined. */
      channel: text().$type<Channel>().notNull().default('app'),
      /** How many people come together: this person and those they bring. */
      partySize: integer().notNull().default(1),
      /** Id in the business's own program; unique among the guests of the event who have not left. */
      externalId: text(),
      /** Only the business reads it. */
      note: text(),
      /** Until when a place is held for who is `offered` one; null for everybody else. */
      answerBy: timestamp({ withTimezone: true }),
      /** Order of arrival; people who come back get a new number. */
      seq: bigserial({ mode: 'number' }).notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.eventId, t.userId] }),
      index('event_participants_order').on(t.eventId, t.seq),
      index('event_participants_by_status').on(t.eventId, t.status, t.seq),
      index('event_participants_waiting').on(t.eventId, t.partySize, t.seq).where(sql`${t.status} = 'waiting'`),
      index('event_participants_offered').on(t.answerBy).where(sql`${t.status} = 'offered'`),
      index('event_participants_business').on(t.businessId, t.createdAt),
      index('event_participants_search').using('gin', t.businessId, sql`${searchedNameOf(t.displayName)} gin_trgm_ops`),
      index('event_participants_person').on(t.userId, t.createdAt.desc().nullsFirst(), t.eventId.desc().nullsFirst()),
      // Those who still have a name: what the nightly job looks through.
      index('event_participants_named').on(t.createdAt).where(sql`${t.displayName} <> ''`),
      uniqueIndex('event_participants_external_id')
        .on(t.eventId, t.externalId)
        .where(sql`${t.externalId} is not null and ${t.status} <> 'left'`),
      check('event_participants_party_size', sql`${t.partySize} between 1 and 6`),
      check('event_participants_answer_by', sql`(${t.status} = 'offered') = (${t.answerBy} is not null)`),
    ],
  ),
  {
    owner: 'events/events',
    whose: 'business',
    exported: { business: { as: 'participants', order: (t) => [t.createdAt, t.eventId, t.userId] } },
    kept: ['guests', 'leftGuests', 'refusedGuests'],
    goesWith: 'parent',
  },
);

/** Offers of free places: the guest, the reason of their turn, and the outcome. */
export const placeOffers = owned(
  pgTable(
    'place_offers',
    {
      seq: bigserial({ mode: 'number' }).primaryKey(),
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      userId: text().notNull(),
      displayName: text().notNull(),
      partySize: integer().notNull(),
      cause: text().$type<OfferCause>().notNull(),
      /** Places that were free when they were asked. */
      freePlaces: integer().notNull(),
      /** Parties in front that were too large for them. */
      passedOver: integer().notNull(),
      offeredAt: timestamp({ withTimezone: true }).notNull(),
      answerBy: timestamp({ withTimezone: true }).notNull(),
      /** Null while it is open. */
      outcome: text().$type<OfferOutcome>(),
      closedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      index('place_offers_event').on(t.eventId, t.seq),
      index('place_offers_business').on(t.businessId),
      uniqueIndex('place_offers_open').on(t.eventId, t.userId).where(sql`${t.outcome} is null`),
    ],
  ),
  {
    owner: 'events/events',
    whose: 'business',
    exported: { business: { as: 'offers', order: (t) => [t.seq] } },
    kept: ['guests', 'leftGuests', 'refusedGuests'],
    goesWith: 'parent',
  },
);
