import { Client } from 'pg';

/** In milliseconds: between two looks whether the connection still lives, for an answer, and before it is opened again. */
const LOOK_MS = 10_000;
const LIMIT_MS = 5_000;
const PAUSE_MS = 1_000;

interface Hearing {
  onMessage(message: string): void;
  /** Something may have been said while nobody listened: now, and whenever the connection has been opened again. */
  onOpen(): void;
  onError(error: Error): void;
}

/**
 * Listens to one channel on a connection of its own, which is opened again whenever it is lost. A pooler between us and the database
 * may tell more than once that a connection is lost; pg-boss's own listening hears the first time only, and the second one
 * would end the process.
 */
export async function hearChannel(url: string, channel: string, { onMessage, onOpen, onError }: Hearing) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;

  function lose(lost: Client, error: Error): void {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    clearTimeout(timer);
    if (isStopped) return;
    onError(error);
    timer = setTimeout(open, PAUSE_MS);
    timer.unref();
  }

  function look(mine: Client): void {
    timer = setTimeout(() => {
      mine.query('select 1').then(
        () => client === mine && look(mine),
        (error: Error) => lose(mine, error),
      );
    }, LOOK_MS);
    timer.unref();
  }

  async function open(): Promise<void> {
    const mine = new Client({
      connectionString: url,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
      keepAlive: true,
    });
    client = mine;
    mine.on('error', (error) => lose(mine, error));
    mine.on('end', () => lose(mine, new Error(`the connection that listens to ${channel} has ended`)));
    mine.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await mine.connect();
      await mine.query(`listen "${channel}"`);
      if (client !== mine) return;
      onOpen();
      look(mine);
    } catch (error) {
      lose(mine, error as Error);
    }
  }

  await open();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
