import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';

const tag = 'API keys';
const access = { as: 'member', requires: 'owner' } as const;

const ApiKeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().openapi({ example: 'dabei_sk_Ab3dE5' }),
    scopes: z.array(z.enum(apiKeyScopes)),
    expires_at: InstantSchema.nullable(),
    last_used_at: InstantSchema.nullable(),
    created_at: InstantSchema,
  })
  .openapi('ApiKey');

const listApiKeys = defineRoute({
  method: 'get',
  path: '/api-keys',
  operationId: 'listApiKeys',
  tag,
  summary: 'Keys of the business, and how many requests a minute they may send together',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: {
    status: 200,
    description: 'Keys, newest first',
    schema: pageOf(ApiKeySchema).extend({ requests_per_minute: z.int() }),
  },
});

const createApiKey = defineRoute({
  method: 'post',
  path: '/api-keys',
  operationId: 'createApiKey',
  tag,
  summary: 'Make a key; it is shown in this answer and never again',
  access,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        name: text(80, 1),
        scopes: z
          .array(z.enum(apiKeyScopes))
          .min(1)
          .max(apiKeyScopes.length)
          .refine((scopes) => new Set(scopes).size === scopes.length, 'Names a scope twice')
          .default(['read']),
        expires_at: InstantSchema.nullable().default(null),
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
  tag,
  summary: 'Revoke a key at once',
  access,
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'Revoked' },
  problems: ['not_found'],
});

export const apiKeysRoutes = {
  listApiKeys,
  createApiKey,
  deleteApiKey,
};
