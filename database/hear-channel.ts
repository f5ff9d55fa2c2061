import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** In milliseconds: between two looks whether the connection still lives, for an answer, and before it is opened again. */
const LOOK_MS = 10_000;
const LIMIT_MS = 5_000;
const PAUSE_MS = 1_000;

interface Hearing {
  onMessage(message: string): void;
  /** Something may have been said while nobody listened: now, and whenever the connection has been opened again. */
  onOpen(client: Client): unknown;
  /** The connection is lost, or could not be opened. */
  onLost(error: Error): void;
  /** Tries the connection, as one that nobody ends is silent like one on which nothing happens; throws when it is of no use. */
  look?(client: Client): Promise<unknown>;
  lookMs?: number;
}

/**
 * Listens to one channel on a connection of its own, which is opened again whenever it is lost. A pooler between us and the database
 * may tell more than once that a connection is lost; pg-boss's own listening hears the first time only, and the second one
 * would end the process. `url` must lead to a session of PostgreSQL, not to one that a pooler shares.
 */
export function hearChannel(
  url: string,
  channel: string,
  { onMessage, onOpen, onLost, look = (client) => client.query('select 1'), lookMs = LOOK_MS }: Hearing,
) {
  let isStopped = false;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;

  function giveUp(mine: Client): Promise<void> {
    client = undefined;
    isOpen = false;
    clearTimeout(timer);
    return mine.end().catch(() => undefined);
  }

  function lose(lost: Client, error: Error): void {
    if (client !== lost) return;
    void giveUp(lost);
    onLost(error);
    timer = setTimeout(open, PAUSE_MS).unref();
  }

  function lookAfter(mine: Client): void {
    timer = setTimeout(() => {
      look(mine).then(
        () => client === mine && lookAfter(mine),
        (error: Error) => lose(mine, error),
      );
    }, lookMs).unref();
  }

  async function open(): Promise<void> {
    if (isStopped) return;
    const mine = new Client({
      connectionString: url,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
      keepAlive: true,
    });
    client = mine;
    mine.on('error', (error) => lose(mine, error));
    mine.on('end', () => lose(mine, new Error(`the connection that listens to ${channel} has ended`)));
    mine.on('notification', ({ payload = '' }) => {
      if (client === mine) onMessage(payload);
    });
    try {
      await mine.connect();
      await mine.query(`listen "${channel}"`);
      if (client !== mine) return;
      isOpen = true;
      await onOpen(mine);
      if (client === mine) lookAfter(mine);
    } catch (error) {
      lose(mine, error as Error);
    }
  }

  return {
    /** Once it was tried for the first time. */
    tried: open(),
    isOpen: () => isOpen,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      // One that is silent is not waited for.
      if (client) await Promise.race([giveUp(client), pause(PAUSE_MS, undefined, { ref: false })]);
    },
  };
}
