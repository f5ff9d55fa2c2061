import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds. */
const CHECK_INTERVAL_MS = 10_000;
const TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;

interface ListenOptions {
  onMessage(message: string): void;
  /** On every connect: messages may have been missed. */
  onConnect(client: Client): unknown;
  /** Lost, or not opened. */
  onDisconnect(error: Error): void;
  /** Checks the connection, since a dead one may be silent; throws if unusable. */
  check?(client: Client): Promise<unknown>;
  checkIntervalMs?: number;
}

/**
 * Listens to a channel on its own connection, reopened when lost. pg-boss's listener would end the process when a
 * pooler reports a loss twice. `url` must bypass poolers that share sessions.
 */
export function listenToChannel(
  url: string,
  channel: string,
  {
    onMessage,
    onConnect,
    onDisconnect,
    check = (client) => client.query('select 1'),
    checkIntervalMs = CHECK_INTERVAL_MS,
  }: ListenOptions,
) {
  let isStopped = false;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;

  function close(mine: Client): Promise<void> {
    client = undefined;
    isOpen = false;
    clearTimeout(timer);
    return mine.end().catch(() => undefined);
  }

  function reconnect(lost: Client, error: Error): void {
    if (client !== lost) return;
    void close(lost);
    onDisconnect(error);
    timer = setTimeout(open, RECONNECT_MS).unref();
  }

  function scheduleCheck(mine: Client): void {
    timer = setTimeout(() => {
      check(mine).then(
        () => client === mine && scheduleCheck(mine),
        (error: Error) => reconnect(mine, error),
      );
    }, checkIntervalMs).unref();
  }

  async function open(): Promise<void> {
    if (isStopped) return;
    const mine = new Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    client = mine;
    mine.on('error', (error) => reconnect(mine, error));
    mine.on('end', () => reconnect(mine, new Error(`the connection that listens to ${channel} has ended`)));
    mine.on('notification', ({ payload = '' }) => {
      if (client === mine) onMessage(payload);
    });
    try {
      await mine.connect();
      await mine.query(`listen "${channel}"`);
      if (client !== mine) return;
      isOpen = true;
      await onConnect(mine);
      if (client === mine) scheduleCheck(mine);
    } catch (error) {
      reconnect(mine, error as Error);
    }
  }

  return {
    /** Resolves after the first attempt to connect. */
    firstAttempt: open(),
    isOpen: () => isOpen,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      // Without waiting for a silent server.
      if (client) await Promise.race([close(client), pause(RECONNECT_MS, undefined, { ref: false })]);
    },
  };
}
