import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { CallerNames } from '#server/context/actor.ts';

/** What is known about a call before its work is done. */
export interface CallVariables {
  requestId: string;
  /** The caller's address; never logged as it is. */
  ip: string;
  /** The route, by its name in the contract. */
  operation?: string;
  /** The caller, once known. */
  caller?: CallerNames;
  /** The account that an anonymous caller named; never logged as it is. */
  account?: string;
}

const MAX_PATH = 300;
/** Requested by machines every few seconds, or parts of a page that has a line of its own. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/.*)$/;

/** Whether requests of this path leave no line and no trace. */
export const isQuiet = (path: string): boolean => QUIET.test(path);

interface Call {
  requestId: string;
  caller?: CallerNames | undefined;
  method: string;
  path: string;
  /** The pattern of the path, by which requests are counted. */
  route: string;
  status: number;
  /** By `performance.now()`. */
  start: number;
  /** Where the logger does not know it by itself. */
  traceId?: string | undefined;
}

/** Writes one line for a call or page: who, what, outcome; paths only, no query, no body, no address. */
export function logRequest(logger: Logger, call: Call): void {
  const { requestId, caller, method, path, route, status, start, traceId } = call;
  if (!logger.isLevelEnabled('info') || isQuiet(path)) return;
  const durationMs = Math.round(performance.now() - start);
  const line = { requestId, ...caller, method, route, path: path.slice(0, MAX_PATH), status, durationMs };
  logger.info(traceId === undefined ? line : { ...line, traceId }, 'request');
}

/** Writes such a line for everything that passes. */
export function logRequests(logger: Logger): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId, caller } = c.var;
    const { method, path } = c.req;
    logRequest(logger, { requestId, caller, method, path, route: routePath(c), status: c.res.status, start });
  };
}
