import type { RouteConfig } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { Access } from '#contract/shared/access.ts';
import { describeAccess, isForFresh, opensByKey } from '#contract/shared/access.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { ProblemSchema, problemStatus, statusTitle } from '#contract/shared/problems.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { switchNear } from '#domain/switches/switches.ts';

/** A changed resource has an ETag; a created one has no earlier state to match. */
function takesIfMatch({ method, hasEtag, success }: AnyRoute): boolean {
  return Boolean(hasEtag) && method !== 'get' && success.status !== 201;
}

function impliedProblems(route: AnyRoute): ProblemCode[] {
  const { access, method, request, isIdempotent } = route;
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
  if (takesIfMatch(route)) codes.push('precondition_failed');
  if (switchNear(route.operationId)) codes.push('switched_off');
  return codes;
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access.as === 'anyone') return [];
  if (access.as === 'visitor' || access.as === 'app') return [{ apiKey: [] }];
  return [{ apiKey: [], bearer: [] }, ...(opensByKey(access) ? [{ apiKey: [] }] : [])];
}

function header(description: string, example: string) {
  return { description, schema: { type: 'string' as const, example } };
}

/** Headers of responses, described once in the document. */
export const responseHeaders = {
  ETag: header('Tag of this state', '"Zx81kQ0n7fWc5uJm2LbTgA"'),
  'Idempotent-Replayed': header('`true` if the response is that of an earlier request with this key', 'true'),
  RateLimit: header('Requests left (`r`) and seconds until they are renewed (`t`)', '"default";r=99;t=60'),
  'RateLimit-Policy': header('Requests (`q`) in a window of seconds (`w`)', '"default";q=100;w=60'),
  'RateLimit-Limit': header('As `q` of `RateLimit-Policy`', '100'),
  'RateLimit-Remaining': header('As `r` of `RateLimit`', '99'),
  'RateLimit-Reset': header('As `t` of `RateLimit`', '60'),
  'Retry-After': header('Seconds after which the request may be repeated', '60'),
  'WWW-Authenticate': header('The scheme of the credentials', 'Bearer realm="api"'),
};
type ResponseHeader = keyof typeof responseHeaders;

const limitHeaders = [
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

function headersNamed(names: readonly ResponseHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function successHeaders({ access, hasEtag, isIdempotent, success }: AnyRoute): ResponseHeader[] {
  const isLimited = access.as !== 'anyone' && access.as !== 'visitor';
  return [
    ...(hasEtag && success.schema ? (['ETag'] as const) : []),
    ...(isIdempotent ? (['Idempotent-Replayed'] as const) : []),
    ...(isLimited ? limitHeaders : []),
  ];
}

const problemHeaders: Record<number, readonly ResponseHeader[]> = {
  401: ['WWW-Authenticate'],
  429: [...limitHeaders, 'Retry-After'],
  503: ['Retry-After'],
};

const ifNoneMatch = z.object({
  'If-None-Match': z
    .string()
    .optional()
    .openapi({ description: '`ETag` of the state you have: 304 without a body if it is still the same' }),
});
const mustBeNew = z.object({
  'If-None-Match': z.literal('*').optional().openapi({ description: '`*`: only create; 412 if it exists' }),
});
const ifMatch = z.object({
  'If-Match': z
    .string()
    .optional()
    .openapi({ description: '`ETag` of the state the change is based on; otherwise 412' }),
});

const idempotencyKey = z.object({
  'Idempotency-Key': z.string().min(1).max(200).optional().openapi({
    description:
      'Your id of this attempt: repeating key and body returns the same response for 24 hours, without repeating the effect',
  }),
});

function requestOf(route: AnyRoute): RouteConfig['request'] {
  const { request, isIdempotent } = route;
  const headers = [
    ...(route.hasEtag && route.method === 'get' ? [ifNoneMatch] : []),
    ...(takesIfMatch(route) ? [ifMatch] : []),
    ...(route.success.mayCreate && route.hasEtag ? [mustBeNew] : []),
    ...(isIdempotent ? [idempotencyKey] : []),
  ];
  if (headers.length === 0) return request;
  return { ...request, headers: z.object(Object.assign({}, ...headers.map(({ shape }) => shape))) };
}

function successContent(schema: z.ZodType, hasCsv = false) {
  const json = { 'application/json': { schema } };
  return hasCsv ? { ...json, 'text/csv': { schema: z.string() } } : json;
}

function fileContent(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]));
}

/** OpenAPI responses, one per status, listing its codes. */
function problemResponses(codes: readonly ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, names]) => [
        status,
        {
          description: `${statusTitle(status)}: ${names.map((name) => `\`${name}\``).join(', ')}`,
          headers: headersNamed(problemHeaders[status] ?? []),
          content: { 'application/problem+json': { schema: ProblemSchema } },
        },
      ]),
  );
}

/** Includes what follows from access and input. */
export function describeRoute(route: AnyRoute): RouteConfig {
  const { success } = route;
  const request = requestOf(route);
  const answer = {
    headers: headersNamed(successHeaders(route)),
    ...(success.schema ? { content: successContent(success.schema, success.hasCsv) } : {}),
  };
  return {
    method: route.method,
    path: route.path,
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.deprecated ? { deprecated: true } : {}),
    description: [route.description, describeAccess(route.access)].filter(Boolean).join('\n\n'),
    security: securityOf(route.access),
    ...(request ? { request } : {}),
    'x-access': route.access,
    responses: {
      [success.status]: {
        description: success.description,
        ...answer,
        ...(success.isStream ? { content: { 'text/event-stream': { schema: z.string() } } } : {}),
        ...(success.fileTypes ? { content: fileContent(success.fileTypes) } : {}),
      },
      ...(success.mayCreate ? { 201: { description: 'Created', ...answer } } : {}),
      ...(route.hasEtag && route.method === 'get' ? { 304: { description: 'Unchanged' } } : {}),
      ...problemResponses([...impliedProblems(route), ...(route.problems ?? [])]),
    },
  };
}
