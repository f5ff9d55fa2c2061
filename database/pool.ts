import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import { retryOnFailover } from '#database/failover.ts';
import { isDatabaseUnavailable } from '#database/failures.ts';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { WatchStatement } from '#database/watch-statement.ts';
import { watchResult } from '#database/watch-statement.ts';

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
  retriesOnFailover?: boolean;
  /** Receives errors of connections, idle or in use. None of them is fatal: another connection is opened when needed. */
  onConnectionError?: (error: Error) => void;
  limits?: Partial<Record<keyof typeof databaseLimits, number>>;
  /** Called with every statement as it is sent. */
  watchStatement?: WatchStatement | undefined;
}

const readsOnly = (config: unknown) =>
  /^\s*select\b/i.test(typeof config === 'string' ? config : ((config as { text?: string }).text ?? ''));

/** A pool that cannot be reached from inside a transaction, and that knows whether it still hands out connections. */
export class GuardedPool extends Pool {
  private lastProgress = performance.now();
  readonly watchStatement: WatchStatement | undefined;
  readonly #preparesStatements: boolean;
  readonly #insist: <T>(attempt: () => Promise<T>) => Promise<T>;

  constructor(url: string, options: ConnectOptions) {
    const { maxConnections = 10, preparesStatements = true, retriesOnFailover = true } = options;
    const { onConnectionError, limits, watchStatement } = options;
    const { connectMs, lockMs, statementMs, idleInTransactionMs, answerMs } = { ...databaseLimits, ...limits };
    super({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: connectMs,
      lock_timeout: lockMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      query_timeout: answerMs,
      keepAlive: true,
      pipeline: true,
    });
    this.watchStatement = watchStatement;
    this.#preparesStatements = preparesStatements;
    this.#insist = retriesOnFailover ? retryOnFailover : (attempt) => attempt();
    const report = (error: Error) => onConnectionError?.(error);
    this.on('error', report);
    // The pool listens to idle connections only: one that breaks in use would end the process.
    this.on('connect', (client) => client.on('error', report));
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
    const [config, ...rest] = given;
    const send = () => {
      const answer: unknown = super.query(...([this.named(config), ...rest] as Parameters<Pool['query']>));
      if (this.watchStatement) watchResult(this.watchStatement, config, answer);
      return answer as never;
    };
    // A connection that was lost may have been lost after the statement was done.
    return readsOnly(config) && given.length <= 2 ? (this.#insist(send) as never) : send();
  }

  /** The query, without its name where connections do not keep prepared statements. */
  named<Config>(config: Config): Config {
    if (this.#preparesStatements || typeof config !== 'object') return config;
    return { ...config, name: undefined };
  }

  get isStuck(): boolean {
    const isExhausted = this.waitingCount > 0 && this.idleCount === 0 && this.totalCount >= this.options.max;
    return isExhausted && performance.now() - this.lastProgress > STUCK_MS;
  }
}

/** Time for which a reader that failed is not queried, in milliseconds. */
const READER_REST_MS = 5_000;

/**
 * A pool for reads that may be a second behind. While its server is away, or shortly after, the primary is queried instead; a
 * statement that takes too long fails, as it would there.
 */
export class ReaderPool extends GuardedPool {
  readonly #primary: Pool;
  #restsUntil = 0;

  constructor(url: string, primary: Pool, options: ConnectOptions) {
    super(url, { ...options, retriesOnFailover: false });
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
    return this.#read(given) as never;
  }

  async #read(given: unknown[]): Promise<unknown> {
    const readPrimary = () => this.#primary.query(...(given as Parameters<Pool['query']>)) as unknown;
    if (performance.now() < this.#restsUntil) return readPrimary();
    try {
      return await super.query(...given);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || (error as { code?: string }).code === STATEMENT_TIMEOUT) throw error;
      this.#restsUntil = performance.now() + READER_REST_MS;
      return readPrimary();
    }
  }
}
