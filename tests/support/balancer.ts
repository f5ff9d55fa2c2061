import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 1000;
/** Missing answers in a row until a process counts as gone, as balancers have it. */
const MOST_MISSED = 3;

/**
 * A simple balancer: polls readiness each second, keeps connections alive, never retries. A missing response becomes
 * 502. A process that says it is not ready gets no more calls; one that is only slow does.
 */
export async function startBalancer() {
  const agent = new Agent({ keepAlive: true });
  const backends = new Map<number, boolean>();
  let turn = 0;

  const missed = new Map<number, number>();

  const askStatus = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path: '/readyz', timeout: LOOK_MS }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('timeout', () => asked.destroy()).on('error', () => resolve(undefined));
      asked.end();
    });
  async function isReady(port: number): Promise<boolean> {
    const status = await askStatus(port);
    missed.set(port, status === undefined ? (missed.get(port) ?? 0) + 1 : 0);
    if (status === undefined) return backends.get(port) === true && (missed.get(port) ?? 0) < MOST_MISSED;
    return status === 200;
  }
  const look = async () => {
    await Promise.all([...backends.keys()].map(async (port) => backends.set(port, await isReady(port))));
  };
  const timer = setInterval(() => void look(), LOOK_MS);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = [...backends].filter(([, value]) => value).map(([port]) => port);
    const port = ready[turn++ % ready.length];
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
    if (port === undefined) return void fail();
    const { method, url: path, headers } = incoming;
    const call = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, host: `127.0.0.1:${port}` },
    });
    call.on('error', fail);
    call.on('response', (answer) => {
      // Hop-by-hop headers.
      const { connection: _, 'keep-alive': __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.on('aborted', fail).pipe(outgoing);
    });
    incoming.pipe(call);
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(port: number) {
      backends.set(port, await isReady(port));
    },
    isUsed: (port: number) => backends.get(port) === true,
    stop() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
