import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { databaseUrl, runOnServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
    testTemplate: string;
    /** The tests ran before on the embedded server: what does not depend on the database need not run at length again. */
    isRepetition: boolean;
  }
}

/**
 * One PostgreSQL per test run: the server of TEST_DATABASE_URL, or the embedded one in a folder that is thrown away.
 * It gets one migrated database, which `createTestDatabase` clones.
 */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const server = external ? { url: external, stop: async () => undefined } : await startThrowAwayServer();
  const template = `dabei_template_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server.url, `CREATE DATABASE ${template}`);
  await migrateDatabase(databaseUrl(server.url, template));
  project.provide('testServerUrl', server.url);
  project.provide('testTemplate', template);
  project.provide('isRepetition', external !== undefined);
  return async () => {
    await runOnServer(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function startThrowAwayServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dabei-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: postgres.url, stop };
}
