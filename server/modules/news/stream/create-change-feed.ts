import type { Client } from 'pg';
import { listenToChannel } from '#database/listen-to-channel.ts';
import type { ChangeFeed } from '#server/context/adapters.ts';
import { CHANGE_CHANNEL } from '#server/modules/news/stream/announce-change.ts';

type OnChange = (businessId?: string) => void;

/** Highest change ids at a poll. */
interface Reached {
  change: string;
  appChange: string;
}
interface ChangeState extends Reached {
  isListening: boolean;
  /** Businesses changed since the given poll. */
  changed: string[];
}

async function readState(client: Client, since: Reached | null): Promise<ChangeState> {
  const { rows } = await client.query<ChangeState>(
    `select exists (select from pg_listening_channels() as heard (name) where heard.name = $1) as "isListening",
      (select coalesce(max(id), 0) from business_changes)::text as change,
      (select coalesce(max(id), 0) from app_changes)::text as "appChange",
      array(
        select business_id::text from business_changes where id > $2
        union select business_id::text from app_changes where id > $3
      ) as changed`,
    [CHANGE_CHANNEL, since?.change ?? null, since?.appChange ?? null],
  );
  return rows[0] as ChangeState;
}

/**
 * One listening connection per process, opened by the first watcher and reopened on failure. Polls to detect dead
 * connections and unannounced changes. `url`: a direct PostgreSQL session, not a shared pooler's.
 */
export function createChangeFeed(
  url: string,
  onError: (error: Error) => void,
  { heartbeatMs = 10_000 } = {},
): ChangeFeed {
  const watchers = new Map<string, Set<OnChange>>();
  const watchersOfAll = new Set<OnChange>();
  let listener: ReturnType<typeof listenToChannel> | undefined;
  let isStopped = false;
  /** Two polls, as a change may commit after a higher number. */
  let reached: [Reached | null, Reached | null] = [null, null];

  const wakeAll = () => {
    for (const group of [...watchers.values(), watchersOfAll]) for (const wake of group) wake();
  };
  const tell = (businessId: string) => {
    for (const group of [watchers.get(businessId) ?? [], watchersOfAll]) for (const wake of group) wake(businessId);
  };

  function listen(): void {
    if (isStopped) return;
    listener ??= listenToChannel(url, CHANGE_CHANNEL, {
      onMessage: tell,
      async onConnect(client) {
        const now = await readState(client, null);
        reached = [now, now];
        wakeAll();
      },
      onDisconnect(error) {
        onError(error);
        for (const wake of watchersOfAll) wake();
      },
      async check(client) {
        const now = await readState(client, reached[0]);
        if (!now.isListening) throw new Error('the session that listened for changes is gone');
        for (const businessId of now.changed) tell(businessId);
        reached = [reached[1], now];
      },
      checkIntervalMs: heartbeatMs,
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
    isListening: () => listener?.isOpen() ?? false,
    async stop() {
      isStopped = true;
      await listener?.stop();
    },
  };
}
