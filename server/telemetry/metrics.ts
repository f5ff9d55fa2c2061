import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { JobQueue } from '#server/context/adapters.ts';
import { measureJobs } from '#server/telemetry/job-metrics.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metrics {
  timeRequests: MiddlewareHandler;
  /** Times one request that did not pass there; `start` is by `performance.now()`. */
  time: (request: { method: string; route: string; status: number; start: number }) => void;
  page: Hono;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * What the process counts about itself, in the format of Prometheus: `/metrics` for the holder of the token (401 for
 * others), and the middleware that times requests. Labels are patterns of paths, never paths, so that no id becomes a
 * series.
 */
export function createMetrics(token: string, jobs: JobQueue): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer; streams count until they are open',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  });
  measureJobs(registers, jobs);

  const time: Metrics['time'] = ({ method, route, status, start }) =>
    duration.observe({ method, route, status: String(status) }, (performance.now() - start) / 1000);

  return {
    time,
    timeRequests: async (c, next) => {
      const start = performance.now();
      await next();
      time({ method: c.req.method, route: routePath(c), status: c.res.status, start });
    },
    page: new Hono().get('/', async (c) => {
      if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
        return c.text('The token is missing or wrong', 401, { 'WWW-Authenticate': 'Bearer' });
      }
      c.header('Content-Type', registry.contentType);
      c.header('Cache-Control', 'no-store');
      return c.body(await registry.metrics());
    }),
  };
}
