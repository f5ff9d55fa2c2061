import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { Farewell } from '#domain/web-guests/farewell.ts';

/** Mails that an event does not take place, to guests without the app of events that are deleted with them. Deleted once sent. */
export const guestFarewells = owned(
  pgTable('guest_farewells', {
    id: uuid().primaryKey(),
    farewell: jsonb().$type<Farewell>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  }),
  {
    owner: 'news/guest-mails',
    whose: 'operator',
    exported: 'addresses of guests, for some minutes',
    kept: ['farewells'],
    since: (t) => t.createdAt,
    goesWith: 'verb',
  },
);
