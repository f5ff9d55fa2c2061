import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { settleKey } from '#server/boot/installation/settle-key.ts';
import { settleMode } from '#server/boot/installation/settle-mode.ts';
import { listen } from '#server/boot/listen.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { databaseUrl, runOnServer } from '#tests/support/database-server.ts';
import { createOwner } from '#tests/support/factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { productionSettings } from '#tests/support/product-process.ts';

/* Types the runbooks' commands unchanged where one machine can run them. */
const run = promisify(execFile);
const serverUrl = inject('testServerUrl');
const servingRole = inject('testServingRole');
const folderOfRunbooks = 'ops/runbooks';

/** The commands below a heading: its code block without a language. */
async function blockOf(runbook: string, heading: string): Promise<string> {
  const text = await readFile(join(folderOfRunbooks, runbook), 'utf8');
  const section = text.split(/^#+ /m).find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${runbook} has no section ${heading}`);
  const blocks = section.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm);
  const [block = '', ...others] = [...blocks].flatMap(([, language, text = '']) => (language ? [] : [text]));
  expect(others, `one block below ${heading}`).toEqual([]);
  return block;
}

/** Whether PostgreSQL's tools exist and are not older than the server, which they require. */
async function hasTools(): Promise<boolean> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  await client.end();
  const tool = await run('pg_dump', ['--version']).then(
    ({ stdout }) => Number(/(\d+)/.exec(stdout)?.[1]),
    () => 0,
  );
  return tool >= (rows[0]?.version ?? 0);
}
const canDump = await hasTools();

let app: TestApp;
let folder: string;
let dataDir: string;
const databases: string[] = [];

/** Runs a block in a shell that stops at the first failure, with an operator's settings. */
async function type(block: string, settings: Record<string, string>) {
  const { npm_config_user_agent: _, ...environment } = process.env;
  const PATH = [dirname(process.execPath), environment.PATH].join(delimiter);
  return run('bash', ['-euo', 'pipefail', '-c', block], {
    cwd: folder,
    env: { PATH, HOME: folder, DATA_DIR: dataDir, ...settings },
  });
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function createDatabase(): Promise<string> {
  const name = `dabei_restored_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  databases.push(name);
  return name;
}

beforeAll(async () => {
  app = await createTestApp({ metricsToken: 'a-token-of-the-reader' });
  await createOwner(app);
  folder = await mkdtemp(join(tmpdir(), 'dabei-runbooks-'));
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'files/images'), { recursive: true });
  await writeFile(join(dataDir, 'files/images/one.webp'), 'a picture');
  for (const name of ['package.json', 'scripts', 'build', 'ops']) await symlink(resolve(name), join(folder, name));
});
afterAll(async () => {
  await app.close();
  for (const name of databases) await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

describe('backup-and-restore.md', () => {
  it.skipIf(!canDump)(
    'brings all back in another database (skipped where pg_dump is older than the server)',
    async () => {
      const sum = 'select sum(amount) from credit_entries';
      const runbook = await readFile(join(folderOfRunbooks, 'backup-and-restore.md'), 'utf8');
      expect(runbook).toContain(`\`${sum}\``);
      await type(await blockOf('backup-and-restore.md', 'Backup'), { DATABASE_OWNER_URL: app.databaseUrl });
      const before = await query(app.databaseUrl, sum);
      // A person is erased after the backup.
      await mkdir(join(dataDir, 'files/erasures'), { recursive: true });
      await writeFile(join(dataDir, 'files/erasures/later'), '');
      await type(await blockOf('backup-and-restore.md', 'What was erased'), {});

      await rm(join(dataDir, 'files'), { recursive: true });
      const name = await createDatabase();
      const restored = databaseUrl(serverUrl, name);
      const serving = databaseUrl(serverUrl, name, servingRole);
      const { stdout } = await type(await blockOf('backup-and-restore.md', 'Restore'), {
        DATABASE_OWNER_URL: restored,
        DATABASE_URL: serving,
      });
      expect(stdout).toContain('The database has the schema of this version.');
      expect(await query(serving, sum)).toEqual(before);
      expect(await readFile(join(dataDir, 'files/images/one.webp'), 'utf8')).toBe('a picture');
      expect(await readFile(join(dataDir, 'files/erasures/later'), 'utf8')).toBe('');
    },
  );
});

describe('upgrade.md', () => {
  it('makes a second role that can serve and not change the schema', async () => {
    const name = await createDatabase();
    const owner = databaseUrl(serverUrl, name);
    const role = `dabei_serving_${randomUUID().replaceAll('-', '')}`;
    const block = await blockOf('upgrade.md', 'Two roles on a database that has one');
    expect(block).toMatch(/\bdabei_serving\b.*'\.\.\.'/);
    await query(owner, block.replace('dabei_serving', role).replace("'...'", `'${role}'`));
    const serving = databaseUrl(serverUrl, name, role);
    await type('npm run migrate', { DATABASE_OWNER_URL: owner, DATABASE_URL: serving });
    expect(await query(serving, 'select count(*)::int as n from businesses')).toEqual([{ n: 0 }]);
    await expect(query(serving, 'alter table businesses add column x int')).rejects.toThrow('must be owner');
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
    await runOnServer(serverUrl, `drop role ${role}`);
  });
});

describe('keys.md', () => {
  /** A statement in running text. */
  async function statement(start: string): Promise<string> {
    const text = await readFile(join(folderOfRunbooks, 'keys.md'), 'utf8');
    const [, found] = new RegExp(`\`(${start}[^\`]*)\``).exec(text) ?? [];
    if (!found) throw new Error(`keys.md has no ${start}`);
    return found;
  }

  // ASVS 7.4.5.
  it('lets a lost key go, and everybody out', async () => {
    const { db, close } = connectDatabase(app.databaseUrl);
    const [first, next] = ['9f8b6c0d3e1a7254b0c9d8e7f6a51423', '4c1d3f6a90b27e58d1c4f7a2035b9e86'];
    await settleMode(db, { mode: 'production', isAdopting: false, now: app.clock.now() });
    const settle = (secretKey: string) => settleKey(db, { secretKey, formerSecretKey: null });
    await settle(first);
    await expect(settle(next)).rejects.toThrow();
    await query(app.databaseUrl, await statement('update installation'));
    await settle(next);
    await close();

    const owner = await createOwner(app);
    await query(app.databaseUrl, await statement('update sessions'));
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
  });
});

describe('first-start.md', () => {
  it('makes up the secrets, names what is missing, and adds a lead', async () => {
    const text = (await readFile(join(folderOfRunbooks, 'first-start.md'), 'utf8')).replace(/\s+/g, ' ');
    const [, command = ''] = /`sudo (ops\/make-secrets\.sh \/etc\/dabei\/secrets)`/.exec(text) ?? [];
    const { stdout } = await type(command.replace('/etc/dabei', folder), {});
    expect(stdout).toMatch(/still needed: .*smtp_url\nneeded to sell: .*stripe_secret_key\n.*stripe_webhook_secret/);
    expect(existsSync(join(folder, 'secrets/secret_key'))).toBe(true);

    const [, add = ''] = /exec dabei (node \S+ add --role lead) <user name>`/.exec(text) ?? [];
    const { DEMO: _, ...settings } = productionSettings;
    const added = await type(`${add} ada`, {
      ...settings,
      PUBLIC_URL: 'http://localhost:3000',
      DATABASE_URL: app.databaseUrl,
    });
    expect(added.stdout).toContain('ada');
    expect(await query(app.databaseUrl, 'select username, role from reviewers')).toEqual([
      { username: 'ada', role: 'lead' },
    ]);

    const [, make = ''] = /exec dabei (node \S+)` makes a pair/.exec(text) ?? [];
    const keys = await type(make, {});
    expect(keys.stdout).toMatch(/VAPID_PUBLIC_KEY=.+\n.*VAPID_PRIVATE_KEY=/);
  });
});

describe('alerts.md', () => {
  it('reads the figures of a process by hand, and what takes the disk', async () => {
    const port = await findFreePort();
    const { serve, stop } = await listen({ ...app.deps.config, port, host: '127.0.0.1' });
    serve(app.app);
    const block = await blockOf('alerts.md', 'Alerts');
    const settings = { PUBLIC_URL: `http://localhost:${port}`, METRICS_TOKEN: 'a-token-of-the-reader' };
    expect((await type(block, settings)).stdout).toMatch(/^dabei_database_up 1$/m);
    await expect(type(block, { ...settings, METRICS_TOKEN: 'wrong' })).rejects.toThrow();
    await stop();
    expect((await type(await blockOf('alerts.md', 'The disk is full'), {})).stdout).toMatch(/\sfiles$|\/files$/m);
  });

  it('asks the database what runs, and what is archived', async () => {
    const text = await readFile(join(folderOfRunbooks, 'alerts.md'), 'utf8');
    const statements = [...text.matchAll(/`(select [^`]+)`/g)].map(([, each = '']) => each);
    expect(statements.length).toBeGreaterThanOrEqual(2);
    for (const each of statements) await query(app.databaseUrl, each);
  });
});
