import type { Logger } from 'pino';
import type { Database, Transaction } from '#database/connect.ts';
import { wasRolledBack } from '#database/connect.ts';
import { createFailoverRetry } from '#database/failover.ts';
import { isRetryable, violatedUniqueIndex } from '#database/failures.ts';
import type { CheckoutType } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Actor } from '#server/context/actor.ts';
import type {
  CallLimits,
  ChangeFeed,
  FileStore,
  InstrumentCall,
  JobQueue,
  KeyLimits,
  Mailer,
  PageOpens,
  PaymentProvider,
  RateLimits,
  TopPlacements,
} from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';

/** The parts that may be used inside a transaction: they wait for nothing but the transaction itself. */
export interface TransactionDeps {
  config: Config;
  clock: () => Date;
  jobs: Pick<JobQueue, 'enqueue'>;
  logger: Logger;
}

/** Parts of the process; tests build them without an environment. */
export interface Deps extends TransactionDeps {
  db: Database;
  /** For reads that may be a second behind, such as lists of many people's events: a replica where there is one. */
  reader: Database;
  jobs: JobQueue;
  files: FileStore;
  mailer: Mailer;
  payments: PaymentProvider;
  rateLimits: RateLimits;
  keyLimits: KeyLimits;
  sessionLimits: CallLimits;
  appLimits: CallLimits;
  /** For people whom the consumer app names. */
  personLimits: CallLimits;
  /** Wakes the streams of this process. */
  changes: ChangeFeed;
  topPlacements: TopPlacements;
  pageOpens: PageOpens;
  /** For calls that go past the adapters. */
  instrumentCall: InstrumentCall;
  /** Counts a payment once it is booked. */
  notePayment: (type: CheckoutType) => void;
  /** Aborted when this process is about to take no more calls: streams end, and clients open them elsewhere. */
  closing: AbortSignal;
}

interface Caller<A extends Actor> {
  actor: A;
  now: Date;
  /** The caller's language, for mails. */
  language: Language;
  /** The caller's address, for limits; logged only as a pseudonym; empty for jobs. */
  ip: string;
  /** Identifies the call in its response and in the log; empty for jobs. */
  requestId: string;
  /** The caller's User-Agent; empty for jobs. */
  userAgent: string;
}

/** Context of a verb outside of transactions; the same from HTTP, a job and a script. */
export interface Context<A extends Actor = Actor> extends Caller<A> {
  isInTransaction: false;
  db: Database;
  /** As in `Deps`. Never for what the caller may just have written, nor for what is kept until it changes. */
  reader: Database;
  deps: Deps;
}

/** Its part inside a transaction: no second connection, limit, provider, file or mail. */
export interface TransactionContext<A extends Actor = Actor> extends Caller<A> {
  isInTransaction: true;
  db: Transaction;
  deps: TransactionDeps;
}

/** For a verb that opens a transaction of its own or joins the one that runs. */
export type AnyContext<A extends Actor = Actor> = Context<A> | TransactionContext<A>;

/**
 * How often work is tried when its transaction collides with another, and the longest pause before a retry, in
 * milliseconds.
 */
const TRIES = 4;
const PAUSE_MS = 40;

/** The problem of a taken unique name. */
function takenProblem(error: unknown): Problem | undefined {
  if (violatedUniqueIndex(error) !== 'events_external_id') return undefined;
  const message = 'Another event of the business has this id';
  const errors = [{ path: 'external_id', code: 'taken', message }];
  return new Problem('external_id_taken', { detail: message, errors });
}

/**
 * Runs the work in the current transaction, or in a new one. Work with a deadlock, a serialization failure, or a
 * failover before its commit is restarted from the beginning, so it must have no effect outside of the database.
 */
export async function inTransaction<A extends Actor, T>(
  ctx: AnyContext<A>,
  work: (tx: TransactionContext<A>) => Promise<T>,
): Promise<T> {
  if (ctx.isInTransaction) return work(ctx);
  const { config, clock, jobs, logger } = ctx.deps;
  const deps = { config, clock, jobs: { enqueue: jobs.enqueue }, logger };
  const shouldRetry = createFailoverRetry();
  for (let attempt = 1; ; ) {
    try {
      return await ctx.db.transaction((db) => work({ ...ctx, db, deps, isInTransaction: true }));
    } catch (error) {
      if (wasRolledBack(error) && (await shouldRetry(error))) continue;
      if (attempt === TRIES || !isRetryable(error)) throw takenProblem(error) ?? error;
      attempt += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt * Math.random()));
    }
  }
}

/** Context of work that was not requested over HTTP. */
export function systemContext(deps: Deps, language: Language = 'de'): Context<{ kind: 'system' }> {
  return {
    actor: { kind: 'system' },
    db: deps.db,
    reader: deps.reader,
    isInTransaction: false,
    now: deps.clock(),
    language,
    ip: '',
    requestId: '',
    userAgent: '',
    deps,
  };
}
