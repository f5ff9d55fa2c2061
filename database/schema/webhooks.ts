import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';

export const webhooks = owned(
  pgTable(
    'webhooks',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      url: text().notNull(),
      eventTypes: text().array().$type<WebhookEventType[]>().notNull(),
      /** Form of its messages. */
      bodyVersion: integer().notNull().default(1),
      includesDrafts: boolean().notNull().default(false),
      /** Receives test side events only. */
      isTest: boolean().notNull().default(false),
      /** Encrypted: signing needs the secret. */
      sealedSecret: text().notNull(),
      /** Also signs until then. */
      sealedPreviousSecret: text(),
      previousSecretEndsAt: timestamp({ withTimezone: true }),
      status: text().$type<'active' | 'disabled'>().notNull(),
      /** Since then every attempt failed. */
      failingSince: timestamp({ withTimezone: true }),
      /** The last attempt was fast and successful: allows concurrent calls. */
      isQuick: boolean().notNull().default(false),
      /** Last swept position of its messages. */
      sweptPosition: bigint({ mode: 'number' }).notNull().default(0),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('webhooks_business_id').on(t.businessId)],
  ),
  {
    owner: 'people/webhooks',
    whose: 'business',
    exported: {
      business: { as: 'webhooks', order: (t) => [t.createdAt, t.id], hidden: ['sealedSecret', 'sealedPreviousSecret'] },
    },
    kept: ['account'],
    goesWith: 'account',
  },
);

/**
 * A message to an endpoint; its id is every attempt's `webhook-id`. A trigger fills the business for the former
 * version, here and in the attempts.
 */
export const webhookDeliveries = owned(
  pgTable(
    'webhook_deliveries',
    {
      id: uuid().primaryKey(),
      /** Transaction order per business, with gaps. */
      position: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
      webhookId: uuid()
        .notNull()
        .references(() => webhooks.id, { onDelete: 'cascade' }),
      businessId: uuid().notNull(),
      eventType: text().notNull(),
      body: jsonb().notNull(),
      status: text().$type<'pending' | 'delivered' | 'failed'>().notNull(),
      attempts: integer().notNull().default(0),
      nextAttemptAt: timestamp({ withTimezone: true }),
      deliveredAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('webhook_deliveries_position').on(t.webhookId, t.position),
      index('webhook_deliveries_of_business').on(t.businessId, t.webhookId, t.id.desc().nullsFirst()),
      index('webhook_deliveries_created_at').on(t.createdAt),
    ],
  ),
  {
    owner: 'people/webhooks',
    whose: 'business',
    exported: { business: { as: 'webhook_deliveries', order: (t) => [t.webhookId, t.id] } },
    kept: ['webhookMessages'],
    goesWith: 'parent',
  },
);

export const webhookAttempts = owned(
  pgTable(
    'webhook_attempts',
    {
      id: uuid().primaryKey(),
      deliveryId: uuid()
        .notNull()
        .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
      businessId: uuid().notNull(),
      /** Null without a response; see `error`. */
      responseStatus: integer(),
      error: text(),
      durationMs: integer().notNull(),
      attemptedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('webhook_attempts_delivery_id').on(t.deliveryId, t.id)],
  ),
  {
    owner: 'people/webhooks',
    whose: 'business',
    exported: 'each try of a delivery; what came of it stands there',
    kept: ['webhookMessages'],
    goesWith: 'parent',
  },
);
