import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { neverOfTest } from '#database/schema/never-of-test.ts';
import { owned } from '#database/schema/owned.ts';
import type { PlaceSource } from '#domain/geography/place.ts';

/*
 * Denormalized rows of public events and businesses. Verbs update them in the same transaction
 * (`server/modules/news/guest-search/`), so that searches need no joins.
 */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/** Point on a sphere in metres from its centre, so distances need no projection; null without coordinates. */
const position = () =>
  cube().generatedAlwaysAs(
    sql.raw(
      `case when latitude is not null then cube(array[6371008.8 * cos(radians(latitude)) * cos(radians(longitude)), 6371008.8 * cos(radians(latitude)) * sin(radians(longitude)), 6371008.8 * sin(radians(latitude))]) end`,
    ),
  );

const place = {
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  placeSource: text().$type<PlaceSource>(),
  accuracyM: integer(),
};

export const guestBusinesses = owned(
  pgTable(
    'guest_businesses',
    {
      businessId: uuid()
        .primaryKey()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      ...place,
      position: position(),
      /** Business type and profile categories. */
      categories: text().array().notNull(),
      words: tsvector().notNull(),
    },
    (t) => [
      neverOfTest('guest_businesses_are_real', t.businessId),
      index('guest_businesses_position').using('gist', t.position),
      index('guest_businesses_words').using('gin', t.words),
    ],
  ),
  {
    owner: 'news/guest-search',
    whose: 'business',
    exported: 'what guests search, made of the profile',
    kept: ['account'],
    goesWith: 'verb',
  },
);

export const guestEvents = owned(
  pgTable(
    'guest_events',
    {
      /** No foreign key: removed when guests are notified. */
      eventId: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      ...place,
      /** Grid cell; see `domain/geography/grid.ts`. */
      cell: integer(),
      /** Sixteen cells, for large circles. */
      wideCell: integer().generatedAlwaysAs(sql.raw('cell / 4000 * 1000 + cell % 1000 / 4')),
      startsAt: timestamp({ withTimezone: true }).notNull(),
      /** Day for guests: half past midnight after an open Friday is Friday. */
      day: date({ mode: 'string' }).notNull(),
      /** End; an open end lasts some hours. */
      overAt: timestamp({ withTimezone: true }).notNull(),
      location: text().notNull(),
      /** Paid for the top. */
      isFeatured: boolean().notNull().default(false),
      tags: text().array().notNull(),
      characteristics: text().array().notNull(),
      /** Normalized description for duplicate detection; empty if short. */
      compared: text().notNull().default(''),
      words: tsvector().notNull(),
    },
    (t) => [
      neverOfTest('guest_events_are_real', t.businessId),
      // The indexes cover all filters, so no other row is read.
      index('guest_events_upcoming').on(t.startsAt, t.eventId, t.overAt),
      index('guest_events_nearby').on(t.cell, t.startsAt, t.eventId, t.overAt, t.latitude, t.longitude),
      index('guest_events_widely').on(t.wideCell, t.startsAt, t.eventId, t.overAt, t.latitude, t.longitude),
      index('guest_featured_upcoming').on(t.startsAt, t.eventId, t.overAt).where(sql`${t.isFeatured}`),
      index('guest_featured_nearby')
        .on(t.cell, t.startsAt, t.eventId, t.overAt, t.latitude, t.longitude)
        .where(sql`${t.isFeatured}`),
      index('guest_featured_widely')
        .on(t.wideCell, t.startsAt, t.eventId, t.overAt, t.latitude, t.longitude)
        .where(sql`${t.isFeatured}`),
      index('guest_events_business').on(t.businessId, t.startsAt),
      index('guest_events_words').using('gin', t.words),
      index('guest_events_compared').using('gin', t.compared.op('gin_trgm_ops')),
      index('guest_events_kinds').using('gin', t.tags, t.characteristics),
    ],
  ),
  {
    owner: 'news/guest-search',
    whose: 'business',
    exported: 'what guests search, made of events',
    kept: ['account'],
    goesWith: 'verb',
  },
);

/** Top placements of featured events; kept while hidden, so that counting does not restart. */
export const topPlacements = owned(
  pgTable(
    'top_placements',
    {
      eventId: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      shown: bigint({ mode: 'number' }).notNull(),
    },
    (t) => [index('top_placements_business').on(t.businessId)],
  ),
  {
    owner: 'guests/app-gateway',
    whose: 'business',
    exported: { business: { as: 'placements', order: (t) => [t.eventId] } },
    kept: [],
    goesWith: 'account',
  },
);

/** All searchable words, for typos. */
export const searchWords = owned(
  pgTable('search_words', { word: text().primaryKey() }, (t) => [
    index('search_words_similar').using('gin', t.word.op('gin_trgm_ops')),
  ]),
  {
    owner: 'news/guest-search',
    whose: 'nobody',
    exported: 'words of all businesses, not by business',
    kept: [],
    goesWith: 'stays',
  },
);
