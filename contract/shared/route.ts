import type { RouteConfig } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import type { Access } from '#contract/shared/access.ts';
import { describeAccess, isForFresh, opensByKey } from '#contract/shared/access.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { problemResponses } from '#contract/shared/problems.ts';
import type { Tag } from '#contract/shared/tags.ts';

interface RouteOptions {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operationId: string;
  tag: Tag;
  summary: string;
  description?: string;
  access: Access;
  /** Accepts `Idempotency-Key`: the same key and body get the same response, once. */
  isIdempotent?: boolean;
  /**
   * Fields of the body that are not stored, not even as part of a fingerprint: the same key may come with another value.
   */
  secretFields?: readonly string[];
  /** Sends an `ETag`, and honours `If-None-Match` when reading and `If-Match` when changing. */
  hasEtag?: boolean;
  /** Fields that change without an edit: they do not affect the tag, so reading never returns 304. */
  etagLeavesOut?: readonly string[];
  request?: RouteConfig['request'];
  /** The body is a file that is read while it arrives, which may take minutes instead of seconds. */
  takesLong?: boolean;
  /** A list in the body of which each entry counts as a call. */
  countsEach?: string;
  /** Maximum size of the whole body in bytes; `maxJsonBytes` when omitted. */
  maxBodyBytes?: number;
  /** The one successful response. */
  success: {
    status: 200 | 201 | 202 | 204;
    description: string;
    schema?: z.ZodType;
    /** 201 with the same schema when the call made what it is about. */
    mayCreate?: boolean;
    /** The response is CSV instead when the caller asks for it by `Accept: text/csv` or `format=csv`. */
    hasCsv?: boolean;
    /** The response is a private file, of one of these types. */
    fileTypes?: readonly string[];
    /** The response is a stream of server-sent events. */
    isStream?: boolean;
  };
  problems?: readonly ProblemCode[];
}

/** Changes something that already has a tag; a resource that is only being created has no earlier state to match. */
function takesIfMatch({ method, hasEtag, success }: RouteOptions): boolean {
  return Boolean(hasEtag) && method !== 'get' && success.status !== 201;
}

function impliedProblems(options: RouteOptions): ProblemCode[] {
  const { access, method, request, isIdempotent } = options;
  const codes: ProblemCode[] = ['rate_limited', 'internal_error', 'unavailable'];
  if (access.as !== 'anyone') codes.push('invalid_api_key', 'api_key_expired', 'address_not_allowed');
  if (securityOf(access).some((keys) => 'bearer' in keys)) codes.push('invalid_token');
  if (access.as === 'member') codes.push('permission_missing', 'no_business', 'second_factor_needed');
  if (access.as === 'member' && method !== 'get' && !access.whileStopped) codes.push('measure_in_force');
  if (access.as === 'reviewer' && access.may !== 'active') codes.push('permission_missing');
  if (access.as === 'reviewer' && !access.withoutFactor) codes.push('second_factor_needed');
  if (isForFresh(access)) codes.push('fresh_sign_in_needed');
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

/**
 * One endpoint as data. Everything that follows from its access and its input is filled in, so that no route can forget it.
 */
export function defineRoute<const R extends RouteOptions>(options: R) {
  const { success } = options;
  const request = requestOf(options);
  const answer = {
    ...(options.hasEtag && success.schema ? { headers: etagHeader } : {}),
    ...(success.schema ? { content: successContent(success.schema, success.hasCsv) } : {}),
  };
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
        ...answer,
        ...(success.isStream ? { content: { 'text/event-stream': { schema: z.string() } } } : {}),
        ...(success.fileTypes ? { content: fileContent(success.fileTypes) } : {}),
      },
      ...(success.mayCreate ? { 201: { description: 'Created', ...answer } } : {}),
      ...problemResponses([...impliedProblems(options), ...(options.problems ?? [])]),
    },
  });
  return { ...options, route } as R & { route: typeof route };
}

/** Any endpoint of the contract. */
export type AnyRoute = ReturnType<typeof defineRoute<RouteOptions>>;
