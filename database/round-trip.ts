import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { aborted, Packet, PacketStatement } from '#database/packet.ts';
import type { WatchStatement } from '#database/watch-statement.ts';
import { watchAnswer } from '#database/watch-statement.ts';

/** What runs statements by text or by name: a pool, or the connection of a transaction. */
export interface Querier {
  query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult>;
}

const ABORTED = '25P02';
const codeOf = (error: unknown) => (error as { code?: unknown; cause?: { code?: unknown } } | undefined)?.code;

const begin: QueryConfig = { name: 'begin', text: 'begin' };
const commit: QueryConfig = { name: 'commit', text: 'commit' };

/**
 * The connection of one transaction. Statements that are sent before anything is waited for travel in one packet, and are
 * answered in one, in their order: PostgreSQL runs them one after the other as ever, only nobody waits in between. When one
 * fails, those behind it are not run, and neither is the commit. A transaction that never waits is one packet, which PostgreSQL
 * begins and commits by itself: docs/decisions/0082-an-event-is-read-before-it-is-locked.md.
 */
export class TransactionConnection implements Querier {
  readonly #client: PoolClient;
  readonly #isPrepared: boolean;
  #gathered: PacketStatement[] = [];
  #hasBegun = false;
  #isOver = false;
  #failure: unknown;

  readonly #watch: WatchStatement | undefined;

  constructor(client: PoolClient, isPrepared = true, watch?: WatchStatement) {
    this.#client = client;
    this.#isPrepared = isPrepared;
    this.#watch = watch;
  }

  query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#isOver) return Promise.reject(new Error('the transaction is over'));
    const statement = this.#make(config, values);
    // What is sent is held back until whoever sends has to wait.
    if (this.#gathered.push(statement) === 1) process.nextTick(() => this.#leave());
    return statement.answer;
  }

  #make(config: string | QueryConfig, values?: unknown[]): PacketStatement {
    const statement = new PacketStatement(config, values, this.#isPrepared);
    statement.answer.catch((error: unknown) => {
      this.#failure ??= error;
    });
    if (this.#watch) watchAnswer(this.#watch, config, statement.answer);
    return statement;
  }

  #takeGathered(): PacketStatement[] {
    const statements = this.#gathered;
    this.#gathered = [];
    return statements;
  }

  #leave(): void {
    const statements = this.#takeGathered();
    if (statements.length === 0) return;
    if (!this.#hasBegun) statements.unshift(this.#make(begin));
    this.#hasBegun = true;
    this.#client.query(new Packet(statements));
  }

  /** Whether the commit may have been done, answered or not. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Throws what went wrong with a statement that nobody waited for; then PostgreSQL has rolled everything back. */
  async commit(): Promise<void> {
    if (this.#failure) throw this.#failure;
    const ended = this.#hasBegun ? this.query(commit) : this.#commitWhole();
    this.#isOver = true;
    const { command } = await ended;
    if (this.#failure) throw this.#failure;
    if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}`);
  }

  /** Sends all of a transaction at once. */
  #commitWhole(): Promise<Pick<QueryResult, 'command'>> {
    const { promise, resolve, reject } = Promise.withResolvers<Pick<QueryResult, 'command'>>();
    const statements = this.#takeGathered();
    const done = { command: 'COMMIT' };
    if (statements.length === 0) resolve(done);
    else this.#client.query(new Packet(statements, (error) => (error ? reject(error) : resolve(done))));
    return promise;
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    if (!this.#hasBegun) {
      for (const { fail } of this.#takeGathered()) fail(aborted());
      return;
    }
    this.#leave();
    await this.#client.query('rollback');
  }

  /** The failure behind an error that only says that the transaction has failed before. */
  causeOf(error: unknown): unknown {
    const code = codeOf(error) ?? codeOf((error as { cause?: unknown } | undefined)?.cause);
    return code === ABORTED && this.#failure ? this.#failure : error;
  }
}
