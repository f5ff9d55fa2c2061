import { date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';

/** All addresses a business page ever had; the current one is in `business_profiles`. */
export const businessSlugs = owned(
  pgTable(
    'business_slugs',
    {
      slug: text().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('business_slugs_business').on(t.businessId)],
  ),
  {
    owner: 'news/guest-search',
    whose: 'business',
    exported: { business: { as: 'page_addresses', order: (t) => [t.slug] } },
    kept: ['account'],
    goesWith: 'account',
  },
);

/** Deleted events that had a page. */
export const goneEvents = owned(
  pgTable(
    'gone_events',
    {
      code: text().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      goneAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('gone_events_business').on(t.businessId)],
  ),
  {
    owner: 'news/guest-search',
    whose: 'business',
    exported: { business: { as: 'deleted_pages', order: (t) => [t.code] } },
    kept: [],
    goesWith: 'account',
  },
);

/** Page views per Berlin day and source, without visitors. Without an event: the business page. */
export const pageOpens = owned(
  pgTable(
    'page_opens',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      eventId: uuid(),
      day: date({ mode: 'string' }).notNull(),
      source: text().$type<PageSource>().notNull(),
      opens: integer().notNull(),
    },
    (t) => [unique('page_opens_counted').on(t.businessId, t.day, t.eventId, t.source).nullsNotDistinct()],
  ),
  {
    owner: 'guests/guest-pages',
    whose: 'business',
    exported: { business: { as: 'page_opens', order: (t) => [t.day, t.source, t.eventId] } },
    kept: [],
    goesWith: 'account',
  },
);
