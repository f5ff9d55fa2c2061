import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line per call of the API; paths only, no query, no body, no address. */
export function logRequests(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (!c.req.path.startsWith('/api/')) return;
    const durationMs = Math.round(performance.now() - start);
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs,
    };
    logger.info(line, 'request');
  };
}
