import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import type { Logger } from 'pino';
import { pino } from 'pino';
import type { ConnectOptions } from '#database/connect.ts';
import { connectDatabase, connectReader } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/context/context.ts';
import type { CallBudgets } from '#server/http/call-limits.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { createKeyLimits } from '#server/http/key-limits.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { createJobHandlers } from '#server/jobs/handlers.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { createDemoMailbox } from '#server/mails/mailer.ts';
import { createPlacementStore, createTopPlacements } from '#server/modules/app-gateway/create-top-placements.ts';
import { createPageOpens } from '#server/modules/guest-pages/create-page-opens.ts';
import { createChangeFeed } from '#server/modules/stream/create-change-feed.ts';
import { createPaymentProvider } from '#server/payments/create-payment-provider.ts';
import { createDiskFileStore } from '#server/storage/file-store.ts';
import { createFakeClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

export interface CallOptions {
  json?: unknown;
  form?: FormData;
  /** A body that is a file; its type is named in the headers. */
  file?: Uint8Array<ArrayBuffer>;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the API with the public key; `path` is below `/api/v1`. */
export function callsOf(
  app: Pick<ReturnType<typeof createApp>, 'request'>,
  { publicApiKey }: Pick<Config, 'publicApiKey'>,
) {
  return async function call<T = Record<string, unknown>>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const headers: Record<string, string> = { 'X-API-Key': publicApiKey };
    if (options.token) headers.Authorization = `Bearer ${options.token}`;
    if (options.json !== undefined) headers['Content-Type'] = 'application/json';
    const { form, file, json } = options;
    const body = form ?? file ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await app.request(`/api/v1${path}`, { method, headers: { ...headers, ...options.headers }, body });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as T, headers: response.headers };
  };
}

interface TestAppOptions extends Pick<ConnectOptions, 'maxConnections'> {
  logger?: Logger;
  budgets?: Partial<Record<'session' | 'app' | 'person', CallBudgets>>;
  /** What is added to the address of the database for reading only; without it there is no reader of its own. */
  readerOptions?: Record<string, string>;
}

/** A whole file of tests calls in one minute and often as one person. */
const roomy: CallBudgets = {
  requests: { points: 100_000, duration: 60 },
  writes: { points: 100_000, duration: 60 },
};

/** A slow machine is no failure: what waits too long would say 503. */
const patient = {
  connectMs: 60_000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
  answerMs: 60_000,
};

/** The whole app in process on a database of its own, with a clock that tests move and mails they can read. */
export async function createTestApp(
  overrides: Partial<Config> = {},
  { maxConnections = 20, logger = pino({ level: 'silent' }), budgets = {}, readerOptions }: TestAppOptions = {},
) {
  const database = await createTestDatabase();
  const { db, close } = connectDatabase(database.url, { maxConnections: 20, limits: patient });
  const serving = connectDatabase(database.servingUrl, { maxConnections, limits: patient });
  const readerUrl = new URL(database.servingUrl);
  for (const [name, value] of Object.entries(readerOptions ?? {})) readerUrl.searchParams.set(name, value);
  const reader = readerOptions ? connectReader(readerUrl.href, serving, { limits: patient }) : undefined;
  const clock = createFakeClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'dabei-test-'));
  const jobs = await startJobQueue(
    { connectionString: database.servingUrl, schedule: false, supervise: false },
    (error) => {
      throw error;
    },
  );
  const config = { ...readConfig({ DATA_DIR: dataDir }), ...overrides };
  const changes = createChangeFeed(serving.pool, (error) => {
    throw error;
  });
  const topPlacements = createTopPlacements(createPlacementStore(serving.pool), (error) => {
    throw error;
  });
  const pageOpens = createPageOpens(serving.pool, clock.now, (error) => {
    throw error;
  });
  const deps: Deps = {
    config,
    db: serving.db,
    reader: reader?.db ?? serving.db,
    clock: clock.now,
    jobs,
    files: createDiskFileStore(join(dataDir, 'files')),
    mailer: createDemoMailbox(serving.db, clock.now),
    payments: await createPaymentProvider({ config, db: serving.db, clock: clock.now, logger }),
    rateLimits: createRateLimits(serving.pool),
    keyLimits: createKeyLimits(serving.pool),
    sessionLimits: createCallLimits(budgets.session ?? roomy),
    appLimits: createCallLimits(budgets.app ?? roomy),
    personLimits: createCallLimits(budgets.person ?? roomy),
    changes,
    topPlacements,
    pageOpens,
    logger,
  };
  const app = createApp(deps);
  const handlers = createJobHandlers(deps);

  return {
    app,
    deps,
    /** The tests' own hand on the database: it may do what the product may not. */
    db,
    /** The product's connections. */
    pool: serving.pool,
    databaseUrl: database.url,
    clock,
    call: callsOf(app, config),
    /** Does the waiting jobs, then answers all mails, newest first. */
    async mails() {
      await jobs.drain(handlers);
      return db.select().from(demoMails).orderBy(desc(demoMails.sentAt), desc(demoMails.id));
    },
    runJobs: () => jobs.drain(handlers),
    handlers,
    async close() {
      await changes.stop();
      await topPlacements.stop();
      await pageOpens.stop();
      await jobs.stop();
      await reader?.close();
      await serving.close();
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
