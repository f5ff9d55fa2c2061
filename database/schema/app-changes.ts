import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { neverOfTest } from '#database/schema/never-of-test.ts';
import { owned } from '#database/schema/owned.ts';
import type { AppChangeDetails, AppChangeType } from '#domain/app-changes/change-types.ts';

/**
 * Changes for the consumer app, written in the causing transaction, kept for 30 days. No foreign keys: rows outlive
 * their subject.
 */
export const appChanges = owned(
  pgTable(
    'app_changes',
    {
      id: bigserial({ mode: 'number' }).primaryKey(),
      /** Null until numbered by a reader, so that writers do not block each other. */
      position: bigint({ mode: 'number' }),
      type: text().$type<AppChangeType>().notNull(),
      businessId: uuid().notNull(),
      eventId: uuid(),
      /** The app's user id. */
      userId: text(),
      details: jsonb().$type<AppChangeDetails>(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      neverOfTest('app_changes_are_real', t.businessId),
      uniqueIndex('app_changes_position').on(t.position),
      index('app_changes_unnumbered').on(t.id).where(sql`${t.position} is null`),
      index('app_changes_created_at').on(t.createdAt),
    ],
  ),
  {
    owner: 'news/guest-search',
    whose: 'business',
    exported: 'what events and guests say already, for the app, for 30 days',
    kept: ['appChanges'],
    goesWith: 'stays',
  },
);

/** One row: last position and last swept one; locked while numbering. */
export const appChannel = owned(
  pgTable('app_channel', {
    isOnly: boolean().primaryKey().default(true),
    lastPosition: bigint({ mode: 'number' }).notNull().default(0),
    sweptPosition: bigint({ mode: 'number' }).notNull().default(0),
  }),
  { owner: 'news/guest-search', whose: 'nobody', exported: 'of nobody', kept: [], goesWith: 'stays' },
);
