import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { connectDatabase, connectReader } from '#database/connect.ts';
import { fillDemo } from '#database/demo/fill-demo.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { appBudgets, personBudgets, sessionBudgets } from '#domain/shared/limits.ts';
import { publicOperator } from '#domain/shared/operator.ts';
import { createDemoMailbox, createSmtpMailer } from '#server/adapters/mails/mailer.ts';
import { createPaymentProvider } from '#server/adapters/payments/create-payment-provider.ts';
import { createFileStore } from '#server/adapters/storage/create-file-store.ts';
import { createApp, createJobsApp } from '#server/app.ts';
import { createClockCheck } from '#server/boot/installation/clock-check.ts';
import { findKeyChange, settleKey } from '#server/boot/installation/settle-key.ts';
import { settleMode } from '#server/boot/installation/settle-mode.ts';
import { watchInstallation } from '#server/boot/installation/watch-installation.ts';
import { listen } from '#server/boot/listen.ts';
import { prepareDatabase, requireSchema } from '#server/boot/prepare-database.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError, missingOperatorFields } from '#server/boot/settings/config.ts';
import { isDatabasePlain } from '#server/boot/settings/unsafe-settings.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { createKeyLimits } from '#server/http/key-limits.ts';
import { createLoadRule } from '#server/http/load-rule.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { jobs as allJobs, bindJobs } from '#server/jobs/all-jobs.ts';
import { jobQueueLimits, startJobQueue } from '#server/jobs/queue.ts';
import { sendWeeklyReports } from '#server/modules/events/analytics/send-weekly-reports.ts';
import { createPlacementStore, createTopPlacements } from '#server/modules/guests/app-gateway/create-top-placements.ts';
import { replayErasures } from '#server/modules/guests/app-people/jobs.ts';
import { createPageOpens } from '#server/modules/guests/guest-pages/create-page-opens.ts';
import { reconcileAllCustomers } from '#server/modules/money/subscription/jobs.ts';
import { fillGuestView } from '#server/modules/news/guest-view/jobs.ts';
import { createChangeFeed } from '#server/modules/news/stream/create-change-feed.ts';
import type { OpenWeb } from '#server/pages/create-pages.ts';
import { createPages, openBuild } from '#server/pages/create-pages.ts';
import { hashPassword, unmatchableHash } from '#server/security/passwords.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';
import { measureJobs } from '#server/telemetry/job-metrics.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { measureProcess } from '#server/telemetry/process-metrics.ts';
import { startTracing } from '#server/telemetry/start-tracing.ts';
import { traceStatement } from '#server/telemetry/trace-statements.ts';
import { createWatchCall, watchFiles, watchMailer, watchPayments } from '#server/telemetry/watch-calls.ts';

const builtWeb = fileURLToPath(new URL('../../build/web', import.meta.url));

/** How many connections the queue has in a process that only puts jobs into it, mostly on connections of the calls. */
const ENQUEUEING_CONNECTIONS = 2;

function prepareDataDir({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written`);
  }
}

/** Node itself would print an uncaught error with everything attached to it. */
function tellLastWords(logger: Logger): void {
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'nobody caught this');
    process.exit(1);
  });
}

/** Errors of the environment are reported in one sentence, not as a stack. */
function asConfigError(what: string) {
  return (error: unknown): never => {
    throw new ConfigError(`${what}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  };
}

function warnOfSettings({ operator, slips, ...config }: Config, logger: Logger): void {
  for (const slip of slips) logger.warn(slip);
  for (const field of missingOperatorFields(operator)) logger.warn(`operator.${field} is not set`);
  const addresses = { DATABASE_URL: config.databaseUrl, DATABASE_DIRECT_URL: config.databaseDirectUrl };
  for (const [name, url] of Object.entries(addresses)) {
    if (url === null || !isDatabasePlain(url)) continue;
    logger.warn(
      `${name} leads to another machine without TLS; sslmode=verify-full adds it, sslmode=disable says that is right`,
    );
  }
}

export interface StartOptions {
  /** As in `settleMode`. */
  isAdopting?: boolean;
  /** The front end that the process serves; by default the built one. */
  openWeb?: OpenWeb;
  /** Ends the start, whatever it is waiting for; then the signal's reason is thrown. */
  signal?: AbortSignal;
}

/** Waits for a step of the start, unless the process is asked to stop first. */
function unlessStopped(signal: AbortSignal): <T>(step: Promise<T>) => Promise<T> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);
  return (step) => Promise.race([step, stopped]);
}

/**
 * Starts everything from top to bottom; returns a function that stops everything in reverse order. The port comes first, so that
 * one that is taken is told of at once, and balancers see a process that lives and is not ready yet.
 */
export async function start(
  config: Config,
  { isAdopting = false, openWeb = openBuild(builtWeb), signal = new AbortController().signal }: StartOptions = {},
): Promise<() => Promise<void>> {
  const wait = unlessStopped(signal);
  /** What has to end before connections may, all at the same time; and what ends after it, one by one. */
  const firstStops: (() => Promise<unknown>)[] = [];
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    await Promise.all(firstStops.splice(0).map((step) => step()));
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const logger = createLogger(config.logLevel);
    tellLastWords(logger);
    const tracing = await startTracing(config, logger);
    if (tracing) stops.push(() => tracing.stop());
    const metrics = config.metricsToken ? createMetrics(config.metricsToken) : undefined;
    const watchCall = createWatchCall(metrics?.noteCall);
    const watchStatement = tracing && traceStatement;
    const port = await listen(config);
    firstStops.push(() => port.stop());
    prepareDataDir(config);
    warnOfSettings(config, logger);

    let { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = config;
    if (databaseUrl === null) {
      const embedded = await startEmbeddedPostgres({
        dataDir: join(config.dataDir, 'postgres'),
        log: (message) => logger.info(message),
      }).catch(asConfigError('The embedded database does not start'));
      stops.push(() => embedded.stop());
      signal.throwIfAborted();
      databaseUrl = embedded.servingUrl;
      databaseOwnerUrl = embedded.url;
    }
    databaseDirectUrl ??= databaseUrl;
    const preparing = config.migrates
      ? prepareDatabase({ databaseUrl: databaseDirectUrl, databaseOwnerUrl }, (message) => logger.info(message))
      : requireSchema({ databaseUrl: databaseDirectUrl });
    await wait(preparing.catch(asConfigError('The database cannot be used')));
    const { preparesStatements } = config;
    const primary = connectDatabase(databaseUrl, {
      watchStatement,
      maxConnections: config.databasePoolSize,
      preparesStatements,
      onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
    });
    const { db, pool, isStuck, close } = primary;
    stops.push(close);
    const reader = config.databaseReaderUrl
      ? connectReader(config.databaseReaderUrl, primary, {
          watchStatement,
          maxConnections: config.databasePoolSize,
          preparesStatements,
          onConnectionError: (error) => logger.warn({ err: error }, 'connection to the replica lost'),
        })
      : null;
    if (reader) stops.push(reader.close);
    const clock = () => new Date();
    const clockCheck = createClockCheck(db, clock);
    const complaint = await wait(clockCheck.compare());
    if (complaint) throw new ConfigError(complaint);
    await wait(settleMode(db, { mode: config.mode, isAdopting, now: new Date() }));
    const resealed = await wait(settleKey(db, config));
    if (resealed > 0)
      logger.info({ count: resealed }, 'secrets of webhooks and of second factors sealed with the new key');

    const logJobError = (error: Error) => logger.error({ err: error }, 'job queue');
    const worksOnJobs = config.work !== 'web';
    const jobs = await wait(
      startJobQueue(
        allJobs,
        {
          ...jobQueueLimits,
          connectionString: databaseDirectUrl,
          max: worksOnJobs ? config.jobsPoolSize : ENQUEUEING_CONNECTIONS,
          supervise: worksOnJobs,
          schedule: worksOnJobs,
        },
        logJobError,
        tracing,
      ),
    );
    stops.push(() => jobs.stop());
    const changes = createChangeFeed(databaseDirectUrl, (error) => logger.warn({ err: error }, 'change feed'));
    stops.push(() => changes.stop());
    const topPlacements = createTopPlacements(createPlacementStore(pool), (error) =>
      logger.warn({ err: error }, 'placements on top are not counted yet'),
    );
    stops.push(() => topPlacements.stop());
    const pageOpens = createPageOpens(pool, clock, (error) =>
      logger.warn({ err: error }, 'opened pages are not counted yet'),
    );
    stops.push(() => pageOpens.stop());
    const mailer = config.smtpUrl
      ? await createSmtpMailer(config.smtpUrl, config.mailFrom)
      : createDemoMailbox(db, clock);
    const deps: Deps = {
      config,
      db,
      reader: reader?.db ?? db,
      clock,
      jobs,
      files: watchFiles(await createFileStore(config, clock), watchCall),
      mailer: watchMailer(mailer, watchCall),
      payments: watchPayments(await createPaymentProvider({ config, db, clock, logger }), watchCall),
      rateLimits: createRateLimits(pool),
      keyLimits: createKeyLimits(pool),
      sessionLimits: createCallLimits(sessionBudgets),
      appLimits: createCallLimits({
        ...appBudgets,
        requests: { ...appBudgets.requests, points: config.appRequestsPerMinute },
      }),
      personLimits: createCallLimits(personBudgets),
      changes,
      topPlacements,
      pageOpens,
      closing: port.closing,
      logger,
      watchCall,
      notePayment: metrics?.notePayment ?? (() => undefined),
    };
    const isDemoNew =
      config.mode === 'demo' &&
      (await wait(fillDemo(db, deps.files, clock(), { hash: hashPassword, unmatchable: unmatchableHash })));
    await wait(fillGuestView(systemContext(deps), { isDemoNew }));
    // What the demo's businesses have paid gets its invoices.
    if (isDemoNew) await wait(reconcileAllCustomers(systemContext(deps)));

    const pools: Record<string, Pool> = { requests: pool };
    let beginWork: (() => Promise<void>) | undefined;
    if (worksOnJobs) {
      // Jobs have connections of their own: a pile of them takes none from those who wait for an answer.
      const working = connectDatabase(databaseUrl, {
        maxConnections: config.jobsPoolSize,
        preparesStatements,
        watchStatement,
        onConnectionError: (error) => logger.warn({ err: error }, 'database connection of jobs lost'),
      });
      stops.push(working.close);
      pools.jobs = working.pool;
      const work = () => jobs.work(bindJobs({ ...deps, db: working.db }));
      await wait(work());
      firstStops.push(() => jobs.rest());
      beginWork = work;
    }
    stops.push(
      watchInstallation({
        look: async () => (await clockCheck.compare()) ?? (await findKeyChange(db, config)),
        onWrong(sentence) {
          logger.error(`${sentence}. This process begins no job until then`);
          jobs.rest().catch(logJobError);
        },
        onRight() {
          logger.info('clock and key are right again');
          beginWork?.().catch(logJobError);
        },
        onError: (error) => logger.warn({ err: error }, 'clock and key cannot be compared'),
      }),
    );
    if (metrics) {
      measureJobs(metrics.registers, jobs);
      const { dataDir } = config;
      measureProcess(metrics.registers, { db, pools, changes, dataDir, clockOffsetMs: clockCheck.offsetMs });
    }
    // The database may have been restored from a backup that knows whom we have forgotten since.
    if (worksOnJobs) await db.transaction((tx) => jobs.enqueue(tx, replayErasures, {}));
    // The demo's mailbox has last week's report at once, and not only from next Monday on.
    if (config.mode === 'demo') await db.transaction((tx) => jobs.enqueue(tx, sendWeeklyReports, {}));
    const surroundings = { isStuck, metrics, tracing };
    if (config.work === 'jobs') port.serve(createJobsApp(deps, surroundings));
    else {
      const { publicUrl, publicApiKey, mode, confirmation, operator } = config;
      const site = {
        publicUrl,
        publicApiKey,
        isDemo: mode === 'demo',
        confirmation,
        operator: publicOperator(operator),
      };
      const pages = await createPages({
        openWeb,
        site,
        deps,
        pictureOrigins: [new URL(publicUrl).origin],
      });
      const loadRule = createLoadRule(() => performance.now());
      port.serve(createApp(deps, { ...surroundings, pages, loadRule }));
    }
    signal.throwIfAborted();
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
