import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';

/** Secret keys, hashed. */
export const apiKeys = owned(
  pgTable(
    'api_keys',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      name: text().notNull(),
      /** First characters, for display. */
      prefix: text().notNull(),
      /** Last characters, for support; null for older keys. */
      ending: text(),
      keyHash: text().notNull().unique(),
      scopes: text().array().$type<ApiKeyScope[]>().notNull(),
      /** Acts on the test side. */
      isTest: boolean().notNull().default(false),
      /** Agents publish, cancel and answer guests without a person. */
      agentsMayAct: boolean().notNull().default(false),
      /** Allowed addresses and ranges; empty for any. */
      allowedAddresses: text().array().notNull().default([]),
      expiresAt: timestamp({ withTimezone: true }),
      /** Owner notified of the expiry. */
      isEndNoticed: boolean().notNull().default(false),
      lastUsedAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('api_keys_business_id').on(t.businessId),
      index('api_keys_prefix').on(t.prefix),
      index('api_keys_ending').on(t.ending),
    ],
  ),
  {
    owner: 'people/api-keys',
    whose: 'business',
    exported: { business: { as: 'api_keys', order: (t) => [t.createdAt, t.id], hidden: ['keyHash'] } },
    kept: ['account'],
    goesWith: 'account',
  },
);
