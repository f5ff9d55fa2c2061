import type { MiddlewareHandler } from 'hono';
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

/** One line per call and page: who, what, outcome; paths only, no query, no body, no address. */
export function logRequests(logger: Logger): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (QUIET.test(c.req.path)) return;
    const durationMs = Math.round(performance.now() - start);
    const line = {
      requestId: c.var.requestId,
      ...c.var.caller,
      method: c.req.method,
      path: c.req.path.slice(0, MAX_PATH),
      status: c.res.status,
      durationMs,
    };
    logger.info(line, 'request');
  };
}
