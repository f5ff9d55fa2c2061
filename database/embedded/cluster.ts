import { execFile } from 'node:child_process';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import type { Launch } from './postmaster.ts';
import { findPostmaster, launchPostmaster, removeLeftovers } from './postmaster.ts';
import { runAs } from './run-as.ts';

const run = promisify(execFile);
const majorVersion = '18';
const startTimeoutMs = 120_000;
const pollMs = 10;

/** Creates the cluster unless it exists. An incomplete one, left by a crash, is created again. */
export async function createCluster(binaries: Binaries, home: Home, durable: boolean): Promise<void> {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version?.trim() === majorVersion) return;
  if (version) {
    throw new Error(
      `The database in ${home.cluster} is of PostgreSQL ${version.trim()}, this program needs ${majorVersion}.`,
    );
  }
  if ((await readdir(home.cluster).catch(() => [])).length > 0) {
    throw new Error(
      `The database in ${home.cluster} has lost its file PG_VERSION: put the folder back from a backup, or move it away to begin with an empty one.`,
    );
  }
  const half = `${home.cluster}.new`;
  await rm(half, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // Its log comes in files of a megabyte instead of sixteen, as a demo writes little.
  const kind = durable ? ['--wal-segsize=1'] : ['--no-sync'];
  const options = ['--username=dabei', '--auth=trust', '--no-instructions', ...kind];
  await run(binaries.initdb, ['-D', half, ...locale, ...options], runAs(home)).catch((cause) => {
    throw new Error(`The database could not be created: ${lastLine(cause.stderr || cause.message)}`, { cause });
  });
  await rename(half, home.cluster);
  if (durable) await flushFolder(home.folder);
}

/** Makes sure that a postmaster serves the cluster, and returns an open connection to it. */
export async function serveCluster(
  binaries: Binaries,
  home: Home,
  socketFolder: string,
  durable: boolean,
): Promise<pg.Client> {
  const deadline = performance.now() + startTimeoutMs;
  const connection = await tryToConnect(socketFolder);
  if (connection) return connection;

  let launch: Launch | undefined;
  let lastFailure = 'no answer';
  while (performance.now() < deadline) {
    if (!launch && !(await findPostmaster(home.cluster))) {
      await removeLeftovers(home.cluster, socketFolder);
      launch = await launchPostmaster(binaries.postgres, home, socketFolder, durable);
    }
    if (launch?.hasEnded()) {
      lastFailure = lastLine(await launch.log());
      launch = undefined;
      // After a killed postmaster, its last workers need a moment to notice and release the shared memory.
      if (!lastFailure.includes('shared memory') && !lastFailure.includes('lock file')) break;
      await pause(100);
    }
    await pause(pollMs);
    const connection = await tryToConnect(socketFolder);
    if (connection) return connection;
  }
  throw new Error(`The database in ${home.cluster} does not start: ${lastFailure}`);
}

async function tryToConnect(socketFolder: string): Promise<pg.Client | undefined> {
  // Port and ssl are given so that the environment (PGPORT, PGSSLMODE) does not override them.
  const place = { host: socketFolder, port: 5432, ssl: false };
  const client = new pg.Client({ ...place, user: 'dabei', database: 'postgres', application_name: userName });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

/** Every process that uses the cluster keeps one connection of this name open for as long as it does. */
const userName = 'dabei embedded user';

/** How many other processes use the cluster. */
export async function countOtherUsers(connection: pg.Client): Promise<number> {
  const { rows } = await connection.query(
    'SELECT count(*)::int AS users FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [userName],
  );
  return rows[0].users;
}

/** Owns nothing: it can do what it was granted. */
export const servingRole = 'dabei_serving';

/** Creates the database `dabei` and the role that serves, unless they exist. */
export async function createDatabase(connection: pg.Client): Promise<void> {
  const { rowCount } = await connection.query("SELECT FROM pg_database WHERE datname = 'dabei'");
  if (!rowCount) await connection.query('CREATE DATABASE dabei');
  const roles = await connection.query('SELECT FROM pg_roles WHERE rolname = $1', [servingRole]);
  if (!roles.rowCount) await connection.query(`CREATE ROLE ${servingRole} LOGIN`);
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
}
