import type { RouteConfig, z } from '@hono/zod-openapi';
import type { Access } from '#contract/shared/access.ts';
import { opensByKey } from '#contract/shared/access.ts';
import type { Audience } from '#contract/shared/audience.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import type { Tag } from '#contract/shared/tags.ts';

/**
 * Under overload the first priorities are refused first. `always` is never refused: sign-in, money, and requests that
 * wait for other things (streams, uploads, exports), which have their own limits.
 */
export type Priority = 'figures' | 'guest_reads' | 'member_reads' | 'writes' | 'always';

export interface AnyRoute {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operationId: string;
  priority: Priority;
  tag: Tag;
  summary: string;
  description?: string;
  access: Access;
  /** The document that describes it; default by access (`audienceOf`). */
  audience?: Audience;
  /** Accepts `Idempotency-Key`: same key and body give the same response, once. */
  isIdempotent?: boolean;
  /** Body fields never stored, not even in a fingerprint: a repeated key may have another value. */
  secretFields?: readonly string[];
  /** Superseded: days since when and until when it can be called, at least six months apart. */
  deprecated?: { since: string; ends: string };
  /** Readable by scripts of any site (CORS). */
  opensToSites?: true;
  /** Sends `ETag`; honours `If-None-Match` on reads and `If-Match` on changes. */
  hasEtag?: boolean;
  /** Fields that change without edits: `If-Match` ignores them. */
  etagLeavesOut?: readonly string[];
  request?: RouteConfig['request'];
  /** The body is a streamed file, allowed minutes instead of seconds. */
  takesLong?: boolean;
  /** Name of a list in the body that counts as one request per entry. */
  countsEach?: string;
  /** In bytes; default `maxJsonBytes`. */
  maxBodyBytes?: number;
  /** The only success response. */
  success: {
    status: 200 | 201 | 202 | 204;
    description: string;
    schema?: z.ZodType;
    /** 201 with the same schema on creation. */
    mayCreate?: boolean;
    /** CSV on `Accept: text/csv` or `format=csv`. */
    hasCsv?: boolean;
    /** The response is a private file of one of these types. */
    fileTypes?: readonly string[];
    /** The response is a stream of server-sent events. */
    isStream?: boolean;
  };
  problems?: readonly ProblemCode[];
}

/** Defines an endpoint. `describe-route.ts` derives the description of access and input. */
export function defineRoute<const R extends AnyRoute>(route: R): R {
  return route;
}

/** The document that describes a route. */
export function audienceOf({ access, audience, opensToSites, tag }: AnyRoute): Audience {
  if (audience) return audience;
  if (access.as === 'app') return 'app';
  if (access.as === 'reviewer' || tag === 'Review' || tag === 'Desk') return 'staff';
  return opensByKey(access) || opensToSites ? 'public' : 'browser';
}

/** Path in the router's syntax: `/events/:id`. */
export function routingPath({ path }: AnyRoute): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
