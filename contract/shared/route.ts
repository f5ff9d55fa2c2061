import type { RouteConfig } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import { describeAccess, opensByKey } from '#contract/shared/describe-access.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { problemResponses } from '#contract/shared/problems.ts';
import type { Tag } from '#contract/shared/tags.ts';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import type { MemberRequirement } from '#domain/team/permissions.ts';

/**
 * Who may call an endpoint: `anyone` without a key, `visitor` with the public key, `user` when signed in, `member` when
 * signed in and active in a business, with the named right; `reviewer` when signed in as staff who verify businesses; `app` is
 * the consumer app with its service key.
 */
export type Access =
  | { as: 'anyone' }
  | { as: 'visitor' }
  | { as: 'app' }
  | { as: 'user' }
  | { as: 'reviewer' }
  /** With a `scope`, a business's key that has it may do it without a person. */
  | { as: 'member'; requires: MemberRequirement; scope?: ApiKeyScope };

interface RouteOptions {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operationId: string;
  tag: Tag;
  summary: string;
  description?: string;
  access: Access;
  /** Accepts `Idempotency-Key`: the same key and body give the same answer, once. */
  isIdempotent?: boolean;
  /** Fields of the body that are kept nowhere, not even as part of a fingerprint: the same key may bring another value. */
  secretFields?: readonly string[];
  /** Answers with an `ETag`, and honours `If-None-Match` when it reads and `If-Match` when it changes. */
  hasEtag?: boolean;
  /** Fields that move without an edit: they do not change the tag, and so reading never answers 304. */
  etagLeavesOut?: readonly string[];
  request?: RouteConfig['request'];
  /** The one successful answer. */
  success: {
    status: 200 | 201 | 202 | 204;
    description: string;
    schema?: z.ZodType;
    /** The answer is CSV instead when the caller asks by `Accept: text/csv` or `format=csv`. */
    hasCsv?: boolean;
    /** The answer is a private file, of one of these types. */
    fileTypes?: readonly string[];
    /** The answer is a stream of server-sent events. */
    isStream?: boolean;
  };
  problems?: readonly ProblemCode[];
}

/** Changes something that has a tag already; what is only being created has no former state to match. */
function takesIfMatch({ method, hasEtag, success }: RouteOptions): boolean {
  return Boolean(hasEtag) && method !== 'get' && success.status !== 201;
}

function impliedProblems(options: RouteOptions): ProblemCode[] {
  const { access, request, isIdempotent } = options;
  const codes: ProblemCode[] = ['rate_limited', 'internal_error', 'unavailable'];
  if (access.as !== 'anyone') codes.push('invalid_api_key', 'address_not_allowed');
  if (access.as === 'user' || access.as === 'member' || access.as === 'reviewer') codes.push('invalid_token');
  if (access.as === 'member') codes.push('permission_missing', 'no_business');
  if (request?.body) codes.push('invalid_json', 'too_large', 'unsupported_media_type');
  if (request) codes.push('invalid_input');
  if (isIdempotent) codes.push('idempotency_key_reused');
  if (takesIfMatch(options)) codes.push('precondition_failed');
  return codes;
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access.as === 'anyone') return [];
  if (access.as === 'visitor' || access.as === 'app') return [{ apiKey: [] }];
  return [{ apiKey: [], bearer: [] }, ...(opensByKey(access) ? [{ apiKey: [] }] : [])];
}

const etagHeader = { ETag: { description: 'Tag of this state', schema: { type: 'string' as const } } };
const ifMatch = z.object({
  'If-Match': z
    .string()
    .optional()
    .openapi({ description: '`ETag` of the state that the change was made on; else 412' }),
});

const idempotencyKey = z.object({
  'Idempotency-Key': z.string().min(1).max(200).optional().openapi({
    description: 'Your name of this attempt: the same key and body give the same answer for 24 hours, once',
  }),
});

function requestOf(options: RouteOptions): RouteConfig['request'] {
  const { request, isIdempotent } = options;
  const headers = [...(takesIfMatch(options) ? [ifMatch] : []), ...(isIdempotent ? [idempotencyKey] : [])];
  const [first, second] = headers;
  if (!first) return request;
  return { ...request, headers: second ? first.extend(second.shape) : first };
}

function successContent(schema: z.ZodType, hasCsv = false) {
  const json = { 'application/json': { schema } };
  return hasCsv ? { ...json, 'text/csv': { schema: z.string() } } : json;
}

function fileContent(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]));
}

/** One endpoint as data. Everything that follows from its access and its input is filled in, so that no route forgets it. */
export function defineRoute<const R extends RouteOptions>(options: R) {
  const { success } = options;
  const request = requestOf(options);
  const route = createRoute({
    method: options.method,
    path: options.path,
    operationId: options.operationId,
    tags: [options.tag],
    summary: options.summary,
    description: [options.description, describeAccess(options.access)].filter(Boolean).join('\n\n'),
    security: securityOf(options.access),
    ...(request ? { request } : {}),
    'x-access': options.access,
    responses: {
      [success.status]: {
        description: success.description,
        ...(options.hasEtag && success.schema ? { headers: etagHeader } : {}),
        ...(success.schema ? { content: successContent(success.schema, success.hasCsv) } : {}),
        ...(success.isStream ? { content: { 'text/event-stream': { schema: z.string() } } } : {}),
        ...(success.fileTypes ? { content: fileContent(success.fileTypes) } : {}),
      },
      ...problemResponses([...impliedProblems(options), ...(options.problems ?? [])]),
    },
  });
  return { ...options, route } as R & { route: typeof route };
}

/** Any endpoint of the contract. */
export type AnyRoute = ReturnType<typeof defineRoute<RouteOptions>>;
