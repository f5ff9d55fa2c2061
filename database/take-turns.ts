import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** How a change of the schema waits for others. */
export interface Patience {
  /** Called after every try that found something locked. */
  log: (message: string) => void;
  /** How long one try waits for a lock, which keeps everything behind it waiting as well. */
  lockTimeoutMs: number;
  /** Between two tries. */
  pauseMs: number;
  /** After this, the last try's failure is final. */
  giveUpAfterMs: number;
}

const defaults: Patience = { log: () => undefined, lockTimeoutMs: 2000, pauseMs: 1000, giveUpAfterMs: 600_000 };

/** Any fixed number: processes that change the schema at once take turns on it. */
const TURN = 7_231_104;
const LOCK_NOT_AVAILABLE = '55P03';

async function tryOnce(client: Client, work: (client: Client) => Promise<void>, lockTimeoutMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    // Held by the transaction, not by the session: behind a pooler the session is not ours alone.
    await client.query('select pg_advisory_xact_lock($1)', [TURN]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Runs `work` in one transaction while no other process changes the schema. When something is locked, by them or by a
 * reader of a table, it tries again until the patience ends; then the database's error is thrown.
 */
export async function takeTurns(
  client: Client,
  work: (client: Client) => Promise<void>,
  patience: Partial<Patience> = {},
): Promise<void> {
  const { log, lockTimeoutMs, pauseMs, giveUpAfterMs } = { ...defaults, ...patience };
  const deadline = performance.now() + giveUpAfterMs;
  for (;;) {
    try {
      return await tryOnce(client, work, lockTimeoutMs);
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || performance.now() > deadline) throw error;
      log('The schema cannot be changed yet: another process changes it, or a table is in use. Trying again.');
      await pause(pauseMs);
    }
  }
}
