import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { desc } from 'drizzle-orm';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { connectDatabase, connectReader, notifyOnCommit } from '#database/connect.ts';
import type { ConnectOptions } from '#database/pool.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { createApp } from '#server/app.ts';
import { makeDeps } from '#server/boot/make-deps.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { readConfig } from '#server/boot/settings/config.ts';
import type { CallBudgets } from '#server/http/call-limits.ts';
import { createKeyedMutex } from '#server/http/keyed-mutex.ts';
import { jobs as allJobs, bindJobs, holdsOf } from '#server/jobs/all-jobs.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { CHANGE_CHANNEL } from '#server/modules/news/stream/announce-change.ts';
import { measureBackups } from '#server/telemetry/backup-reports.ts';
import { measureBusiness } from '#server/telemetry/business-metrics.ts';
import { measureJobs } from '#server/telemetry/job-metrics.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { measureProcess } from '#server/telemetry/process-metrics.ts';
import type { Tracing } from '#server/telemetry/spans.ts';
import { traceStatement } from '#server/telemetry/trace-statements.ts';
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
  /** A binary body; the headers name its type. */
  file?: Uint8Array<ArrayBuffer>;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the API with the public key; `path` is relative to `/api/v1`. */
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
  tracing?: Tracing;
  budgets?: Partial<Record<'session' | 'app' | 'person', CallBudgets>>;
  /** Query parameters of the read-only database address; without them there is no separate reader. */
  readerOptions?: Record<string, string>;
}

/** A test file makes all its calls within a minute, often as one person. */
const roomy: CallBudgets = {
  requests: { points: 100_000, duration: 60 },
  writes: { points: 100_000, duration: 60 },
};

/** Avoids 503 on slow machines. */
const patient = {
  connectMs: 60_000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
  answerMs: 60_000,
};

/** The whole app in process on a fresh database, with a fake clock and readable mails. */
export async function createTestApp(
  overrides: Partial<Config> = {},
  {
    maxConnections = 20,
    logger = pino({ level: 'silent' }),
    budgets = {},
    tracing,
    readerOptions,
  }: TestAppOptions = {},
) {
  const database = await createTestDatabase();
  const { db, close } = connectDatabase(database.url, { maxConnections: 20, limits: patient });
  const serving = connectDatabase(database.servingUrl, {
    maxConnections,
    limits: patient,
    watchStatement: tracing && traceStatement,
  });
  const readerUrl = new URL(database.servingUrl);
  for (const [name, value] of Object.entries(readerOptions ?? {})) readerUrl.searchParams.set(name, value);
  const reader = readerOptions ? connectReader(readerUrl.href, serving, { limits: patient }) : undefined;
  const clock = createFakeClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'dabei-test-'));
  const jobs = await startJobQueue(
    allJobs,
    { connectionString: database.servingUrl, schedule: false, supervise: false },
    (error) => {
      throw error;
    },
    tracing,
  );
  /**
   * Delays deferred jobs by another hundred years, so they never depend on the date; tests run them through `handlers`.
   */
  const enqueue: typeof jobs.enqueue = (tx, name, data, options) => {
    if (!options?.startAfter || options.startAfter <= clock.now()) return jobs.enqueue(tx, name, data, options);
    const startAfter = new Date(options.startAfter);
    startAfter.setUTCFullYear(startAfter.getUTCFullYear() + 100);
    return jobs.enqueue(tx, name, data, { ...options, startAfter });
  };
  // Tests of held events override this.
  const config = { ...readConfig({ DATA_DIR: dataDir }), holdFirstEvents: 0, ...overrides };
  const metrics = config.metricsToken ? createMetrics(config.metricsToken) : undefined;
  const closing = new AbortController();
  const { deps, stop } = await makeDeps({
    ...{ config, logger, clock: clock.now, metrics, closing: closing.signal },
    ...{ database: serving, reader: reader?.db ?? serving.db, directUrl: database.servingUrl },
    jobs: { ...jobs, enqueue },
    onError: (error) => {
      throw error;
    },
    budgets: { session: roomy, app: roomy, person: roomy, ...budgets },
    // Caches keep rows until notified.
    listening: { heartbeatMs: 3_600_000 },
  });
  const { changes } = deps;
  if (metrics) {
    measureJobs(metrics.registers, jobs);
    const pools = { requests: serving.pool, jobs: serving.pool };
    measureBusiness(metrics.registers, serving.db);
    if (config.backupReports) measureBackups(metrics.registers, config.backupReports, clock.now);
    measureProcess(metrics.registers, { db: serving.db, pools, changes, dataDir, clockOffsetMs: () => 0 });
  }
  const app = createApp(deps, { metrics, tracing });
  const handlers = bindJobs(deps);

  const serialize = createKeyedMutex();
  /** Runs waiting jobs, serialized with other callers. */
  const runJobs = () => serialize('jobs', () => jobs.drain(handlers, holdsOf(deps)));

  /** Waits until the process received its own notifications. */
  async function hearAll(): Promise<void> {
    const marker = randomUUID();
    let unwatch = () => {};
    const heard = new Promise<void>((resolve) => {
      unwatch = changes.watchAll((told) => {
        if (told === marker) resolve();
      });
    });
    while (!changes.isListening()) await pause(5);
    await serving.db.transaction(async (tx) => notifyOnCommit(tx, CHANGE_CHANNEL, marker));
    await heard;
    unwatch();
  }

  return {
    app,
    hearAll,
    deps,
    /** Database access of tests, with all rights. */
    db,
    /** Connections of the product. */
    pool: serving.pool,
    /** Ends streams as a shutdown does. */
    endStreams: () => closing.abort(),
    databaseUrl: database.url,
    clock,
    call: callsOf(app, config),
    /** Runs waiting jobs, then returns all mails, newest first. */
    async mails() {
      await runJobs();
      return db.select().from(demoMails).orderBy(desc(demoMails.sentAt), desc(demoMails.id));
    },
    runJobs,
    handlers,
    async close() {
      await stop();
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
