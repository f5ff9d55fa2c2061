import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import { retryOnFailover } from '#database/failover.ts';
import { isDatabaseUnavailable } from '#database/failures.ts';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { WatchStatement } from '#database/watch-statement.ts';
import { watchResult } from '#database/watch-statement.ts';

/**
 * Milliseconds. PostgreSQL ends statements, lock waits and idle transactions; the driver's timeout is slightly later,
 * for a silent server.
 */
const databaseLimits = {
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 10_000,
  idleInTransactionMs: 10_000,
  answerMs: 12_000,
} as const;

const STATEMENT_TIMEOUT = '57014';

/** Milliseconds without a free connection until the pool counts as stuck. */
const STUCK_MS = 30_000;

export interface ConnectOptions {
  maxConnections?: number;
  /** False for poolers that change sessions per transaction. */
  preparesStatements?: boolean;
  /** Whether callers wait for another primary; default true. */
  retriesOnFailover?: boolean;
  /** Receives connection errors; none is fatal. */
  onConnectionError?: (error: Error) => void;
  limits?: Partial<Record<keyof typeof databaseLimits, number>>;
  /** Called with every statement sent. */
  watchStatement?: WatchStatement | undefined;
}

const readsOnly = (config: unknown) =>
  /^\s*select\b/i.test(typeof config === 'string' ? config : ((config as { text?: string }).text ?? ''));

/** A pool that refuses use inside a transaction and detects being stuck. */
export class GuardedPool extends Pool {
  private lastProgress = performance.now();
  readonly watchStatement: WatchStatement | undefined;
  readonly #preparesStatements: boolean;
  readonly #retry: <T>(attempt: () => Promise<T>) => Promise<T>;

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
    this.#retry = retriesOnFailover ? retryOnFailover : (attempt) => attempt();
    const report = (error: Error) => onConnectionError?.(error);
    this.on('error', report);
    // The pool handles errors of idle connections only; others would end the process.
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
    const connected = this.#retry(() => super.connect());
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
    // Only reads are retried: a lost connection may have completed the statement.
    return readsOnly(config) && given.length <= 2 ? (this.#retry(send) as never) : send();
  }

  /** The query without its name if statements are not prepared. */
  named<Config>(config: Config): Config {
    if (this.#preparesStatements || typeof config !== 'object') return config;
    return { ...config, name: undefined };
  }

  get isStuck(): boolean {
    const isExhausted = this.waitingCount > 0 && this.idleCount === 0 && this.totalCount >= this.options.max;
    return isExhausted && performance.now() - this.lastProgress > STUCK_MS;
  }
}

/** Milliseconds without queries after a failure. */
const READER_REST_MS = 5_000;

/**
 * A pool for reads that may be a second behind. Falls back to the primary while the server is away; slow statements
 * still fail.
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
