import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { CallerNames } from '#server/context/actor.ts';

/** Facts about a call before its work is done. */
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

/** Writes one line for each call or page: who, what, outcome; paths only, no query, no body, no address. */
export function logRequests(logger: Logger): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId, caller } = c.var;
    const { method, path } = c.req;
    if (!logger.isLevelEnabled('info') || isQuiet(path)) return;
    const durationMs = Math.round(performance.now() - start);
    const call = { requestId, ...caller, method, route: routePath(c), path: path.slice(0, MAX_PATH) };
    logger.info({ ...call, status: c.res.status, durationMs }, 'request');
  };
}
