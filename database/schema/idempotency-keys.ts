import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';

/** Stored responses, kept 24 hours. Written in the call's transaction. */
export const idempotencyKeys = owned(
  pgTable(
    'idempotency_keys',
    {
      /** Caller and operation. */
      scope: text().notNull(),
      key: text().notNull(),
      requestHash: text().notNull(),
      status: integer(),
      body: jsonb(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created_at').on(t.createdAt)],
  ),
  {
    owner: 'http',
    whose: 'nobody',
    exported: 'copies of answers, for a day',
    kept: ['answers'],
    since: (t) => t.createdAt,
    goesWith: 'stays',
  },
);
