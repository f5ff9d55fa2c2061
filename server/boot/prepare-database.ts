import { grantRights } from '#database/grant-rights.ts';
import { isDatabaseOlder, migrateDatabase } from '#database/migrate.ts';
import { installJobQueue, isJobQueueReady } from '#server/jobs/install-job-queue.ts';

/** URLs of the serving role and the owner of the tables; null = the same. */
export interface DatabaseRoles {
  databaseUrl: string;
  databaseOwnerUrl: string | null;
}

const INSUFFICIENT_PRIVILEGE = '42501';
const lacksRight = (error: unknown) => (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE;

/**
 * Migrates schema and job queue and grants the serving role its rights. Reads only if nothing is missing, so a serving
 * role may start without the owner. Throws the database's errors.
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

/** Throws one sentence if the schema is not this version's. Reads only. */
export async function requireSchema({ databaseUrl }: Pick<DatabaseRoles, 'databaseUrl'>): Promise<void> {
  const isReady = await isDatabaseOlder(databaseUrl)
    .then(async (isOlder) => !isOlder && (await isJobQueueReady(databaseUrl)))
    .catch((error) => {
      // A database that was never fully migrated: the role has no rights.
      if (lacksRight(error)) return false;
      throw error;
    });
  if (!isReady) {
    throw new Error(
      'it is older than this program, and with MIGRATE=0 this process leaves it as it is: npm run migrate brings it up to date',
    );
  }
}
