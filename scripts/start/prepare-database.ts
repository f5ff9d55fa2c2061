/*
 * Makes the embedded database, or brings it to the schema of this version, while `npm start` is still building. It ends it again, for
 * the server to start. Where `DATABASE_URL` is set there is nothing to do.
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
