import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The response to a POST with an Idempotency-Key, kept 24 hours. Written in the transaction of the call itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Caller and operation: the same key of another caller is another key. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created_at').on(t.createdAt)],
);
