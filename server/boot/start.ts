import { accessSync, constants, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { fillDemo } from '#database/demo/fill-demo.ts';
import { publicOperator } from '#domain/shared/operator.ts';
import { createApp, createJobsApp } from '#server/app.ts';
import { createClockCheck } from '#server/boot/installation/clock-check.ts';
import { settleKey } from '#server/boot/installation/settle-key.ts';
import { settleMode } from '#server/boot/installation/settle-mode.ts';
import { listen } from '#server/boot/listen.ts';
import { makeDeps } from '#server/boot/make-deps.ts';
import { openDatabase } from '#server/boot/open-database.ts';
import { openQueue } from '#server/boot/open-queue.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError, isPilot, missingOperatorFields } from '#server/boot/settings/config.ts';
import { isDatabasePlain } from '#server/boot/settings/unsafe-settings.ts';
import { startWork } from '#server/boot/start-work.ts';
import { createSteps } from '#server/boot/steps.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { createAdmissionControl } from '#server/http/admission-control.ts';
import { reconcileAllCustomers } from '#server/modules/money/subscription/jobs.ts';
import { findCustomers } from '#server/modules/money/subscription/queries.ts';
import { fillGuestView } from '#server/modules/news/guest-search/jobs.ts';
import type { OpenWeb } from '#server/pages/create-pages.ts';
import { createPages, openBuild } from '#server/pages/create-pages.ts';
import { hashPassword, unmatchableHash } from '#server/security/passwords.ts';
import { measureBackups } from '#server/telemetry/backup-reports.ts';
import { measureBusiness } from '#server/telemetry/business-metrics.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';
import { createErrorTracker } from '#server/telemetry/error-tracker.ts';
import { measureJobs } from '#server/telemetry/job-metrics.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { measureProcess } from '#server/telemetry/process-metrics.ts';
import { startTracing } from '#server/telemetry/start-tracing.ts';
import { traceStatement } from '#server/telemetry/trace-statements.ts';

const builtWeb = fileURLToPath(new URL('../../build/web', import.meta.url));

const clock = () => new Date();

function prepareDataDir({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written`);
  }
}

/** Logs an uncaught error; Node itself would print everything attached to it. */
function tellLastWords(logger: Logger): void {
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'nobody caught this');
    process.exit(1);
  });
}

function warnOfSettings({ operator, slips, ...config }: Config, logger: Logger): void {
  if (isPilot(config)) logger.warn('pilot: plans and packs are not sold until STRIPE_SECRET_KEY is set');
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
  /** Default: the built front end. */
  openWeb?: OpenWeb;
  /** Aborts the start; its reason is thrown. */
  signal?: AbortSignal;
}

async function openTelemetry(config: Config, logger: Logger) {
  const tracing = await startTracing(config, logger);
  const metrics = config.metricsToken ? createMetrics(config.metricsToken) : undefined;
  return { tracing, metrics, stop: () => tracing?.stop() };
}

/** Throws if clock, mode or key do not match the database. */
async function settleInstallation(db: Database, config: Config, isAdopting: boolean, logger: Logger) {
  const clockCheck = createClockCheck(db, clock);
  const complaint = await clockCheck.compare();
  if (complaint) throw new ConfigError(complaint);
  await settleMode(db, { mode: config.mode, isAdopting, now: clock() });
  if (isPilot(config) && (await findCustomers(db)).length > 0)
    throw new ConfigError('STRIPE_SECRET_KEY is missing: businesses of this database are customers at Stripe');
  const resealed = await settleKey(db, config);
  if (resealed > 0)
    logger.info({ count: resealed }, 'secrets of webhooks and of second factors sealed with the new key');
  return clockCheck;
}

/** Seeds a new installation before it is served. */
async function fillNew(deps: Deps): Promise<void> {
  const { config, db, files } = deps;
  const passwords = { hash: hashPassword, unmatchable: unmatchableHash };
  const isDemoNew = config.mode === 'demo' && (await fillDemo(db, files, clock(), passwords));
  await fillGuestView(systemContext(deps), { isDemoNew });
  // Issues invoices for the demo's payments.
  if (isDemoNew) await reconcileAllCustomers(systemContext(deps));
}

/** The whole product, or health alone for a job process. */
async function createServed(deps: Deps, openWeb: OpenWeb, surroundings: Parameters<typeof createJobsApp>[1]) {
  const { publicUrl, publicApiKey, mode, confirmation, operator, work } = deps.config;
  if (work === 'jobs') return createJobsApp(deps, surroundings);
  const site = {
    ...{ publicUrl, publicApiKey, confirmation },
    isDemo: mode === 'demo',
    sells: !isPilot(deps.config),
    operator: publicOperator(operator),
  };
  const pages = await createPages({ openWeb, site, deps, pictureOrigins: [new URL(publicUrl).origin] });
  const admission = createAdmissionControl(() => performance.now());
  return createApp(deps, { ...surroundings, pages, admission });
}

/**
 * Starts everything; returns a function that stops it in reverse. The port comes first: a taken one is reported
 * immediately, and balancers see a process that is alive but not ready.
 */
export async function start(
  config: Config,
  { isAdopting = false, openWeb = openBuild(builtWeb), signal = new AbortController().signal }: StartOptions = {},
): Promise<() => Promise<void>> {
  const steps = createSteps(signal);
  try {
    const track = config.errorTrackerDsn ? createErrorTracker(config.errorTrackerDsn, clock) : undefined;
    const logger = createLogger(config.logLevel, { track });
    tellLastWords(logger);
    const { tracing, metrics } = await steps.take(openTelemetry(config, logger));
    const port = await steps.take(listen(config));
    prepareDataDir(config);
    warnOfSettings(config, logger);
    const watchStatement = tracing && traceStatement;
    const database = await steps.take(openDatabase({ config, logger, signal, watchStatement }));
    const { primary, directUrl } = database;
    const clockCheck = await steps.wait(settleInstallation(primary.db, config, isAdopting, logger));
    const onJobError = (error: Error) => logger.error({ err: error }, 'job queue');
    const jobs = await steps.take(openQueue(directUrl, config, onJobError, tracing));
    const onError = (error: unknown, meaning: string) => logger.warn({ err: error }, meaning);
    const { deps } = await steps.take(
      makeDeps({
        ...{ config, logger, clock, jobs, metrics, onError, directUrl },
        ...{ database: primary, reader: database.reader, closing: port.closing },
      }),
    );
    await steps.wait(fillNew(deps));
    const worker = await steps.take(startWork({ deps, database, jobs, clockCheck, onJobError }));
    if (metrics) {
      measureJobs(metrics.registers, jobs);
      const { offsetMs: clockOffsetMs } = clockCheck;
      const { changes } = deps;
      const measured = { db: primary.db, pools: worker.pools, changes, dataDir: config.dataDir, clockOffsetMs };
      measureProcess(metrics.registers, measured);
      measureBusiness(metrics.registers, primary.db);
      if (config.backupReports) measureBackups(metrics.registers, config.backupReports, clock);
    }
    const surroundings = { isStuck: primary.isStuck, metrics, tracing };
    port.serve(await createServed(deps, openWeb, surroundings));
    // Calls and jobs end together, before their dependencies.
    await steps.take({ stop: () => Promise.all([port.stop(), jobs.stopWork()]) });
    return steps.stop;
  } catch (error) {
    await steps.stop();
    throw error;
  }
}
