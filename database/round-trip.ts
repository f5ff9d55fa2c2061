import type { PoolClient, QueryConfig, QueryResult } from 'pg';

/** What runs statements by text or by name: a pool, or the connection of a transaction. */
export interface Querier {
  query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult>;
}

const ABORTED = '25P02';
const codeOf = (error: unknown) => (error as { code?: unknown; cause?: { code?: unknown } } | undefined)?.code;

/**
 * The connection of one transaction. Statements that are sent before anything is waited for travel in one packet, and are
 * answered in their order: PostgreSQL runs them one after the other as ever, only nobody waits in between. When one fails,
 * those behind it are refused, and so is the commit.
 */
export class TransactionConnection implements Querier {
  readonly #client: PoolClient;
  #isGathering = false;
  #isOver = false;
  #failure: unknown;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#isOver) return Promise.reject(new Error('the transaction is over'));
    this.#gather();
    const answer = this.#client.query(config as QueryConfig, values);
    answer.catch((error: unknown) => {
      this.#failure ??= error;
    });
    return answer;
  }

  /** Holds back what is sent until whoever sends has to wait. */
  #gather(): void {
    if (this.#isGathering) return;
    const { stream } = this.#client.connection;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  begin(): void {
    this.query('begin').catch(() => undefined);
  }

  /** Throws what went wrong with a statement that nobody waited for; then PostgreSQL has rolled everything back. */
  async commit(): Promise<void> {
    const ended = this.query('commit');
    this.#isOver = true;
    const { command } = await ended;
    if (this.#failure) throw this.#failure;
    if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}`);
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    await this.#client.query('rollback');
  }

  /** The failure behind an error that only says that the transaction has failed before. */
  causeOf(error: unknown): unknown {
    const code = codeOf(error) ?? codeOf((error as { cause?: unknown } | undefined)?.cause);
    return code === ABORTED && this.#failure ? this.#failure : error;
  }
}
