import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { CallVariables } from '#server/telemetry/log-requests.ts';
import { isQuiet } from '#server/telemetry/log-requests.ts';
import type { Tracing } from '#server/telemetry/spans.ts';
import { withSpan } from '#server/telemetry/spans.ts';

const HTTP_METHOD = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** A trace per call under its path pattern, with the request id for the log. No caller, path or input. */
export function traceRequests(tracing: Tracing): MiddlewareHandler<{ Variables: CallVariables }> {
  return async (c, next) => {
    if (isQuiet(c.req.path)) return next();
    const method = HTTP_METHOD.test(c.req.method) ? c.req.method : '_OTHER';
    const span = tracing.begin(
      {
        name: method,
        kind: 'server',
        facts: { 'http.request.method': method, 'dabei.request_id': c.get('requestId') },
      },
      { asked: c.req.header('traceparent') },
    );
    await withSpan(span, async () => {
      await next();
      const { status } = c.res;
      const route = routePath(c);
      span.rename(`${method} ${route}`);
      span.note({ 'http.route': route, 'http.response.status_code': status, 'dabei.operation': c.var.operation });
      if (status >= 500) span.end(c.error ?? new Error());
    });
  };
}
