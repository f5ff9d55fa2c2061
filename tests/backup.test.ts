import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#database/migrate.ts';
import { judgeBackups, readBackupReports } from '#server/telemetry/backup-reports.ts';
import { findPostgresFolder } from '#tests/drills/programs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { runOnServer } from '#tests/support/database-server.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const run = promisify(execFile);
const postgresFolder = await findPostgresFolder();
const isRoot = userInfo().uid === 0;

let app: TestApp;
let folder: string;
let reports: string;
let ownerUrl: string;

/** Runs a program as an account that PostgreSQL starts for, which is not root. */
async function runAs(command: string, words: string[], settings: Record<string, string> = {}) {
  const env = { PATH: [postgresFolder, process.env.PATH].join(delimiter), ...settings };
  const [program = '', ...rest] = isRoot ? ['setpriv', '--reuid=nobody', '--clear-groups', command] : [command];
  return run(program, [...rest, ...words], { env, cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

const runScript = (name: string, settings: Record<string, string> = {}) =>
  runAs('bash', [resolve('ops/backup', name)], {
    DATABASE_OWNER_URL: ownerUrl,
    FILES_FOLDER: join(folder, 'data/files'),
    BACKUPS: join(folder, 'backups'),
    REPORTS: reports,
    ...settings,
  });

/** PostgreSQL of the machine: its tools cannot read a newer server. */
async function startPostgres(): Promise<void> {
  const port = await findFreePort();
  const cluster = join(folder, 'cluster');
  await runAs('initdb', ['--pgdata', cluster, '--auth=trust', '--username=dabei']);
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`;
  await runAs('pg_ctl', ['--pgdata', cluster, '--wait', '--log', join(folder, 'log'), '--options', options, 'start']);
  ownerUrl = `postgresql://dabei@127.0.0.1:${port}/dabei`;
  await runOnServer(ownerUrl.replace(/dabei$/, 'postgres'), 'create database dabei');
  await migrateDatabase(ownerUrl);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabei-backup-'));
  reports = join(folder, 'reports');
  for (const name of ['reports', 'backups', 'data/files/images']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'data/files/images/one.webp'), 'a picture');
  if (isRoot) await run('chown', ['-R', 'nobody', folder]);
  if (postgresFolder) await startPostgres();
  app = await createTestApp({ backupReports: reports, metricsToken: 'a-token-of-the-reader' });
}, 120_000);
afterAll(async () => {
  await app.close();
  if (postgresFolder) await runAs('pg_ctl', ['--pgdata', join(folder, 'cluster'), '--mode=immediate', 'stop']);
  await rm(folder, { recursive: true, force: true });
});

const judge = async (now = new Date()) => judgeBackups(await readBackupReports(reports), now);

describe.skipIf(!postgresFolder)('the scripts of the backup (skipped without PostgreSQL of the machine)', () => {
  it('copy a day, keep fourteen, and restore the newest on trial', { timeout: 120_000 }, async () => {
    expect(await judge()).toEqual([
      'the backup has reported nothing yet',
      'the trial restore has reported nothing yet',
    ]);
    for (const day of ['2020-01-01', '2020-01-02']) await mkdir(join(folder, 'backups', day));
    expect(await runScript('back-up.sh')).toMatch(/^backup: ok: .+, 1 days are kept$/m);
    const [day = '', ...older] = (await readdir(join(folder, 'backups'))).filter((name) => name.startsWith('20'));
    expect(older).toEqual([]);
    expect(await runScript('try-restore.sh')).toMatch(/^restore: ok: \S+: 0 businesses, 0 events$/m);
    expect(await judge()).toEqual([]);
    const later = new Date(Date.now() + 40 * 86_400_000);
    expect(await judge(later)).toEqual(['the backup is 960 hours old', 'the trial restore is 960 hours old']);

    expect(await runScript('back-up.sh', { FILES_FOLDER: join(folder, 'none-yet') })).toMatch(/^backup: ok/m);
    await writeFile(join(folder, 'backups', day, 'dabei.dump'), 'nothing');
    expect(await runScript('try-restore.sh')).toMatch(/^restore: failed: \S+ is damaged/m);
    expect(await judge()).toEqual([expect.stringMatching(/^the trial restore failed: \S+ is damaged/)]);
    expect((await readdir(join(folder, 'backups'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('say that a database cannot be read, and keep what there was', { timeout: 60_000 }, async () => {
    const before = await readdir(join(folder, 'backups'));
    const url = 'postgresql://nobody@127.0.0.1:1/dabei';
    expect(await runScript('back-up.sh', { DATABASE_OWNER_URL: url })).toContain('backup: failed: line');
    expect(await readFile(join(reports, 'backup.json'), 'utf8')).toContain('"state":"failed"');
    expect(await readdir(join(folder, 'backups'))).toEqual(expect.arrayContaining(before));
  });
});

describe('backups that are not in order', () => {
  it('are in the figures and in a mail to the operator', async () => {
    const report = (state: string, at: Date) => JSON.stringify({ at, state, sentence: 'No space left on device' });
    await writeFile(join(reports, 'backup.json'), report('failed', app.clock.now()));
    await writeFile(join(reports, 'restore.json'), report('ok', app.clock.now()));
    const response = await app.app.request('/metrics', { headers: { Authorization: 'Bearer a-token-of-the-reader' } });
    const figures = await response.text();
    expect(figures).toMatch(/^dabei_backup_failed\{kind="backup"\} 1$/m);
    expect(figures).toMatch(/^dabei_backup_failed\{kind="restore"\} 0$/m);
    expect(figures).toMatch(/^dabei_backup_age_seconds\{kind="restore"\} \d/m);

    await app.handlers['watch-backups']?.({});
    const alerts = async () => (await app.mails()).filter(({ subject }) => subject === 'Sicherungskopien prüfen');
    const [mail] = await alerts();
    expect(mail?.text).toContain('the backup failed: No space left on device');

    await writeFile(join(reports, 'backup.json'), report('ok', app.clock.now()));
    await app.handlers['watch-backups']?.({});
    expect(await alerts()).toHaveLength(1);
  });
});
