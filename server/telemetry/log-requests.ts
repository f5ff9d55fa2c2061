import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { CallerNames } from '#server/context/actor.ts';

/** Facts about a call for the log. */
export interface CallVariables {
  requestId: string;
  /** Never logged as such. */
  ip: string;
  /** Operation id of the contract. */
  operation?: string;
  caller?: CallerNames;
  /** Account named by an anonymous caller; logged as a pseudonym. */
  account?: string;
}

const MAX_PATH = 300;
/** Frequent machine requests, and parts of a page. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/.*)$/;

/** Paths that carry the secret of a guest or of a list. */
const SECRET = /^(\/[dl]\/)[^/]+/;

/** A path for the log, without secrets. */
export const loggedPath = (path: string): string => path.replace(SECRET, '$1…').slice(0, MAX_PATH);

/** Whether a path is neither logged nor traced. */
export const isQuiet = (path: string): boolean => QUIET.test(path);

/** One log line per call or page: caller, operation, outcome. Path only, no query, body or address. */
export function logRequests(logger: Logger): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId, caller } = c.var;
    const { method, path } = c.req;
    if (!logger.isLevelEnabled('info') || isQuiet(path)) return;
    const durationMs = Math.round(performance.now() - start);
    const call = {
      requestId,
      ...caller,
      method,
      route: routePath(c),
      path: loggedPath(path),
    };
    logger.info({ ...call, status: c.res.status, durationMs }, 'request');
  };
}
