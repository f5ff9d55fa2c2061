import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { MailState } from '#domain/delivery/states.ts';
import type { CheckoutType } from '#domain/plans/offers.ts';
import type { EndedCall } from '#server/telemetry/instrument-calls.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Other methods share one series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Milliseconds per scrape for queried figures; later ones are omitted. */
const PATIENCE_MS = 1_000;

export interface Metrics {
  registers: Registry[];
  timeRequests: MiddlewareHandler;
  noteCall: (call: EndedCall) => void;
  notePayment: (type: CheckoutType) => void;
  noteMail: (state: MailState) => void;
  page: Hono;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Members that the library's types hide. */
interface Named {
  name: string;
  /** Collects figures at scrape time. */
  collect?: () => unknown;
}

/**
 * Renders all metrics. Unavailable ones, such as the database's in an outage, are omitted without delay and not queried
 * twice.
 */
function createReader(registry: Registry) {
  const pending = new Map<string, Promise<string>>();
  function ask({ name }: Named): Promise<string> {
    const asked = pending.get(name);
    if (asked) return asked;
    const text = registry
      .getSingleMetricAsString(name)
      .catch(() => '')
      .finally(() => pending.delete(name));
    pending.set(name, text);
    return text;
  }
  return async (): Promise<string> => {
    const isOver = new AbortController();
    const late = pause(PATIENCE_MS, '', { signal: isOver.signal }).catch(() => '');
    const all = registry.getMetricsAsArray() as unknown as Named[];
    const asking = all.filter(({ collect }) => collect !== undefined);
    const asked = await Promise.all(asking.map((metric) => Promise.race([ask(metric), late])));
    isOver.abort();
    // Collectors may set other metrics, so those are read last.
    const had = await Promise.all(all.filter(({ collect }) => collect === undefined).map(ask));
    const texts = [...asked, ...had];
    return `${texts.filter(Boolean).join('\n\n')}\n`;
  };
}

/**
 * Prometheus metrics: `/metrics` for the token's holder (401 for others), and request timing middleware. Labels are
 * path patterns, to bound the series.
 */
export function createMetrics(token: string): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const read = createReader(registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer; streams count until they are open',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'dabei_call_seconds',
    help: 'Time of calls of other services, by how they ended',
    labelNames: ['service', 'operation', 'outcome'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const payments = new Counter({
    name: 'dabei_payments_total',
    help: 'Payments that this process booked',
    labelNames: ['type'] as const,
    registers,
  });
  const mails = new Counter({
    name: 'dabei_mails_total',
    help: 'States that mails reached in this process: sent, refused, or reported',
    labelNames: ['state'] as const,
    registers,
  });

  return {
    registers,
    timeRequests: async (c, next) => {
      const start = performance.now();
      await next();
      const method = METHODS.has(c.req.method) ? c.req.method : 'other';
      const labels = { method, route: routePath(c), status: String(c.res.status) };
      duration.observe(labels, (performance.now() - start) / 1000);
    },
    notePayment: (type) => payments.inc({ type }),
    noteMail: (state) => mails.inc({ state }),
    noteCall: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    page: new Hono().get('/', async (c) => {
      if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
        return c.text('The token is missing or wrong', 401, { 'WWW-Authenticate': 'Bearer' });
      }
      c.header('Content-Type', registry.contentType);
      c.header('Cache-Control', 'no-store');
      return c.body(await read());
    }),
  };
}
