import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** How a schema change waits for locks. */
export interface LockRetry {
  /** Called after failed attempts and before long work. */
  log: (message: string) => void;
  /** Milliseconds per attempt; everything behind the lock waits too. */
  lockTimeoutMs: number;
  pauseMs: number;
  /** For all attempts. */
  timeoutMs: number;
}

const defaults: LockRetry = { log: () => undefined, lockTimeoutMs: 2000, pauseMs: 1000, timeoutMs: 600_000 };

/** Advisory lock of schema changes. */
const SCHEMA_LOCK = 7_231_104;
const LOCK_NOT_AVAILABLE = '55P03';

/** Errors name the statement. */
export async function runStatement(client: Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    throw Object.assign(error as Error, { statement });
  }
}

async function tryOnce(client: Client, work: (client: Client) => Promise<void>, lockTimeoutMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}; set local idle_in_transaction_session_timeout = 0`);
    // Transaction-level, as a pooler may share the session. A parameterized statement would keep its snapshot, which a
    // concurrent index build waits for.
    await client.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tables of a statement in use, with PostgreSQL process ids. */
const usersOfTables = `select distinct c.relname as name, l.pid, extract(epoch from now() - a.xact_start)::int as seconds
  from pg_locks l join pg_class c on c.oid = l.relation left join pg_stat_activity a on a.pid = l.pid
  where l.granted and l.pid <> pg_backend_pid() and c.relkind in ('r', 'p') and position('"' || c.relname || '"' in $1) > 0
  order by name, pid limit 5`;

/** Describes what a failed attempt waited for. */
async function describeWait(client: Client, statement: string | undefined): Promise<string> {
  if (statement === undefined) return 'another process changes it';
  const { rows } = await client.query(usersOfTables, [statement]);
  const users = rows.map(({ name, pid, seconds }) => `${name} by ${pid}${seconds === null ? '' : ` for ${seconds} s`}`);
  const [line = ''] = statement.replaceAll(/^--.*\n/gm, '').split('\n');
  return `a table is in use (${users.join(', ') || 'no longer'}), wanted by: ${line.slice(0, 120)}`;
}

/**
 * Runs `work` in a transaction under the schema lock. Retries on lock timeouts until `timeoutMs`, then throws the
 * database's error.
 */
export async function withSchemaLock(
  client: Client,
  work: (client: Client) => Promise<void>,
  retry: Partial<LockRetry> = {},
): Promise<void> {
  const { log, lockTimeoutMs, pauseMs, timeoutMs } = { ...defaults, ...retry };
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await tryOnce(client, work, lockTimeoutMs);
    } catch (error) {
      const { code, statement } = error as { code?: string; statement?: string };
      if (code !== LOCK_NOT_AVAILABLE || performance.now() > deadline) throw error;
      log(`The schema cannot be changed yet: ${await describeWait(client, statement)}. Trying again.`);
      await pause(pauseMs);
    }
  }
}
