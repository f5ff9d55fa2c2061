import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from '#database/schema/api-keys.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { owned } from '#database/schema/owned.ts';
import type { AskedTool, RequestAnswer } from '#domain/agents/requests.ts';

/** Calls of agents that wait for a person's yes. */
export const agentRequests = owned(
  pgTable(
    'agent_requests',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      /** A revoked key takes its requests with it. */
      apiKeyId: uuid()
        .notNull()
        .references(() => apiKeys.id, { onDelete: 'cascade' }),
      /** Of the confirmation token: the same call finds its request. */
      nonce: text().notNull(),
      tool: text().$type<AskedTool>().notNull(),
      eventId: uuid()
        .notNull()
        .references(() => events.id, { onDelete: 'cascade' }),
      /** `seq` of a guest, who may be erased meanwhile. */
      guestSeq: bigint({ mode: 'number' }),
      /** Body of the operation, as the agent sent it. */
      given: jsonb().$type<Record<string, unknown>>().notNull(),
      /** State that the agent was quoted; a person sees whether it changed since. */
      version: text().notNull(),
      /** Null until a person answers. */
      answer: text().$type<RequestAnswer>(),
      answeredAt: timestamp({ withTimezone: true }),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      uniqueIndex('agent_requests_nonce').on(t.apiKeyId, t.nonce),
      index('agent_requests_event').on(t.eventId),
      index('agent_requests_created_at').on(t.createdAt),
    ],
  ),
  {
    owner: 'events/agent-requests',
    whose: 'business',
    exported: {
      business: { as: 'agent_requests', order: (t) => [t.createdAt, t.id], hidden: ['nonce', 'guestSeq', 'version'] },
    },
    kept: ['agentRequests'],
    since: (t) => t.createdAt,
    goesWith: 'account',
  },
);
