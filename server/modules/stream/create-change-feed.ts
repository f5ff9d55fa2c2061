import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { ChangeFeed } from '#server/context/adapters.ts';
import { CHANGE_CHANNEL } from '#server/modules/stream/announce-change.ts';

const RETRY_MS = 1000;
/** How long the connection is waited for, and each answer on it. */
const PATIENCE_MS = 5000;

type OnChange = (businessId?: string) => void;

/** How far the changes had come at a look. */
interface Reached {
  change: string;
  appChange: string;
}
interface Look extends Reached {
  isListening: boolean;
  /** Businesses with changes since the look that was named. */
  changed: string[];
}

async function look(client: Client, since: Reached | null): Promise<Look> {
  const { rows } = await client.query<Look>(
    `select exists (select from pg_listening_channels() as heard (name) where heard.name = $1) as "isListening",
      (select coalesce(max(id), 0) from business_changes)::text as change,
      (select coalesce(max(id), 0) from app_changes)::text as "appChange",
      array(
        select business_id::text from business_changes where id > $2
        union select business_id::text from app_changes where id > $3
      ) as changed`,
    [CHANGE_CHANNEL, since?.change ?? null, since?.appChange ?? null],
  );
  return rows[0] as Look;
}

/**
 * One listening connection for the whole process, opened by the first watcher and reopened whenever it breaks. Every few seconds
 * it is tried, as one that nobody ends is silent like one on which nothing happens; and watchers are told of what others committed
 * and died before telling of. `url` must lead to a session of PostgreSQL, not to one that a pooler shares.
 */
export function createChangeFeed(
  url: string,
  onError: (error: Error) => void,
  { heartbeatMs = 10_000 } = {},
): ChangeFeed {
  const watchers = new Map<string, Set<OnChange>>();
  const watchersOfAll = new Set<OnChange>();
  let connection: Client | undefined;
  let isListening = false;
  let isStopped = false;
  let next: NodeJS.Timeout | undefined;

  const wakeAll = () => {
    for (const group of [...watchers.values(), watchersOfAll]) for (const wake of group) wake();
  };
  const tell = (businessId: string) => {
    for (const group of [watchers.get(businessId) ?? [], watchersOfAll]) for (const wake of group) wake(businessId);
  };

  function giveUp(client: Client): Promise<void> {
    clearTimeout(next);
    connection = undefined;
    isListening = false;
    client.removeAllListeners().on('error', () => undefined);
    return client.end().catch(() => undefined);
  }

  function lose(client: Client, error: Error): void {
    if (connection !== client) return;
    void giveUp(client);
    onError(error);
    for (const wake of watchersOfAll) wake();
    next = setTimeout(listen, RETRY_MS).unref();
  }

  /** What is looked through reaches back two looks: a change may be committed after one with a higher number. */
  function beat(client: Client, before: Reached, last: Reached): void {
    next = setTimeout(() => {
      look(client, before).then(
        (now) => {
          if (connection !== client) return;
          if (!now.isListening) return lose(client, new Error('the session that listened for changes is gone'));
          for (const businessId of now.changed) tell(businessId);
          beat(client, last, now);
        },
        (error: Error) => lose(client, error),
      );
    }, heartbeatMs).unref();
  }

  async function open(client: Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${CHANGE_CHANNEL}`);
    const now = await look(client, null);
    if (connection !== client) return;
    isListening = true;
    wakeAll();
    beat(client, now, now);
  }

  function listen(): void {
    if (connection || isStopped || watchers.size + watchersOfAll.size === 0) return;
    clearTimeout(next);
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    connection = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('the connection that listened for changes has ended')));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) tell(payload);
    });
    open(client).catch((error: Error) => lose(client, error));
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
      clearTimeout(next);
      // One that is silent is not waited for.
      if (connection) await Promise.race([giveUp(connection), pause(RETRY_MS, undefined, { ref: false })]);
    },
  };
}
