import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { breaksConnection } from '#database/failures.ts';
import type { ChannelMessage } from '#database/notifier.ts';
import { Notifier } from '#database/notifier.ts';
import type { ConnectOptions } from '#database/pool.ts';
import { GuardedPool, ReaderPool } from '#database/pool.ts';
import { insideTransaction, isInsideTransaction } from '#database/transaction-scope.ts';
import { watchResult } from '#database/watch-statement.ts';

type Schema = Record<string, never>;

const dialect = new PgDialect({ casing: 'snake_case' });

export class Transaction extends NodePgTransaction<Schema, Schema> {
  /** Sent after the commit. */
  readonly messages: ChannelMessage[] = [];

  constructor(connection: PoolClient) {
    super(dialect, new NodePgSession(connection, dialect, undefined), undefined);
  }
}

/** Errors of transactions with an unsent commit. */
const rolledBack = new WeakSet<object>();

/**
 * Has its own transactions: Drizzle's leaks the connection if `begin` fails, and returns a broken one to the pool if
 * `rollback` fails.
 */
export class Database extends NodePgDatabase<Schema> {
  readonly #pool: GuardedPool;
  readonly #notifier: Notifier | undefined;
  /** One per connection, so that prepared queries are built once. */
  readonly #transactions = new WeakMap<PoolClient, Transaction>();

  /** Without a notifier, commits notify nobody. */
  constructor(pool: GuardedPool, notifier?: Notifier) {
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined);
    this.#pool = pool;
    this.#notifier = notifier;
  }

  /** Rolls back if the work throws. */
  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const tx = this.#transactions.get(client) ?? this.#open(client);
    let isCommitting = false;
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await insideTransaction(() => work(tx));
      isCommitting = true;
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}`);
      this.#notifier?.add(tx.messages);
      return result;
    } catch (error) {
      if (!isCommitting && error instanceof Error) rolledBack.add(error);
      if (breaksConnection(error)) broken = error as Error;
      else await client.query('rollback').catch((cause: Error) => (broken = cause));
      throw error;
    } finally {
      tx.messages.length = 0;
      client.release(broken);
    }
  }

  #open(client: PoolClient): Transaction {
    const pool = this.#pool;
    const query = (config: QueryConfig, values?: unknown[]): Promise<QueryResult> => {
      // Work after the end would write into the connection's next transaction.
      if (!isInsideTransaction()) return Promise.reject(new Error('the transaction is over'));
      const answer = client.query(pool.named(config), values);
      if (pool.watchStatement) watchResult(pool.watchStatement, config, answer);
      return answer;
    };
    const tx = new Transaction({ query } as PoolClient);
    this.#transactions.set(client, tx);
    return tx;
  }
}

/** Pool or transaction. */
export type Connection = Database | Transaction;

/** Notifies a channel shortly after the commit. Listeners also poll, since a process may die in between. */
export function notifyOnCommit(tx: Transaction, channel: string, payload: string): void {
  tx.messages.push({ channel, payload });
}

/** Whether the failed transaction's commit was not sent, so nothing of it remains. */
export function wasRolledBack(error: unknown): boolean {
  return error instanceof Error && rolledBack.has(error);
}

export interface DatabaseHandle {
  db: Database;
  pool: Pool;
  /** No connection returned for half a minute while callers wait: only a restart helps. */
  isStuck(): boolean;
  close(): Promise<void>;
}

/** Opens a pool. All waits are bounded, and lost connections do not end the process. */
export function connectDatabase(url: string, options: ConnectOptions = {}): DatabaseHandle {
  const pool = new GuardedPool(url, options);
  const notify = (messages: ChannelMessage[]) =>
    pool.query('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)', [
      messages.map(({ channel }) => channel),
      messages.map(({ payload }) => payload),
    ]) as Promise<unknown>;
  const notifier = new Notifier(notify, (error) => options.onConnectionError?.(error));
  const close = async () => {
    await notifier.stop();
    await pool.end();
  };
  return { db: new Database(pool, notifier), pool, isStuck: () => pool.isStuck, close };
}

/** Opens a replica for reads that may be a second behind; falls back to the primary. */
export function connectReader(url: string, primary: DatabaseHandle, options: ConnectOptions = {}): DatabaseHandle {
  const pool = new ReaderPool(url, primary.pool, options);
  return { db: new Database(pool), pool, isStuck: () => pool.isStuck, close: () => pool.end() };
}
