import type { RouteConfig, z } from '@hono/zod-openapi';
import type { Access } from '#contract/shared/access.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import type { Tag } from '#contract/shared/tags.ts';

/**
 * When more calls arrive than are answered, those of the first priority are refused first. `always` is never refused: ways in, money, and
 * calls that wait for something else than this process (streams, uploads, exports), which have limits of their own.
 */
export type Priority = 'figures' | 'guest_reads' | 'member_reads' | 'writes' | 'always';

/** Any endpoint of the contract, as data. */
export interface AnyRoute {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operationId: string;
  priority: Priority;
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

/**
 * One endpoint. What follows from its access and its input, its description gets by itself (`describe-route.ts`), so that no
 * route can forget it.
 */
export function defineRoute<const R extends AnyRoute>(route: R): R {
  return route;
}

/** The path of an endpoint as the router reads it: `/events/:id`. */
export function routingPath({ path }: AnyRoute): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
