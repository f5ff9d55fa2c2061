import { grantRights } from '#database/grant-rights.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { installJobQueue } from '#server/jobs/install-job-queue.ts';

/** Addresses of one database: the role that serves, and the role that owns the tables; null = the same one. */
export interface DatabaseRoles {
  databaseUrl: string;
  databaseOwnerUrl: string | null;
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings the database to the schema of this program, job queue included, and gives the serving role its rights. One that has it
 * all is only read, so a serving role without an owner beside it can start on it. Throws what the database says.
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
    if (databaseOwnerUrl !== null || (error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      'it is older than this program, and its role may not change it: npm run migrate does, with DATABASE_OWNER_URL',
      { cause: error },
    );
  }
  if (databaseOwnerUrl !== null) await grantRights(databaseOwnerUrl, databaseUrl, { log });
}
