import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostmaster } from '#database/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { prepareDatabase } from '#server/boot/prepare-database.ts';
import { jobs as allJobs } from '#server/jobs/all-jobs.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { databaseUrl, runOnServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
    testTemplate: string;
    /** The serving role with only the product's grants. */
    testServingRole: string;
  }
}

/**
 * One PostgreSQL per run: TEST_DATABASE_URL, or the embedded one in a temporary folder. Creates a migrated template for
 * `createTestDatabase` and the serving role.
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
  await createQueues(databaseUrl(server.url, template, role));
  project.provide('testServerUrl', server.url);
  project.provide('testServingRole', role);
  project.provide('testTemplate', template);
  return async () => {
    await runOnServer(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    // A leftover database may still reference the role.
    await runOnServer(server.url, `DROP ROLE ${role}`).catch(() => undefined);
    await server.stop();
  };
}

/** Creates the queues in the template instead of once per test file. */
async function createQueues(connectionString: string): Promise<void> {
  const fail = (error: Error) => {
    throw error;
  };
  const jobs = await startJobQueue(allJobs, { connectionString, schedule: false, supervise: false }, fail);
  await jobs.stop();
}

async function startThrowAwayServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dabei-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  await client.end();
  const postmaster = await findPostmaster(rows[0]?.data_directory ?? '');
  // A signal skips teardown, and PostgreSQL would outlive the run.
  const end = () => {
    if (postmaster !== undefined) process.kill(postmaster, 'SIGQUIT');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: postgres.url, stop };
}
