import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { apiKeyScopes, defaultKeyDays, defaultScopes, maxKeyAddresses } from '#domain/api-keys/scopes.ts';

const tag = 'API keys';
const access = { as: 'member', requires: 'owner' } as const;
/** Requires a recent proof of identity. */
const atStake = { ...access, stake: 'who_may_act' } as const;

const rangeForms = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const AddressRangeSchema = z
  .string()
  .max(49)
  .refine((value) => rangeForms.safeParse(value).success, 'Neither an address nor a range')
  .openapi({ example: '203.0.113.0/24', description: 'An IPv4 or IPv6 address, or a range of them (CIDR)' });

const TestSchema = z.boolean().openapi({
  description:
    'A test key calls the same API: what it makes is free, invisible to others, and deleted together. It begins with `dabei_test_`',
});

const AgentsMayActSchema = z.boolean().openapi({
  description:
    'Standing permission: agents (`/mcp`) with a live key publish, cancel, change published events and answer guests without a person; otherwise a person allows each of these calls. Test keys need none',
});

const ApiKeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().openapi({ example: 'dabei_sk_Ab3dE5' }),
    test: TestSchema,
    agents_may_act: AgentsMayActSchema,
    scopes: z.array(z.enum(apiKeyScopes)).openapi({ description: 'Writing a resource includes reading it' }),
    allowed_addresses: z.array(z.string()).openapi({ description: 'Empty: from anywhere' }),
    expires_at: InstantSchema.nullable(),
    last_used_at: InstantSchema.nullable(),
    created_at: InstantSchema,
  })
  .openapi('ApiKey');

const listApiKeys = defineRoute({
  method: 'get',
  path: '/api-keys',
  operationId: 'listApiKeys',
  priority: 'member_reads',
  tag,
  summary: 'Keys of the business, and their common limit of requests a minute',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: {
    status: 200,
    description: 'Keys, newest first',
    schema: pageOf(ApiKeySchema).extend({
      requests_per_minute: z.int(),
      your_address: z.string().nullable().openapi({
        example: '203.0.113.7',
        description: "The caller's address as checked for keys bound to addresses; null if unknown",
      }),
    }),
  },
});

const createApiKey = defineRoute({
  method: 'post',
  path: '/api-keys',
  operationId: 'createApiKey',
  priority: 'writes',
  tag,
  summary: 'Create a key; only this response contains it',
  access: atStake,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        name: text(80, 1),
        test: TestSchema.default(false),
        agents_may_act: AgentsMayActSchema.default(false),
        scopes: z
          .array(z.enum(apiKeyScopes))
          .min(1)
          .max(apiKeyScopes.length)
          .refine((scopes) => new Set(scopes).size === scopes.length, 'Names a scope twice')
          .default([...defaultScopes]),
        expires_at: InstantSchema.nullish().openapi({
          description: `In ${defaultKeyDays} days by default; null for a key that does not expire`,
        }),
        allowed_addresses: z
          .array(AddressRangeSchema)
          .max(maxKeyAddresses)
          .default([])
          .openapi({ description: 'Addresses allowed to use the key; empty: any' }),
      }),
    ),
  },
  success: {
    status: 201,
    description: 'The new key',
    schema: ApiKeySchema.extend({ key: z.string() }).openapi('NewApiKey'),
  },
  problems: ['limit_reached'],
});

const deleteApiKey = defineRoute({
  method: 'delete',
  path: '/api-keys/{id}',
  operationId: 'deleteApiKey',
  priority: 'writes',
  tag,
  summary: 'Revoke a key immediately',
  access: { ...access, stake: 'who_may_act', openBecause: 'only_ends' },
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'Revoked' },
  problems: ['not_found'],
});

export const apiKeysRoutes = {
  listApiKeys,
  createApiKey,
  deleteApiKey,
};
