import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { triesAll } from '#tests/support/cases.ts';
import { isPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** Rare folder states, only with all cases. */
const rare = test.runIf(triesAll);
const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabei-embedded-'));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (name = 'postgres') => startEmbeddedPostgres({ dataDir: join(folder, name), durable: false });

async function query(url: string, statement: string): Promise<unknown[][]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  await client.end();
  return rows;
}

async function postmasterPid(name = 'postgres'): Promise<number> {
  const home = join(folder, name);
  return Number.parseInt(await readFile(join(home, 'cluster/postmaster.pid'), 'utf8'), 10);
}

const isRunning = (pid: number) => isPostmaster(pid, join(folder, 'postgres/cluster'));

type OtherProcess = ChildProcessByStdio<null, Readable, null>;

/** Another process on the same folder, until killed or stopped by SIGTERM. */
async function startInOtherProcess(): Promise<OtherProcess> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start-embedded-postgres.ts', import.meta.url).href)};
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(folder, 'postgres'))} });
    process.once('SIGTERM', () => postgres.stop());
    process.stdout.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function end(child: OtherProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

test('keeps its data from one start to the next and leaves no process behind', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  const pid = await postmasterPid();
  await first.stop();
  expect(await isRunning(pid)).toBe(false);

  const second = await start();
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([[7]]);
  await second.stop();
});

test('is UTF-8, in UTC, off the network and closed to other users', async () => {
  const postgres = await start();
  const names = ['server_encoding', 'TimeZone', 'listen_addresses', 'unix_socket_permissions'];
  const settings = await query(postgres.url, `SELECT ${names.map((name) => `current_setting('${name}')`)}, lower('Ä')`);
  expect(settings).toEqual([['UTF8', 'UTC', '', '0700', 'ä']]);
  await postgres.stop();
});

rare('is durable unless told otherwise', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  expect(await query(postgres.url, "SELECT current_setting('fsync'), current_setting('full_page_writes')")).toEqual([
    ['on', 'on'],
  ]);
  await postgres.stop();
});

test('is shared by several users and ended by the last one', async () => {
  const first = await start();
  const second = await start();
  expect(second.url).toBe(first.url);
  await first.stop();
  expect(await query(second.url, 'SELECT 1')).toEqual([[1]]);
  const pid = await postmasterPid();
  await second.stop();
  expect(await isRunning(pid)).toBe(false);
});

test('is created once when two processes start for the first time together', async () => {
  const [other, own] = await Promise.all([startInOtherProcess(), start()]);
  expect(await query(own.url, 'SELECT 1')).toEqual([[1]]);
  await own.stop();
  const pid = await postmasterPid();
  expect(await isRunning(pid)).toBe(true);
  await end(other, 'SIGTERM');
  expect(await isRunning(pid)).toBe(false);
});

test('a killed user neither stops it nor keeps it from being stopped', async () => {
  const other = await startInOtherProcess();
  const pid = await postmasterPid();
  await end(other, 'SIGKILL');
  const own = await start();
  expect(await postmasterPid()).toBe(pid);
  await own.stop();
  expect(await isRunning(pid)).toBe(false);
});

test('comes back by itself after its postmaster was killed, with everything acknowledged', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  process.kill(await postmasterPid(), 'SIGKILL');
  await expect.poll(() => query(postgres.url, 'SELECT value FROM kept').catch(() => [])).toEqual([[7]]);
  const pid = await postmasterPid();
  await postgres.stop();
  expect(await isRunning(pid)).toBe(false);
});

rare('starts although both its user and its postmaster were killed', async () => {
  const other = await startInOtherProcess();
  process.kill(await postmasterPid(), 'SIGKILL');
  await end(other, 'SIGKILL');
  const own = await start();
  expect(await query(own.url, 'SELECT 1')).toEqual([[1]]);
  await own.stop();
});

rare('starts although the process number it left behind belongs to another program now', async () => {
  await (await start()).stop();
  const recycled = `${process.pid}\n${folder}\n0\n5432\n`;
  await writeFile(join(folder, 'postgres/cluster/postmaster.pid'), recycled);
  await writeFile(join(folder, 'postgres/.s.PGSQL.5432.lock'), recycled);
  const postgres = await start();
  expect(await query(postgres.url, 'SELECT 1')).toEqual([[1]]);
  await postgres.stop();
});

rare('makes a half-made cluster anew', async () => {
  await mkdir(join(folder, 'postgres/cluster.new/base'), { recursive: true });
  const postgres = await start();
  expect(await query(postgres.url, 'SELECT 1')).toEqual([[1]]);
  await postgres.stop();
});

rare.each([
  ['spaces, quotes and commas', `it's "a, b" & ü`],
  ['a long name', `${'long/'.repeat(30)}postgres`],
])('works in a folder with %s', async (_, name) => {
  const postgres = await start(name);
  expect(await query(postgres.url, 'SELECT 1')).toEqual([[1]]);
  await postgres.stop();
});

test.runIf(isRoot && triesAll)(
  'works for root in a folder closed to everyone else, and does not share a copy',
  async () => {
    await chmod(folder, 0o700);
    const first = await start('one');
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    await cp(join(folder, 'one'), join(folder, 'copy'), { recursive: true, verbatimSymlinks: true });
    const [again, copy] = [await start('one'), await start('copy')];
    expect(await query(again.url, 'SELECT value FROM kept')).toEqual([[7]]);
    expect(await query(copy.url, "SELECT to_regclass('kept')")).toEqual([[null]]);
    await Promise.all([again.stop(), copy.stop()]);
    for (const name of ['one', 'copy']) await rm(await readlink(join(folder, name, 'moved')), { recursive: true });
  },
);

const otherDisk = '/dev/shm';
test.runIf(isRoot && triesAll && existsSync(otherDisk))(
  'takes its data along when its folder is closed to others, also from another disk',
  async () => {
    const closed = await mkdtemp(join(otherDisk, 'dabei-embedded-'));
    onTestFinished(() => rm(closed, { recursive: true, force: true }));
    const dataDir = join(closed, 'postgres');
    await chmod(closed, 0o755);
    const open = await startEmbeddedPostgres({ dataDir, durable: false });
    await query(open.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await open.stop();
    await chmod(closed, 0o700);
    for (const _ of ['moved', 'again']) {
      const moved = await startEmbeddedPostgres({ dataDir, durable: false });
      expect(await query(moved.url, 'SELECT value FROM kept')).toEqual([[7]]);
      await moved.stop();
    }
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false);
    await rm(await readlink(join(dataDir, 'moved')), { recursive: true });
  },
);

test('says in one sentence that its folder cannot be used', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(start('file/postgres')).rejects.toThrow(
    `The database folder ${join(folder, 'file/postgres')} cannot be used by this user (ENOTDIR).`,
  );
});

rare('says in one sentence that its folder is damaged, and leaves it as it is', async () => {
  await (await start()).stop();
  await rm(join(folder, 'postgres/cluster/PG_VERSION'));
  await expect(start()).rejects.toThrow('has lost its file PG_VERSION: put the folder back from a backup');
  expect(existsSync(join(folder, 'postgres/cluster/base'))).toBe(true);
});

rare('says in one sentence that it was made by another version', async () => {
  await (await start()).stop();
  await writeFile(join(folder, 'postgres/cluster/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('is of PostgreSQL 17, this program needs 18.');
});
