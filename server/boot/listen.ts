import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError } from '#server/boot/settings/config.ts';
import { unavailable } from '#server/context/problem.ts';
import { isLongUpload, LONG_UPLOAD_MS } from '#server/http/long-uploads.ts';
import { REQUEST_TIMEOUT_MS } from '#server/http/request-timeout.ts';

/**
 * How long running responses may take when the port is closed, in milliseconds. With the delay before it, the end of jobs and of
 * connections after it, all has to fit into the 30 seconds that supervisors grant.
 */
const GRACE_MS = 15_000;

/** When a caller may come again that came too early, in seconds. */
const EARLY_RETRY_SECONDS = 2;

/**
 * How long a connection stays open between two requests, in milliseconds. Behind a proxy longer than any of them keeps one, so that
 * none sends a request on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = { direct: 5_000, behindProxy: 72_000 };

/** How often it is looked for requests that have not arrived in time, in milliseconds. */
const LATE_LOOK_MS = 500;

/** Limits of one connection, and of all together. Times in milliseconds. */
const limits = {
  /** Bytes of all headers of a request, its address included; more is 431. Browsers and proxies stay well below. */
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  /**
   * Until a request has arrived completely; after that, 408, before the call as a whole is late. The largest proof still gets
   * through at 1.5 Mbit/s.
   */
  requestTimeout: REQUEST_TIMEOUT_MS - 1_000,
  /** The same for a file that may take minutes. */
  longTimeout: LONG_UPLOAD_MS,
  /** How often both are checked. */
  connectionsCheckingInterval: 5000,
  /** Every open dashboard holds a connection for its stream. Idle ones take about 30 kB each. */
  maxConnections: 4096,
};

interface Answer {
  response: ServerResponse;
  /** When its request came, as the clock of the process says. */
  since: number;
}

/** Answers requests that have not arrived in time, as Node does with those that take even longer. */
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
  /** Aborted when streams have to end, so that their clients open them elsewhere. */
  closing: AbortSignal;
  /**
   * Says that the process is not ready any more, goes on answering until balancers have noticed, then takes no more connections
   * and waits for the answers that are under way. Once more waits for the same.
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

/** Response during the start: the process lives, and is not ready. */
function answerEarly(path: string, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  if (path === '/healthz') {
    say(response, 200, { status: 'ok' });
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
    // A browser that came too early looks again by itself.
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

/** Whether a request names its host more than once (RFC 9112, 3.2): proxies may read another one than we do. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Takes the configured address, before the long work of a start. What is wrong with it is reported in one sentence. */
export async function listen(
  address: Pick<Config, 'port' | 'host'> & Partial<Pick<Config, 'trustedProxies' | 'shutdownDelayMs'>>,
  { maxConnections, requestTimeout, longTimeout, ...rest }: typeof limits = limits,
): Promise<Port> {
  const { port, host, trustedProxies = null, shutdownDelayMs = 0 } = address;
  const keepAliveTimeout = trustedProxies === null ? KEEP_ALIVE_MS.direct : KEEP_ALIVE_MS.behindProxy;
  const closing = new AbortController();
  const sockets = new Set<Socket>();
  /** Requests with an open response. */
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
    // Answers that began before, such as streams, did not say that their connection ends.
    for (const { response } of running) response.once('finish', () => response.req.socket.end());
    const hasClosed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Browsers open connections ahead; Node takes one that never said a word for a request under way.
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
