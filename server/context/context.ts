import type { Logger } from 'pino';
import type { Connection, Database, Transaction } from '#database/connect.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Config } from '#server/config.ts';
import type { Actor } from '#server/context/actor.ts';
import type { KeyLimits } from '#server/http/key-limits.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import type { Mailer } from '#server/mails/mailer.ts';
import type { ChangeFeed } from '#server/modules/stream/change-feed.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** What the process was built from; tests build it without an environment. */
export interface Deps {
  config: Config;
  db: Database;
  clock: () => Date;
  jobs: JobQueue;
  files: FileStore;
  mailer: Mailer;
  payments: PaymentProvider;
  rateLimits: RateLimits;
  keyLimits: KeyLimits;
  /** Wakes the streams of this process. */
  changes: ChangeFeed;
  logger: Logger;
}

/** What a verb works with; the same from HTTP, a job and a script. */
export interface Context<A extends Actor = Actor, C extends Connection = Connection> {
  actor: A;
  db: C;
  /** Set when `db` already is a transaction, so that verbs join it instead of opening their own. */
  isInTransaction: boolean;
  now: Date;
  /** Language of the person who calls, for mails. */
  language: Language;
  /** Address of the caller, for limits; empty for jobs. */
  ip: string;
  /** What the caller's browser says of itself; empty for jobs. */
  userAgent: string;
  deps: Deps;
}

/** Runs the work in the running transaction, or in one of its own. */
export async function inTransaction<A extends Actor, T>(
  ctx: Context<A>,
  work: (ctx: Context<A, Transaction>) => Promise<T>,
): Promise<T> {
  if (ctx.isInTransaction) return work(ctx as Context<A, Transaction>);
  return (ctx.db as Database).transaction((tx) => work({ ...ctx, db: tx, isInTransaction: true }));
}

/** Context of work that nobody asked for over HTTP. */
export function systemContext(deps: Deps, language: Language = 'de'): Context<{ kind: 'system' }> {
  return {
    actor: { kind: 'system' },
    db: deps.db,
    isInTransaction: false,
    now: deps.clock(),
    language,
    ip: '',
    userAgent: '',
    deps,
  };
}
