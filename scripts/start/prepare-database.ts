/*
 * Creates or migrates the embedded database while `npm start` builds, then stops it for the server. Does nothing with
 * `DATABASE_URL`.
 */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { prepareDatabase } from '#server/boot/prepare-database.ts';
import { readEnvironment } from '#server/boot/settings/config.ts';

const { databaseUrl, dataDir, migrates } = readEnvironment();
if (databaseUrl === null && migrates) {
  const embedded = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  try {
    await prepareDatabase({ databaseUrl: embedded.servingUrl, databaseOwnerUrl: embedded.url });
  } finally {
    await embedded.stop();
  }
}
