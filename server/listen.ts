import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Config } from '#server/config.ts';
import { ConfigError } from '#server/config.ts';

/** Time that running answers get when the server stops, in milliseconds. */
const GRACE_MS = 2000;

/** Listens on the configured address; answers how to stop. A port that cannot be had is told in one sentence. */
export async function listen(
  { port, host }: Config,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<() => Promise<void>> {
  const server = serve({ fetch, port, hostname: host }) as Server;
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} is already in use`);
    if (code === 'EACCES') throw new ConfigError(`PORT ${port} needs more rights`);
    throw error;
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
}
