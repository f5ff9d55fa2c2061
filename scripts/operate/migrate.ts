/*
 * Migrates an external database and grants the serving role's rights: npm run migrate. Needs DATABASE_URL, and
 * DATABASE_OWNER_URL if the owner is another role.
 */

import { prepareDatabase } from '#server/boot/prepare-database.ts';
import { readDatabaseRoles } from '#server/boot/settings/config.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await prepareDatabase(readDatabaseRoles(process.env), say);
  say('The database has the schema of this version.');
} catch (error) {
  process.stderr.write(`The database cannot be migrated: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
