import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectDatabase } from '#database/connect.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { startOwnersLoad } from '#tests/faults/owners-load.ts';
import { startBalancer } from '#tests/support/balancer.ts';
import { registrationForm } from '#tests/support/factories.ts';
import { until } from './cluster.ts';
import { buildImageFolder } from './image-folder.ts';
import type { Machine } from './one-machine.ts';
import { callAt, startMachine } from './one-machine.ts';

const OWNERS = 6;
const SETTLE_MS = 3_000;
const run = promisify(execFile);

/** The last release sells; it knows no pilot. */
const payments = { STRIPE_SECRET_KEY: 'sk_trial_of_the_drill', STRIPE_WEBHOOK_SECRET: 'whsec_trial_of_the_drill' };

async function findLastRelease(): Promise<string> {
  const { commit } = JSON.parse(await readFile('ops/last-release.json', 'utf8')) as { commit: string };
  await run('git', ['cat-file', '-e', `${commit}^{commit}`]).catch(() => {
    throw new Error(`The last release (${commit}) is not in this clone: git fetch --unshallow`);
  });
  return commit;
}

/** Registers owners as people do, with the mailed code; returns their access tokens. */
async function registerOwners(machine: Machine, call: ReturnType<typeof callAt>): Promise<string[]> {
  const tokens: string[] = [];
  for (let count = 1; count <= OWNERS; count += 1) {
    const form = registrationForm();
    const headers = { 'X-Forwarded-For': `198.51.100.${count}` };
    const { body } = await call<{ upload_token: string }>('POST', '/registrations', { json: form, headers });
    const code = await machine.mailedCode(form.loginEmail);
    const json = { email: form.loginEmail, upload_token: body.upload_token, code };
    const confirmed = await call<{ access_token: string }>('POST', '/registrations/confirm', { json, headers });
    if (confirmed.status >= 300) throw new Error(`No owner: ${JSON.stringify(confirmed.body)}`);
    tokens.push(confirmed.body.access_token);
  }
  return tokens;
}

/** Asks for public pages until it ends; counts them and notes those that did not come. */
function startReaders(address: string) {
  const failed: string[] = [];
  let count = 0;
  let isOver = false;
  const read = async (path: string) => {
    while (!isOver) {
      count += 1;
      const answer = await fetch(`${address}${path}`).catch((error: Error) => error);
      if (answer instanceof Error) failed.push(`${path}: ${answer.cause}`);
      else {
        if (!answer.ok) failed.push(`${path}: ${answer.status}`);
        await answer.arrayBuffer().catch((error: Error) => failed.push(`${path}: ${error.message}`));
      }
      await pause(100);
    }
  };
  const readers = ['/', '/imprint', '/api'].map(read);
  return {
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return { count, failed };
    },
  };
}

/**
 * Replaces the last release by this version one process after the other while owners write and guests read, then goes
 * back. Throws when one call fails or an acknowledged write is lost.
 */
export async function drillUpgrade(postgresFolder: string, say: (line: string) => void): Promise<void> {
  const images = await mkdtemp(join(tmpdir(), 'dabei-images-'));
  const machine = await startMachine(postgresFolder);
  const balancer = await startBalancer();
  try {
    const release = await findLastRelease();
    const before = await buildImageFolder(release, join(images, 'before'));
    const now = await buildImageFolder('HEAD', join(images, 'now'));
    say(`  built the last release (${release.slice(0, 7)}) and this version as their images would be`);

    await machine.migrate(before);
    const start = async (image: string) => {
      const product = await machine.start(image, { SHUTDOWN_DELAY: '5', ...payments });
      await balancer.add(product.port);
      await until('the balancer uses it', async () => balancer.isUsed(product.port));
      return product;
    };
    type Product = Awaited<ReturnType<typeof start>>;
    let serving = [await start(before), await start(before)];
    const call = callAt(balancer.address);
    const tokens = await registerOwners(machine, call);
    const load = startOwnersLoad({ call }, tokens);
    const readers = startReaders(balancer.address);
    await pause(SETTLE_MS);

    const replaceAll = async (image: string) => {
      const next: Product[] = [];
      for (const old of serving) {
        next.push(await start(image));
        const code = await old.stop();
        if (code !== 0) throw new Error(`a process ended with ${code}`);
        await pause(SETTLE_MS);
      }
      serving = next;
    };
    say(`  ${(await machine.migrate(now)).trim().split('\n').at(-1)}`);
    await replaceAll(now);
    say('  up: both processes are of this version');
    await replaceAll(before);
    say('  back: both processes are of the last release, on the schema of this version');
    await replaceAll(now);
    say('  up again');

    const [{ calls, eventIds }, pages] = await Promise.all([load.stop(), readers.stop()]);
    const failed = calls.filter(({ status }) => status !== 200 && status !== 201);
    if (failed.length > 0 || pages.failed.length > 0) {
      throw new Error(`failed: ${JSON.stringify([...failed.slice(0, 5), ...pages.failed.slice(0, 5)])}`);
    }
    const { db, close } = connectDatabase(await machine.ownerUrl());
    const { rows } = await db.execute<{ id: string }>('select id from events');
    const differences = await findLedgerDifferences(db);
    await close();
    const stored = new Set(rows.map(({ id }) => id));
    const lost = eventIds.filter((id) => !stored.has(id));
    if (lost.length > 0 || differences.length > 0) throw new Error(`lost: ${JSON.stringify({ lost, differences })}`);
    say(`  ${calls.length} calls and ${pages.count} pages, none failed; ${eventIds.length} events, none lost`);
  } finally {
    balancer.stop();
    await machine.stop();
    await rm(images, { recursive: true, force: true });
  }
}
