import type { Pool, PoolClient } from 'pg';
import type { ChangeFeed } from '#server/context/adapters.ts';
import { CHANGE_CHANNEL } from '#server/modules/stream/announce-change.ts';

const RETRY_MS = 1000;

type OnChange = (businessId?: string) => void;

/** One listening connection for the whole process, opened by the first watcher and reopened whenever it breaks. */
export function createChangeFeed(pool: Pool, onError: (error: Error) => void): ChangeFeed {
  const watchers = new Map<string, Set<OnChange>>();
  const watchersOfAll = new Set<OnChange>();
  let isListening = false;
  let connection: Promise<PoolClient | undefined> | undefined;
  let isStopped = false;

  const wakeAll = () => {
    for (const group of [...watchers.values(), watchersOfAll]) for (const wake of group) wake();
  };

  const reconnect = (error: Error) => {
    connection = undefined;
    isListening = false;
    if (isStopped) return;
    onError(error);
    for (const wake of watchersOfAll) wake();
    setTimeout(() => listen(), RETRY_MS).unref();
  };

  function listen(): void {
    if (connection || isStopped || watchers.size + watchersOfAll.size === 0) return;
    connection = pool
      .connect()
      .then(async (client) => {
        client.on('notification', ({ payload }) => {
          for (const group of [watchers.get(payload ?? '') ?? [], watchersOfAll])
            for (const wake of group) wake(payload);
        });
        client.once('error', (error) => {
          client.release(error);
          reconnect(error);
        });
        await client.query(`listen ${CHANGE_CHANNEL}`);
        isListening = true;
        wakeAll();
        return client;
      })
      .catch((error: Error) => {
        reconnect(error);
        return undefined;
      });
  }

  function watch(key: string, onChange: OnChange): () => void {
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
    watchAll(onChange) {
      watchersOfAll.add(onChange);
      listen();
      return () => {
        watchersOfAll.delete(onChange);
      };
    },
    countWatchers: () => [...watchers.values()].reduce((count, group) => count + group.size, 0),
    isListening: () => isListening,
    async stop() {
      isStopped = true;
      const client = await connection;
      client?.removeAllListeners('error');
      client?.release(true);
    },
  };
}
