import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { databaseUrl, runOnServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
    testTemplate: string;
    /** A role without rights except those the product grants to a running process. */
    testServingRole: string;
    /** The tests ran before on the embedded server: those that do not depend on the database can be shorter here. */
    isRepetition: boolean;
  }
}

/**
 * One PostgreSQL per test run: the server of TEST_DATABASE_URL, or the embedded one in a temporary folder. It gets one
 * migrated database, which `createTestDatabase` clones, and a role of its own for the product.
 */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const server = external ? { url: external, stop: async () => undefined } : await startThrowAwayServer();
  const run = randomUUID().replaceAll('-', '');
  const [template, role] = [`dabei_template_${run}`, `dabei_serving_${run}`];
  await runOnServer(server.url, `CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
  await runOnServer(server.url, `CREATE DATABASE ${template}`);
  await prepareDatabase({
    databaseUrl: databaseUrl(server.url, template, role),
    databaseOwnerUrl: databaseUrl(server.url, template),
  });
  project.provide('testServerUrl', server.url);
  project.provide('testServingRole', role);
  project.provide('testTemplate', template);
  project.provide('isRepetition', external !== undefined);
  return async () => {
    await runOnServer(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    // A database that a test left behind keeps the role as well.
    await runOnServer(server.url, `DROP ROLE ${role}`).catch(() => undefined);
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
