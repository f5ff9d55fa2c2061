import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { connectDatabase, connectReader } from '#database/connect.ts';
import { fillDemo } from '#database/demo/fill-demo.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { appBudgets, personBudgets, sessionBudgets } from '#domain/shared/limits.ts';
import { createServing } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { ConfigError, missingOperatorFields } from '#server/config.ts';
import type { Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { createKeyLimits } from '#server/http/key-limits.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { settleKey } from '#server/installation/settle-key.ts';
import { settleMode } from '#server/installation/settle-mode.ts';
import { createJobHandlers, schedules } from '#server/jobs/handlers.ts';
import { jobQueueLimits, startJobQueue } from '#server/jobs/queue.ts';
import { listen } from '#server/listen.ts';
import { createDemoMailbox, createSmtpMailer } from '#server/mails/mailer.ts';
import { createPlacementStore, createTopPlacements } from '#server/modules/app-gateway/create-top-placements.ts';
import { createPageOpens } from '#server/modules/guest-pages/create-page-opens.ts';
import { fillGuestView } from '#server/modules/guest-view/jobs.ts';
import { createChangeFeed } from '#server/modules/stream/create-change-feed.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { createPaymentProvider } from '#server/payments/create-payment-provider.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { hashPassword, unmatchableHash } from '#server/security/passwords.ts';
import { isDatabasePlain } from '#server/settings/unsafe-settings.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';

/** How many connections to the database the work of jobs has. */
const JOB_CONNECTIONS = 4;

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

/**
 * Starts everything from top to bottom; returns a function that stops everything in reverse order. `isAdopting` as in
 * `settleMode`.
 */
export async function start(config: Config, { isAdopting = false } = {}): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const logger = createLogger(config.logLevel);
    tellLastWords(logger);
    prepareDataDir(config);
    for (const field of missingOperatorFields(config.operator)) logger.warn(`operator.${field} is not set`);
    if (config.databaseUrl && isDatabasePlain(config.databaseUrl)) {
      logger.warn(
        'DATABASE_URL leads to another machine without TLS; sslmode=verify-full adds it, sslmode=disable says that is right',
      );
    }

    let { databaseUrl, databaseOwnerUrl } = config;
    if (databaseUrl === null) {
      const embedded = await startEmbeddedPostgres({
        dataDir: join(config.dataDir, 'postgres'),
        log: (message) => logger.info(message),
      }).catch(asConfigError('The embedded database does not start'));
      stops.push(() => embedded.stop());
      databaseUrl = embedded.servingUrl;
      databaseOwnerUrl = embedded.url;
    }
    await prepareDatabase({ databaseUrl, databaseOwnerUrl }, (message) => logger.info(message)).catch(
      asConfigError('The database cannot be used'),
    );
    const primary = connectDatabase(databaseUrl, {
      onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
    });
    const { db, pool, isStuck, close } = primary;
    stops.push(close);
    const reader = config.databaseReaderUrl
      ? connectReader(config.databaseReaderUrl, primary, {
          onConnectionError: (error) => logger.warn({ err: error }, 'connection to the replica lost'),
        })
      : null;
    if (reader) stops.push(reader.close);
    await settleMode(db, { mode: config.mode, isAdopting, now: new Date() });
    const resealed = await settleKey(db, config);
    if (resealed > 0) logger.info({ count: resealed }, 'secrets of webhooks sealed with the new key');

    // Jobs have connections of their own: a pile of them takes none from those who wait for an answer.
    const working = connectDatabase(databaseUrl, {
      maxConnections: JOB_CONNECTIONS,
      onConnectionError: (error) => logger.warn({ err: error }, 'database connection of jobs lost'),
    });
    stops.push(working.close);

    const clock = () => new Date();
    const jobs = await startJobQueue({ connectionString: databaseUrl, ...jobQueueLimits }, (error) =>
      logger.error({ err: error }, 'job queue'),
    );
    stops.push(() => jobs.stop());
    const changes = createChangeFeed(pool, (error) => logger.warn({ err: error }, 'change feed'));
    stops.push(() => changes.stop());
    const topPlacements = createTopPlacements(createPlacementStore(pool), (error) =>
      logger.warn({ err: error }, 'placements on top are not counted yet'),
    );
    stops.push(() => topPlacements.stop());
    const pageOpens = createPageOpens(pool, clock, (error) =>
      logger.warn({ err: error }, 'opened pages are not counted yet'),
    );
    stops.push(() => pageOpens.stop());
    const deps: Deps = {
      config,
      db,
      reader: reader?.db ?? db,
      clock,
      jobs,
      files: await createFileStore(config),
      mailer: config.smtpUrl ? await createSmtpMailer(config.smtpUrl, config.mailFrom) : createDemoMailbox(db, clock),
      payments: await createPaymentProvider({ config, db, clock, logger }),
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
      logger,
    };
    const isDemoNew =
      config.mode === 'demo' &&
      (await fillDemo(db, deps.files, clock(), { hash: hashPassword, unmatchable: unmatchableHash }));
    await fillGuestView(systemContext(deps), { isDemoNew });

    const { publicUrl, publicApiKey, mode, confirmation, operator } = config;
    const site = { publicUrl, publicApiKey, isDemo: mode === 'demo', confirmation, operator };
    const pages = await createPages({
      buildDirectory: fileURLToPath(new URL('../build', import.meta.url)),
      site,
      deps,
      pictureOrigins: [new URL(publicUrl).origin],
    });
    await jobs.work(createJobHandlers({ ...deps, db: working.db }), schedules);
    // The demo's mailbox has last week's report at once, and not only from next Monday on.
    if (config.mode === 'demo') await db.transaction((tx) => jobs.enqueue(tx, 'send-weekly-reports', {}));
    stops.push(await listen(config, createServing(deps, { pages, isStuck })));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
