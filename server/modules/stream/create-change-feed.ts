import type { Pool, PoolClient } from 'pg';
import type { ChangeFeed } from '#server/context/adapters.ts';
import { CHANGE_CHANNEL } from '#server/modules/stream/announce-change.ts';

const RETRY_MS = 1000;
/** The group of those who watch every business. */
const EVERY = '*';

/** One listening connection for the whole process, opened by the first watcher and reopened whenever it breaks. */
export function createChangeFeed(pool: Pool, onError: (error: Error) => void): ChangeFeed {
  const watchers = new Map<string, Set<() => void>>();
  let connection: Promise<PoolClient | undefined> | undefined;
  let isStopped = false;

  const wakeAll = () => {
    for (const group of watchers.values()) for (const wake of group) wake();
  };

  const reconnect = (error: Error) => {
    connection = undefined;
    if (isStopped) return;
    onError(error);
    setTimeout(() => listen(), RETRY_MS).unref();
  };

  function listen(): void {
    if (connection || isStopped || watchers.size === 0) return;
    connection = pool
      .connect()
      .then(async (client) => {
        client.on('notification', ({ payload }) => {
          for (const key of [payload ?? '', EVERY]) for (const wake of watchers.get(key) ?? []) wake();
        });
        client.once('error', (error) => {
          client.release(error);
          reconnect(error);
        });
        await client.query(`listen ${CHANGE_CHANNEL}`);
        wakeAll();
        return client;
      })
      .catch((error: Error) => {
        reconnect(error);
        return undefined;
      });
  }

  function watch(key: string, onChange: () => void): () => void {
    const group = watchers.get(key) ?? new Set();
    watchers.set(key, group.add(onChange));
    listen();
    return () => {
      group.delete(onChange);
      if (group.size === 0) watchers.delete(key);
    };
  }

  return {
    watch,
    watchAll: (onChange) => watch(EVERY, onChange),
    async stop() {
      isStopped = true;
      const client = await connection;
      client?.removeAllListeners('error');
      client?.release(true);
    },
  };
}
