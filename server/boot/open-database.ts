import { join } from 'node:path';
import type { Logger } from 'pino';
import { connectDatabase, connectReader } from '#database/connect.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import type { ConnectOptions } from '#database/pool.ts';
import { prepareDatabase, requireSchema } from '#server/boot/prepare-database.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError } from '#server/boot/settings/config.ts';
import type { Steps } from '#server/boot/steps.ts';
import { inSteps } from '#server/boot/steps.ts';

/** Reports errors of the environment in one sentence. */
function asConfigError(what: string) {
  return (error: unknown): never => {
    throw new ConfigError(`${what}: ${error instanceof Error ? error.message || error.name : String(error)}`);
  };
}

interface Environment {
  config: Config;
  logger: Logger;
  signal: AbortSignal;
  watchStatement: ConnectOptions['watchStatement'];
}

/** Database URLs from the settings, or of the embedded database, which is started. */
async function findAddresses({ config, logger }: Environment, steps: Steps) {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl, dataDir } = config;
  if (databaseUrl !== null) return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, databaseOwnerUrl };
  const starting = startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (message) => logger.info(message),
  });
  const embedded = await steps.take(starting.catch(asConfigError('The embedded database does not start')));
  return {
    url: embedded.servingUrl,
    directUrl: databaseDirectUrl ?? embedded.servingUrl,
    databaseOwnerUrl: embedded.url,
  };
}

/** Starts the embedded database if configured, migrates or checks the schema, and connects. */
export function openDatabase(environment: Environment) {
  const { config, logger, signal, watchStatement } = environment;
  return inSteps(signal, async (steps) => {
    const { url, directUrl, databaseOwnerUrl } = await findAddresses(environment, steps);
    const place = { databaseUrl: directUrl, databaseOwnerUrl };
    const preparing = config.migrates
      ? prepareDatabase(place, (message) => logger.info(message))
      : requireSchema({ databaseUrl: directUrl });
    await steps.wait(preparing.catch(asConfigError('The database cannot be used')));
    const { preparesStatements } = config;
    const connecting = (maxConnections: number, lost: string) => ({
      watchStatement,
      preparesStatements,
      maxConnections,
      onConnectionError: (error: Error) => logger.warn({ err: error }, lost),
    });
    const connect = (maxConnections: number, lost: string) => {
      const handle = connectDatabase(url, connecting(maxConnections, lost));
      return { ...handle, stop: handle.close };
    };
    const { databasePoolSize, databaseReaderUrl } = config;
    const primary = await steps.take(connect(databasePoolSize, 'database connection lost'));
    if (!databaseReaderUrl) return { directUrl, primary, reader: primary.db, connect };
    const options = connecting(databasePoolSize, 'connection to the replica lost');
    const reader = connectReader(databaseReaderUrl, primary, options);
    await steps.take({ stop: reader.close });
    return { directUrl, primary, reader: reader.db, connect };
  });
}
