import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { connectDatabase } from '#database/connect.ts';
import { fillDemo } from '#database/demo/fill-demo.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { ConfigError, missingOperatorFields } from '#server/config.ts';
import type { Deps } from '#server/context/context.ts';
import { createKeyLimits } from '#server/http/key-limits.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { createSessionLimits } from '#server/http/session-limits.ts';
import { createJobHandlers, schedules } from '#server/jobs/handlers.ts';
import { jobQueueLimits, startJobQueue } from '#server/jobs/queue.ts';
import { listen } from '#server/listen.ts';
import { createDemoMailbox, createSmtpMailer } from '#server/mails/mailer.ts';
import { createChangeFeed } from '#server/modules/stream/change-feed.ts';
import { resealSecrets } from '#server/modules/webhooks/reseal-secrets.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { createPaymentProvider } from '#server/payments/create-payment-provider.ts';
import { hashPassword, unmatchableHash } from '#server/security/passwords.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';

function prepareDataDir({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written`);
  }
}

/** Trouble with what surrounds the process is told in one sentence, not as a stack. */
function forPeople(what: string) {
  return (error: unknown): never => {
    throw new ConfigError(`${what}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  };
}

/** Starts everything from top to bottom; answers how to stop it again, in reverse. */
export async function start(config: Config): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const logger = pino({ level: config.logLevel });
    prepareDataDir(config);
    for (const field of missingOperatorFields(config.operator)) logger.warn(`operator.${field} is not set`);

    let { databaseUrl } = config;
    if (databaseUrl === null) {
      const embedded = await startEmbeddedPostgres({
        dataDir: join(config.dataDir, 'postgres'),
        log: (message) => logger.info(message),
      }).catch(forPeople('The embedded database does not start'));
      stops.push(() => embedded.stop());
      databaseUrl = embedded.url;
    }
    await migrateDatabase(databaseUrl).catch(forPeople('The database cannot be used'));
    const { db, pool, isStuck, close } = connectDatabase(databaseUrl, {
      onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
    });
    stops.push(close);

    const clock = () => new Date();
    const jobs = await startJobQueue({ connectionString: databaseUrl, ...jobQueueLimits }, (error) =>
      logger.error({ err: error }, 'job queue'),
    );
    stops.push(() => jobs.stop());
    const changes = createChangeFeed(pool, (error) => logger.warn({ err: error }, 'change feed'));
    stops.push(() => changes.stop());
    const deps: Deps = {
      config,
      db,
      clock,
      jobs,
      files: await createFileStore(config),
      mailer: config.smtpUrl ? createSmtpMailer(config.smtpUrl, config.mailFrom) : createDemoMailbox(db, clock),
      payments: createPaymentProvider({ config, db, clock, logger }),
      rateLimits: createRateLimits(pool),
      keyLimits: createKeyLimits(pool),
      sessionLimits: createSessionLimits(),
      changes,
      logger,
    };
    if (config.mode === 'demo') await fillDemo(db, clock(), { hash: hashPassword, unmatchable: unmatchableHash });

    if (config.formerSecretKey) {
      const count = await resealSecrets(db, config.secretKey, config.formerSecretKey).catch(
        forPeople('FORMER_SECRET_KEY does not open the stored secrets'),
      );
      logger.info({ count }, 'secrets of webhooks sealed with the new key');
    }

    const { publicUrl, publicApiKey, mode, confirmation, operator } = config;
    const site = { publicUrl, publicApiKey, isDemo: mode === 'demo', confirmation, operator };
    const pages = await createPages({
      buildDirectory: join(import.meta.dirname, '..', 'build'),
      site,
      pictureOrigins: [new URL(publicUrl).origin],
    });
    await jobs.work(createJobHandlers(deps), schedules);
    stops.push(await listen(config, createApp(deps, { pages, isStuck }).fetch));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
