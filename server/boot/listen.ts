import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { version } from '#domain/shared/version.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError } from '#server/boot/settings/config.ts';
import { unavailable } from '#server/context/problem.ts';
import { isLongUpload, LONG_UPLOAD_MS } from '#server/http/long-uploads.ts';
import { REQUEST_TIMEOUT_MS } from '#server/http/request-timeout.ts';

/**
 * Milliseconds for running responses after the port closes. With the delay before and the end of jobs after, it must
 * fit into a supervisor's 30 seconds.
 */
const GRACE_MS = 15_000;

/** Seconds. */
const EARLY_RETRY_SECONDS = 2;

/** Milliseconds. Behind a proxy it exceeds the proxy's own, so that no request meets a closing connection. */
const KEEP_ALIVE_MS = { direct: 5_000, behindProxy: 72_000 };

/** Milliseconds between checks for late requests. */
const LATE_LOOK_MS = 500;

/** Limits per connection, and in total. Milliseconds. */
const limits = {
  /** Bytes of all headers including the path; 431 above. Browsers and proxies stay well below. */
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  /** 408 for an incomplete request, before the call itself times out. The largest proof fits at 1.5 Mbit/s. */
  requestTimeout: REQUEST_TIMEOUT_MS - 1_000,
  /** For long uploads. */
  longTimeout: LONG_UPLOAD_MS,
  connectionsCheckingInterval: 5000,
  /** Each open dashboard holds a stream; idle connections take about 30 kB. */
  maxConnections: 4096,
};

interface Answer {
  response: ServerResponse;
  /** By the monotonic clock. */
  since: number;
}

/** 408 for incomplete requests, as Node does for longer ones. */
function endLate(running: Set<Answer>, limitMs: number): void {
  const lateBefore = performance.now() - limitMs;
  for (const { since, response } of running) {
    const { req, headersSent } = response;
    const { method = '', url = '', socket } = req;
    if (req.complete || since > lateBefore || isLongUpload(method, url.split('?', 1)[0] ?? '')) continue;
    if (headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }
}

interface Served {
  fetch: Parameters<typeof getRequestListener>[0];
}

/** A bound port; early callers get 503 with `Retry-After`. */
export interface Port {
  serve(app: Served): void;
  /** Aborted when streams must end. */
  closing: AbortSignal;
  /**
   * Graceful shutdown: reports not ready, serves until balancers notice, then closes the port and waits for requests in
   * flight. Repeated calls share one shutdown.
   */
  stop(): Promise<void>;
}

function say(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  const always = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, { ...always, ...headers }).end(JSON.stringify(body));
}

/** Responses before the start is complete: alive, not ready. */
function answerEarly(path: string, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  if (path === '/healthz') {
    say(response, 200, { status: 'ok', version });
    return;
  }
  if (path === '/readyz') {
    say(response, 503, { status: 'starting' });
    return;
  }
  const requestId = randomUUID();
  say(response, 503, unavailable().toBody(requestId), {
    'Content-Type': 'application/problem+json',
    'X-Request-Id': requestId,
    'Retry-After': String(EARLY_RETRY_SECONDS),
    // Browsers reload by themselves.
    Refresh: String(EARLY_RETRY_SECONDS),
  });
}

function explain(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new ConfigError(`PORT ${port} is already in use`);
  if (code === 'EACCES') return new ConfigError(`PORT ${port} needs more rights`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new ConfigError(`HOST ${host} is no address of this machine`);
  return error;
}

/** Repeated Host headers (RFC 9112, 3.2): proxies may use another one. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Binds the port before the long part of the start. Throws ConfigError with one sentence. */
export async function listen(
  address: Pick<Config, 'port' | 'host'> & Partial<Pick<Config, 'trustedProxies' | 'shutdownDelayMs'>>,
  { maxConnections, requestTimeout, longTimeout, ...rest }: typeof limits = limits,
): Promise<Port> {
  const { port, host, trustedProxies = null, shutdownDelayMs = 0 } = address;
  const keepAliveTimeout = trustedProxies === null ? KEEP_ALIVE_MS.direct : KEEP_ALIVE_MS.behindProxy;
  const closing = new AbortController();
  const sockets = new Set<Socket>();
  const running = new Set<Answer>();
  let serveNow: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  let isStopping = false;

  const server = createServer({ ...rest, keepAliveTimeout, requestTimeout: longTimeout }, (request, response) => {
    const { url = '' } = request;
    if (namesTwoHosts(request)) return void response.writeHead(400, { Connection: 'close' }).end();
    if (!serveNow) return answerEarly(url.split('?', 1)[0] ?? '', response);
    if (isStopping) {
      response.setHeader('Connection', 'close');
      if (url === '/readyz') return say(response, 503, { status: 'stopping' });
    }
    serveNow(request, response);
  });
  const lookMs = Math.min(LATE_LOOK_MS, rest.connectionsCheckingInterval);
  const looking = setInterval(() => endLate(running, requestTimeout), lookMs).unref();
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, address);
  }

  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    isStopping = true;
    for (const { response } of running) if (!response.headersSent) response.setHeader('Connection', 'close');
    if (serveNow) await new Promise((resolve) => setTimeout(resolve, shutdownDelayMs));
    closing.abort();
    // Streams started before, without `Connection: close`.
    for (const { response } of running) response.once('finish', () => response.req.socket.end());
    const hasClosed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Node counts a preconnected, silent socket as a request in flight.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await hasClosed;
    clearTimeout(timer);
    clearInterval(looking);
  }

  return {
    closing: closing.signal,
    serve(app) {
      const answer = getRequestListener(app.fetch, { hostname: host });
      serveNow = (request, response) => {
        const mine = { response, since: performance.now() };
        running.add(mine);
        response.once('close', () => running.delete(mine));
        answer(request, response);
      };
    },
    stop: () => (stopped ??= stop()),
  };
}
