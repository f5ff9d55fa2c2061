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
    /** A role without rights except those the product grants to a running process. */
    testServingRole: string;
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
  await createQueues(databaseUrl(server.url, template, role));
  project.provide('testServerUrl', server.url);
  project.provide('testServingRole', role);
  project.provide('testTemplate', template);
  return async () => {
    await runOnServer(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    // A database that a test left behind keeps the role as well.
    await runOnServer(server.url, `DROP ROLE ${role}`).catch(() => undefined);
    await server.stop();
  };
}

/** Each process makes those that are missing: here once, instead of for every file of tests. */
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
  // A run that is ended by a signal clears nothing up; PostgreSQL would outlive it.
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
