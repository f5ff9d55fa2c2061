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

/** Creates the cluster unless it exists; replaces one left incomplete by a crash. */
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
  // Smaller WAL files, since a demo writes little.
  const kind = durable ? ['--wal-segsize=1'] : ['--no-sync'];
  const options = ['--username=dabei', '--auth=trust', '--no-instructions', ...kind];
  await run(binaries.initdb, ['-D', half, ...locale, ...options], runAs(home)).catch((cause) => {
    throw new Error(`The database could not be created: ${lastLine(cause.stderr || cause.message)}`, { cause });
  });
  await rename(half, home.cluster);
  if (durable) await flushFolder(home.folder);
}

/** Starts a postmaster unless one runs; returns an open connection. */
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
      // Workers of a killed postmaster hold shared memory for a moment.
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
  // Overrides PGPORT and PGSSLMODE.
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

/** Application name of the connection each process holds to the cluster. */
const userName = 'dabei embedded user';

/** Number of other processes using the cluster. */
export async function countOtherUsers(connection: pg.Client): Promise<number> {
  const { rows } = await connection.query(
    'SELECT count(*)::int AS users FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [userName],
  );
  return rows[0].users;
}

/** Owns nothing; has grants only. */
export const servingRole = 'dabei_serving';

/** Creates the database `dabei` and the serving role if missing. */
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
