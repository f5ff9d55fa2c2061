import type { Logger } from 'pino';
import type { Database, Transaction } from '#database/connect.ts';
import { wasRolledBack } from '#database/connect.ts';
import { createFailoverRetry } from '#database/failover.ts';
import { isRetryable, violatedUniqueIndex } from '#database/failures.ts';
import type { MailState } from '#domain/delivery/states.ts';
import type { CheckoutType } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Actor } from '#server/context/actor.ts';
import { viewOf } from '#server/context/actor.ts';
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
  Switches,
  TopPlacements,
} from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';

/** Dependencies allowed inside a transaction: none waits for anything else. */
export interface TransactionDeps {
  config: Config;
  clock: () => Date;
  jobs: Pick<JobQueue, 'enqueue' | 'rerun'>;
  logger: Logger;
  switches: Pick<Switches, 'isOff' | 'untilOf'>;
}

/** Dependencies of the process; tests build them without an environment. */
export interface Deps extends TransactionDeps {
  db: Database;
  /** For reads that may be a second behind, from a replica if there is one. */
  reader: Database;
  jobs: JobQueue;
  files: FileStore;
  mailer: Mailer;
  payments: PaymentProvider;
  rateLimits: RateLimits;
  keyLimits: KeyLimits;
  sessionLimits: CallLimits;
  appLimits: CallLimits;
  /** Per person of the consumer app. */
  personLimits: CallLimits;
  switches: Switches;
  /** Wakes this process's streams. */
  changes: ChangeFeed;
  topPlacements: TopPlacements;
  pageOpens: PageOpens;
  /** For calls that bypass the adapters. */
  instrumentCall: InstrumentCall;
  /** Counts a state that a mail reached. */
  noteMail: (state: MailState) => void;
  /** Counts a booked payment. */
  notePayment: (type: CheckoutType) => void;
  /** Aborted before shutdown: streams end, clients reconnect elsewhere. */
  closing: AbortSignal;
}

interface Caller<A extends Actor> {
  actor: A;
  now: Date;
  /** For mails. */
  language: Language;
  /** For limits; logged only as a pseudonym; empty for jobs. */
  ip: string;
  /** For response and log; empty for jobs. */
  requestId: string;
  /** Empty for jobs. */
  userAgent: string;
}

/** A verb's context outside of transactions, from HTTP, jobs and scripts alike. */
export interface Context<A extends Actor = Actor> extends Caller<A> {
  isInTransaction: false;
  db: Database;
  /** As in `Deps`. Not for values just written, nor for caches. */
  reader: Database;
  deps: Deps;
}

/** The context inside a transaction: no second connection, limits, provider, files or mails. */
export interface TransactionContext<A extends Actor = Actor> extends Caller<A> {
  isInTransaction: true;
  db: Transaction;
  deps: TransactionDeps;
}

/** For verbs that open a transaction or join the current one. */
export type AnyContext<A extends Actor = Actor> = Context<A> | TransactionContext<A>;

/** Attempts for colliding transactions, and the maximum backoff in milliseconds. */
const TRIES = 4;
const PAUSE_MS = 40;

/** 422 `external_id_taken` for that unique index; undefined otherwise. */
function takenProblem(error: unknown): Problem | undefined {
  if (violatedUniqueIndex(error) !== 'events_external_id') return undefined;
  const message = 'Another event of the business has this id';
  const errors = [{ path: 'external_id', code: 'taken', message }];
  return new Problem('external_id_taken', { detail: message, errors });
}

/**
 * Runs the work in the current transaction or a new one. Deadlocks, serialization failures and a failover before the
 * commit retry it from the start, so it must have no effect outside the database.
 */
export async function inTransaction<A extends Actor, T>(
  ctx: AnyContext<A>,
  work: (tx: TransactionContext<A>) => Promise<T>,
): Promise<T> {
  if (ctx.isInTransaction) return work(ctx);
  // Views of staff are refused before; here nothing of theirs could be written either.
  if (viewOf(ctx.actor)) throw new Problem('view_only');
  const { config, clock, jobs, logger, switches } = ctx.deps;
  const deps = { config, clock, jobs: { enqueue: jobs.enqueue, rerun: jobs.rerun }, logger, switches };
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

/** Context for jobs and scripts. */
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
