import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { unavailable } from '#server/context/problem.ts';
import { rankOf } from '#server/http/call-ranks.ts';
import type { LoadRule } from '#server/http/load-rule.ts';
import { createLoadRule } from '#server/http/load-rule.ts';
import { logRequest } from '#server/telemetry/log-requests.ts';

const RETRY_SECONDS = 2;
/** The route under which refused calls are counted. */
const ROUTE = 'refused';

interface Surroundings {
  logger: Logger;
  /** Counts the request, where somebody reads the counts. */
  time?: ((request: { method: string; route: string; status: number; start: number }) => void) | undefined;
  rule?: LoadRule;
}

/**
 * Refuses calls with 503 while more come than are answered, those that are cheapest to lose first, and before anything is
 * made of them. Says whether it has.
 */
export function createLoadShedder({ logger, time, rule = createLoadRule(() => performance.now()) }: Surroundings) {
  let wasBusy = false;

  function refuse(request: IncomingMessage, response: ServerResponse, path: string): void {
    const start = performance.now();
    const { method = '' } = request;
    const requestId = randomUUID();
    const problem = unavailable(RETRY_SECONDS);
    response.writeHead(problem.status, {
      ...problem.options.headers,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
    });
    response.end(JSON.stringify(problem.toBody(requestId)));
    time?.({ method, route: ROUTE, status: problem.status, start });
    logRequest(logger, { requestId, method, path, route: ROUTE, status: problem.status, start });
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    const rank = rankOf({ method, path, userAgent: headers['user-agent'] });
    if (!rank) return false;
    const leave = rule.enter(rank);
    const isBusy = leave === undefined || (wasBusy && rule.isBusy());
    if (isBusy !== wasBusy)
      logger.warn(isBusy ? 'more calls than can be answered: some are refused' : 'all are answered');
    wasBusy = isBusy;
    if (!leave) {
      refuse(request, response, path);
      return true;
    }
    response.once('close', leave);
    return false;
  };
}
