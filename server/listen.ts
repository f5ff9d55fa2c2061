import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#server/config.ts';
import { ConfigError } from '#server/config.ts';
import { isLongUpload, LONG_UPLOAD_MS } from '#server/http/long-uploads.ts';

/** How long running responses may take when the server stops, in milliseconds. */
const GRACE_MS = 2000;

/** What one connection, and all of them together, may use. Times in milliseconds. */
const limits = {
  /** Bytes of all headers of a request, its address included; more is 431. Browsers and proxies stay well below. */
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  /** Until a request has arrived completely; after that, 408. The largest proof still gets through at 1.5 Mbit/s. */
  requestTimeout: 30_000,
  /** The same for a file that may take minutes. */
  longTimeout: LONG_UPLOAD_MS,
  /** How often both are checked. */
  connectionsCheckingInterval: 5000,
  /** Every open dashboard holds a connection for its stream. Idle ones take about 30 kB each. */
  maxConnections: 4096,
};

/** Ends a request that has not arrived in time, as Node does with those that take even longer. */
function endWhenLate(request: IncomingMessage, response: ServerResponse, afterMs: number): void {
  const { method = '', url = '', headers, socket } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || isLongUpload(method, url.split('?', 1)[0] ?? '')) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, afterMs);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

interface Served {
  app: { fetch: Parameters<typeof getRequestListener>[0] };
  /** Asked first; says whether it has answered. */
  answerKept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Asked next; says whether it has refused. */
  shedLoad?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

type Address = Pick<Config, 'port' | 'host'>;

/** Says in one sentence why an address cannot be listened on; throws the error itself when that is something else. */
function refuseAddress(error: unknown, { port, host }: Address): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} is already in use`);
  if (code === 'EACCES') throw new ConfigError(`PORT ${port} needs more rights`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    throw new ConfigError(`HOST ${host} is no address of this machine`);
  throw error;
}

/** Finds out whether the configured address can be listened on, before anything else is opened. */
export async function checkAddress(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(address.port, address.host);
    await once(probe, 'listening');
  } catch (error) {
    refuseAddress(error, address);
  }
  probe.close();
  await once(probe, 'close');
}

/** Listens on the configured address; returns a function that stops. A port that is taken is reported in one sentence. */
export async function listen(
  { port, host }: Address,
  { app, answerKept, shedLoad }: Served,
  { maxConnections, requestTimeout, longTimeout, ...rest }: typeof limits = limits,
): Promise<() => Promise<void>> {
  const serverOptions = { ...rest, requestTimeout: longTimeout };
  const answer = getRequestListener(app.fetch, { hostname: host });
  const server = createServer(serverOptions, (request, response) => {
    if (answerKept?.(request, response) || shedLoad?.(request, response)) return;
    endWhenLate(request, response, requestTimeout);
    answer(request, response);
  });
  server.maxConnections = maxConnections;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    refuseAddress(error, { port, host });
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
}
