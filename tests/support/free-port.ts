import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system assigns to outgoing calls, so that none of them takes it before the server does. */
const [FIRST, COUNT] = [20_000, 12_000];

/** A port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return findFreePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
