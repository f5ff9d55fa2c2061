import type { Socket } from 'node:net';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import { breaksConnection, isDatabaseUnavailable } from '#database/failures.ts';
import type { Notice } from '#database/notifier.ts';
import { Notifier } from '#database/notifier.ts';
import { packetOf } from '#database/packet.ts';
import type { Querier } from '#database/round-trip.ts';
import { TransactionConnection } from '#database/round-trip.ts';
import { acrossSuccession } from '#database/succession.ts';
import { insideTransaction, refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { WatchStatement } from '#database/watch-statement.ts';
import { watchAnswer } from '#database/watch-statement.ts';

export type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

/**
 * How long the process waits for its database, in milliseconds. PostgreSQL ends a statement, a wait for a lock and an idle
 * transaction by itself; the driver gives up a little later, for a server that does not respond at all.
 */
const databaseLimits = {
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 10_000,
  idleInTransactionMs: 10_000,
  answerMs: 12_000,
} as const;

const STATEMENT_TIMEOUT = '57014';

/** Time after which a pool that hands out no connection is beyond recovery, in milliseconds. */
const STUCK_MS = 30_000;

export interface ConnectOptions {
  maxConnections?: number;
  /** Whether statements are prepared by name; a pooler that gives each transaction another session may not know them. */
  preparesStatements?: boolean;
  /** Whether callers wait a moment for another primary when there is none; on unless said otherwise. */
  waitsForPrimary?: boolean;
  /** Receives errors of connections, idle or in use. None of them is fatal: another connection is opened when needed. */
  onConnectionError?: (error: Error) => void;
  limits?: Partial<Record<keyof typeof databaseLimits, number>>;
  /** Told of every statement as it is sent. */
  watchStatement?: WatchStatement | undefined;
}

const readsOnly = (config: unknown) =>
  /^\s*select\b/i.test(typeof config === 'string' ? config : ((config as { text?: string }).text ?? ''));

/** What the driver has on a connection; its types do not show it. */
interface DriverClient {
  /** False while the database owes an answer. */
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * Ends a connection on which the database owes an answer and says nothing for so long, in milliseconds; 0 waits forever. The timer of
 * the socket, which is kept, in place of the driver's, which is a new one for each query and keeps it and its rows from being
 * collected while they are young: docs/decisions/0080-what-ends-lets-go-at-once.md.
 */
function endWhenSilent(client: PoolClient, answerMs: number): void {
  const driver = client as unknown as DriverClient;
  const { stream } = driver.connection;
  // Given to `setTimeout`, it would be told once.
  stream.setTimeout(answerMs).on('timeout', () => {
    if (!driver.readyForQuery) stream.destroy(new Error('Query read timeout'));
  });
}

/** A pool that cannot be reached from inside a transaction, and that knows whether it still hands out connections. */
class GuardedPool extends Pool {
  private lastProgress = performance.now();
  readonly watchStatement: WatchStatement | undefined;
  readonly preparesStatements: boolean;
  readonly #insist: <T>(attempt: () => Promise<T>) => Promise<T>;

  constructor(url: string, options: ConnectOptions) {
    const { maxConnections = 10, preparesStatements = true, waitsForPrimary = true } = options;
    const { onConnectionError, limits, watchStatement } = options;
    const { connectMs, lockMs, statementMs, idleInTransactionMs, answerMs } = { ...databaseLimits, ...limits };
    super({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: connectMs,
      lock_timeout: lockMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      keepAlive: true,
      pipeline: true,
    });
    this.watchStatement = watchStatement;
    this.preparesStatements = preparesStatements;
    this.#insist = waitsForPrimary ? acrossSuccession : (attempt) => attempt();
    const hear = (error: Error) => onConnectionError?.(error);
    this.on('error', hear);
    // The pool listens to idle connections only: one that breaks in use would end the process.
    this.on('connect', (client) => {
      client.on('error', hear);
      endWhenSilent(client, answerMs);
    });
    const progress = () => {
      this.lastProgress = performance.now();
    };
    this.on('acquire', progress);
    this.on('release', progress);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  // biome-ignore lint/suspicious/noConfusingVoidType: both overloads of the pool have one implementation
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    refuseInsideTransaction('A second connection');
    const connected = this.#insist(() => super.connect());
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  override query(...given: unknown[]): never {
    const [config, values, ...rest] = given;
    const send = () => {
      const query = packetOf(config, values as unknown[], this.preparesStatements) ?? config;
      const answer = super.query(...([query, values, ...rest] as unknown as Parameters<Pool['query']>)) as unknown;
      if (this.watchStatement) watchAnswer(this.watchStatement, config, answer);
      return answer as never;
    };
    // A connection that was lost may have been lost after the statement was done.
    return readsOnly(config) && rest.length === 0 ? (this.#insist(send) as never) : send();
  }

  get isStuck(): boolean {
    const isExhausted = this.waitingCount > 0 && this.idleCount === 0 && this.totalCount >= this.options.max;
    return isExhausted && performance.now() - this.lastProgress > STUCK_MS;
  }
}

/** For how long a reader that was away is not asked, in milliseconds. */
const READER_REST_MS = 5_000;

/**
 * A pool for what only reads and may be a second behind. While its server is away or asks to be left alone, the primary answers;
 * a statement that takes too long fails, as it would there.
 */
class ReaderPool extends GuardedPool {
  readonly #primary: Pool;
  #restsUntil = 0;

  constructor(url: string, primary: Pool, options: ConnectOptions) {
    super(url, { ...options, waitsForPrimary: false });
    this.#primary = primary;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (!callback) throw new Error('a reader has no transactions');
    super.connect(callback);
    return undefined;
  }

  override query(...given: unknown[]): never {
    return this.#ask(given) as never;
  }

  async #ask(given: unknown[]): Promise<unknown> {
    const askPrimary = () => this.#primary.query(...(given as Parameters<Pool['query']>)) as unknown;
    if (performance.now() < this.#restsUntil) return askPrimary();
    try {
      return await super.query(...given);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || (error as { code?: string }).code === STATEMENT_TIMEOUT) throw error;
      this.#restsUntil = performance.now() + READER_REST_MS;
      return askPrimary();
    }
  }
}

export const dialect = new PgDialect({ casing: 'snake_case' });

/** What runs the statements of a database or a transaction. */
const queriers = new WeakMap<object, Querier>();
/** What a transaction will have told when it is committed. */
const untold = new WeakMap<Transaction, Notice[]>();
/** Errors of transactions whose commit was not even sent. */
const undoing = new WeakSet<object>();

function openTransaction(connection: TransactionConnection): Transaction {
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(
    connection as unknown as PoolClient,
    dialect,
    undefined,
  );
  const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
  queriers.set(tx, connection);
  return tx;
}

/**
 * The product's database. Its transactions are our own: Drizzle's keeps the connection when `begin` fails, and gives a
 * connection of unknown state back to the pool when `rollback` fails.
 */
export class Database extends NodePgDatabase<Record<string, never>> {
  readonly #pool: GuardedPool;
  readonly #notifier: Notifier | undefined;

  /** Without a notifier there is nobody to tell anything. */
  constructor(pool: GuardedPool, notifier?: Notifier) {
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined);
    this.#pool = pool;
    this.#notifier = notifier;
    queriers.set(this, pool);
  }

  /**
   * Runs the work in one transaction, which is rolled back when the work throws. `begin` travels with its first statement, what it
   * sends without waiting with the next one or with `commit`, and all of it at once when it waits for nothing.
   */
  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const connection = new TransactionConnection(client, this.#pool.preparesStatements, this.#pool.watchStatement);
    let broken: Error | undefined;
    try {
      const tx = openTransaction(connection);
      const result = await insideTransaction(() => work(tx));
      await connection.commit();
      this.#notifier?.add(untold.get(tx) ?? []);
      return result;
    } catch (thrown) {
      const error = connection.causeOf(thrown);
      if (!connection.isOver && error instanceof Error) undoing.add(error);
      if (breaksConnection(error)) broken = error as Error;
      else await connection.rollback().catch((cause: Error) => (broken = cause));
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** Where a statement may run: on the pool or in a transaction. */
export type Connection = Database | Transaction;

/** For `statement`: what runs on this connection. */
export function querierOf(db: Connection): Querier {
  const querier = queriers.get(db);
  if (!querier) throw new Error('only a database or a transaction of its own runs statements');
  return querier;
}

/**
 * Has everybody who listens on a channel told, soon after this transaction is committed; never when it is not. Whoever has to hear
 * of it also looks for it, as a process may die in between.
 */
export function notifyOnCommit(tx: Transaction, channel: string, payload: string): void {
  const notices = untold.get(tx) ?? [];
  untold.set(tx, notices);
  notices.push({ channel, payload });
}

/** Whether nothing can be left of the transaction that failed with this: its commit was not sent. */
export function wasUndone(error: unknown): boolean {
  return error instanceof Error && undoing.has(error);
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
  const tell = (notices: Notice[]) =>
    pool.query('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)', [
      notices.map(({ channel }) => channel),
      notices.map(({ payload }) => payload),
    ]) as Promise<unknown>;
  const notifier = new Notifier(tell, (error) => options.onConnectionError?.(error));
  const close = async () => {
    await notifier.stop();
    await pool.end();
  };
  return { db: new Database(pool, notifier), pool, isStuck: () => pool.isStuck, close };
}

/** Opens the way to a replica for what only reads and may be a second behind; the primary answers while it is away. */
export function connectReader(url: string, primary: DatabaseHandle, options: ConnectOptions = {}): DatabaseHandle {
  const pool = new ReaderPool(url, primary.pool, options);
  return { db: new Database(pool), pool, isStuck: () => pool.isStuck, close: () => pool.end() };
}
