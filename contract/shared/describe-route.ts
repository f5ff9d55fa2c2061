import type { RouteConfig } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { Access } from '#contract/shared/access.ts';
import { describeAccess, isForFresh, opensByKey } from '#contract/shared/access.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { ProblemSchema, problemStatus, statusTitle } from '#contract/shared/problems.ts';
import type { AnyRoute } from '#contract/shared/route.ts';

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
  const headers = [...(takesIfMatch(route) ? [ifMatch] : []), ...(isIdempotent ? [idempotencyKey] : [])];
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
    ...(route.hasEtag && success.schema ? { headers: etagHeader } : {}),
    ...(success.schema ? { content: successContent(success.schema, success.hasCsv) } : {}),
  };
  return {
    method: route.method,
    path: route.path,
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
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
      ...problemResponses([...impliedProblems(route), ...(route.problems ?? [])]),
    },
  };
}
