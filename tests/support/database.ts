import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runOnServer } from './database-server.ts';

export type TestDatabase = {
  /** Address with the owner role. */
  url: string;
  /** Address with the serving role. */
  servingUrl: string;
  drop: () => Promise<void>;
};

/** A migrated, empty database for one test file, cloned from the template. Drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const name = `dabei_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('testTemplate')}`);
  return {
    url: databaseUrl(server, name),
    servingUrl: databaseUrl(server, name, inject('testServingRole')),
    // Lets connections close: terminated ones emit unhandled errors.
    drop: () =>
      runOnServer(server, `DROP DATABASE IF EXISTS ${name}`).catch(() =>
        runOnServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      ),
  };
}
