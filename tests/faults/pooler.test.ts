import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { startProductProcess } from '#tests/support/product-process.ts';
import type { BreakablePostgres } from './breakable-postgres.ts';
import { startBreakablePostgres } from './breakable-postgres.ts';
import { createOwners, startOwnersLoad } from './owners-load.ts';

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync);
const LOAD_MS = 4_000;

/** pgbouncer keeps prepared statements in transaction mode from 1.21 on. */
const keepsStatements = () => {
  const [, major, minor] =
    /(\d+)\.(\d+)/.exec(execFileSync(pgbouncer as string, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) * 1_000 + Number(minor) >= 1_021;
};

let postgres: BreakablePostgres;
beforeAll(async () => {
  if (pgbouncer) postgres = await startBreakablePostgres();
}, 120_000);
afterAll(() => postgres?.stop());

/** Starts pgbouncer as ops/runbooks/connections.md describes. */
async function startPooler(mode: 'session' | 'transaction', more: string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'dabei-pooler-'));
  await chmod(folder, 0o755);
  const [port, file] = [await findFreePort(), join(folder, 'pgbouncer.ini')];
  const settings = [
    '[databases]',
    `dabei = host=127.0.0.1 port=${new URL(postgres.url).port} dbname=dabei user=dabei`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${mode === 'session' ? 40 : 6}`,
    'ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    ...more,
  ];
  await writeFile(file, settings.join('\n'));
  // pgbouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(pgbouncer as string, [...account, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  pooler.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(pooler, 'exit');
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  await expect.poll(isUp, { message: output }).toBe(true);
  return {
    url: `postgresql://dabei@127.0.0.1:${port}/dabei?sslmode=disable`,
    output: () => output,
    async stop() {
      pooler.kill('SIGINT');
      pooler.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

describe.skipIf(!pgbouncer)(pgbouncer ? 'behind pgbouncer' : 'behind pgbouncer (skipped: it is not installed)', () => {
  it.each([
    ['session', 'all', {}, []],
    ['transaction', 'no', { PREPARED_STATEMENTS: '0' }, []],
    ...(pgbouncer && keepsStatements() ? [['transaction', 'all', {}, ['max_prepared_statements = 500']] as const] : []),
  ] as const)(
    'that shares per %s and keeps %s prepared statements, writes, reads, streams and jobs work',
    async (mode, _, settings, more) => {
      const pooler = await startPooler(mode, [...more]);
      const product = await startProductProcess(pooler.url, {
        settings: { DATABASE_DIRECT_URL: postgres.url, CONFIRMATION: 'dummy', ...settings },
      });
      const tokens = await createOwners(product);
      const stream = await fetch(`http://127.0.0.1:${product.port}/api/v1/stream`, {
        headers: { 'X-API-Key': 'dabei_public_demo', Authorization: `Bearer ${tokens[0]}` },
      });
      const load = startOwnersLoad(product, tokens);
      await pause(LOAD_MS);
      const { calls, eventIds } = await load.stop();
      expect(new Set(calls.map(({ status }) => status)), product.output()).toEqual(new Set([200, 201]));
      expect(eventIds.length).toBeGreaterThan(20);

      const client = new pg.Client(postgres.directUrl);
      await client.connect();
      const { rows } = await client.query('select count(*)::int as n from events where id = any($1::uuid[])', [
        eventIds,
      ]);
      expect(rows[0].n).toBe(eventIds.length);
      const waiting = async () =>
        (
          await client.query(
            `select count(*)::int as n from pgboss.job where state in ('created', 'active') and start_after <= now()`,
          )
        ).rows[0].n;
      await expect.poll(waiting).toBe(0);
      await client.end();
      await product.stop();
      expect(await stream.text()).toMatch(/event: event\.created/);
      await pooler.stop();
    },
    120_000,
  );
});
