import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The answer to a POST that carried an Idempotency-Key, kept 24 hours. Written in the transaction of the call itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who called, and which operation: the same key of somebody else is another key. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created_at').on(t.createdAt)],
);
