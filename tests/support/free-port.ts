import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so outgoing connections cannot take it. */
const [FIRST, COUNT] = [20_000, 12_000];

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
