import { grantRights } from '#database/grant-rights.ts';
import { isDatabaseOlder, migrateDatabase } from '#database/migrate.ts';
import { installJobQueue, isJobQueueReady } from '#server/jobs/install-job-queue.ts';

/** Addresses of one database: the role that serves, and the role that owns the tables; null = the same one. */
export interface DatabaseRoles {
  databaseUrl: string;
  databaseOwnerUrl: string | null;
}

const INSUFFICIENT_PRIVILEGE = '42501';
const lacksRight = (error: unknown) => (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE;

/**
 * Migrates the database to the schema of this program, job queue included, and grants the serving role its rights. If
 * nothing is missing, it only reads, so a serving role can start without the owner. Throws the database's own errors.
 */
export async function prepareDatabase(
  { databaseUrl, databaseOwnerUrl }: DatabaseRoles,
  log: (message: string) => void = () => undefined,
): Promise<void> {
  const owner = databaseOwnerUrl ?? databaseUrl;
  try {
    await migrateDatabase(owner, { log });
    await installJobQueue(owner, log);
  } catch (error) {
    if (databaseOwnerUrl !== null || !lacksRight(error)) throw error;
    throw new Error(
      'it is older than this program, and its role may not change it: npm run migrate does, with DATABASE_OWNER_URL',
      { cause: error },
    );
  }
  if (databaseOwnerUrl !== null) await grantRights(databaseOwnerUrl, databaseUrl, { log });
}

/** Throws, in one sentence, when the database has not got the schema of this program. It only reads. */
export async function requireSchema({ databaseUrl }: Pick<DatabaseRoles, 'databaseUrl'>): Promise<void> {
  const isReady = await isDatabaseOlder(databaseUrl)
    .then(async (isOlder) => !isOlder && (await isJobQueueReady(databaseUrl)))
    .catch((error) => {
      // Tables that nobody has given this role any right to: those of a database that was never migrated as a whole.
      if (lacksRight(error)) return false;
      throw error;
    });
  if (!isReady) {
    throw new Error(
      'it is older than this program, and with MIGRATE=0 this process leaves it as it is: npm run migrate brings it up to date',
    );
  }
}
