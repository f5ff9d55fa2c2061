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
    if (databaseOwnerUrl !== null || (error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      'it is older than this program, and its role may not change it: npm run migrate does, with DATABASE_OWNER_URL',
      { cause: error },
    );
  }
  if (databaseOwnerUrl !== null) await grantRights(databaseOwnerUrl, databaseUrl, { log });
}
