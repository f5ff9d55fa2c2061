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

/** A connection while a transaction runs on it. */
export class Transaction extends NodePgTransaction<Schema, Schema> {
  /** Notifications to send after the commit. */
  readonly messages: ChannelMessage[] = [];

  constructor(connection: PoolClient) {
    super(dialect, new NodePgSession(connection, dialect, undefined), undefined);
  }
}

/** Errors of transactions with an unsent commit. */
const rolledBack = new WeakSet<object>();

/**
 * The product's database. Its transactions are our own: Drizzle's keeps the connection when `begin` fails, and returns a
 * connection of unknown state to the pool when `rollback` fails.
 */
export class Database extends NodePgDatabase<Schema> {
  readonly #pool: GuardedPool;
  readonly #notifier: Notifier | undefined;
  /** One for each connection, so that its prepared queries are built once. */
  readonly #transactions = new WeakMap<PoolClient, Transaction>();

  /** Without a notifier, nothing is notified after a commit. */
  constructor(pool: GuardedPool, notifier?: Notifier) {
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined);
    this.#pool = pool;
    this.#notifier = notifier;
  }

  /** Runs the work in one transaction, which is rolled back when the work throws. */
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
      // Work that goes on after its transaction would write into the next one of this connection.
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

/** Where a query may run: on the pool or in a transaction. */
export type Connection = Database | Transaction;

/**
 * Sends a notification on a channel soon after this transaction is committed; never when it is not. Listeners also poll, as a
 * process may die in between.
 */
export function notifyOnCommit(tx: Transaction, channel: string, payload: string): void {
  tx.messages.push({ channel, payload });
}

/** Whether nothing can be left of the transaction that failed with this: its commit was not sent. */
export function wasRolledBack(error: unknown): boolean {
  return error instanceof Error && rolledBack.has(error);
}

export interface DatabaseHandle {
  db: Database;
  pool: Pool;
  /** No connection has come back for half a minute although callers wait: only a new process helps. */
  isStuck(): boolean;
  close(): Promise<void>;
}

/** Opens a pool on one PostgreSQL database. Every wait for it is bounded, and no lost connection ends the process. */
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

/** Opens the way to a replica for reads that may be a second behind; the primary is queried while it is away. */
export function connectReader(url: string, primary: DatabaseHandle, options: ConnectOptions = {}): DatabaseHandle {
  const pool = new ReaderPool(url, primary.pool, options);
  return { db: new Database(pool), pool, isStuck: () => pool.isStuck, close: () => pool.end() };
}
