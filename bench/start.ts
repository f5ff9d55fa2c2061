import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { demoSignIn } from '#domain/shared/demo.ts';
import { builtServer } from '../scripts/build/build.js';
import { memoryEnvironment, memoryFlags } from '../scripts/start/memory-settings.js';
import { cpuMicrosOf } from './processor-time.ts';
import { writeReport } from './report.ts';

/*
 * Time from process start to the first response on a filled, running database: as `npm start` does, and from sources
 * without a compile cache as the baseline.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REST_MS = 11_000;
const PORT = '4630';
const folder = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
// Readable by PostgreSQL's account when run as root.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });

interface Reading {
  readyMs: number;
  cpuMs: number;
  memoryMb: number;
  /** Eleven seconds later. */
  restMb: number;
  /** After a page in both languages and a sign-in. */
  usedMb: number;
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function use(): Promise<void> {
  const address = `http://127.0.0.1:${PORT}`;
  for (const language of ['de', 'en']) await fetch(address, { headers: { 'Accept-Language': language } });
  const headers = { 'X-API-Key': 'dabei_public_demo', 'Content-Type': 'application/json' };
  const login = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(demoSignIn),
  });
  if (!login.ok) throw new Error(`signing in: ${login.status}`);
}

async function isReady(product: ChildProcess): Promise<boolean> {
  if (product.exitCode !== null) throw new Error('the product did not start');
  return fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function start(args: string[], settings: Record<string, string>): Promise<Reading> {
  const env = {
    ...process.env,
    DEMO: '1',
    PORT,
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const before = performance.now();
  const product = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isReady(product))) await pause(5);
  const readyMs = performance.now() - before;
  const pid = product.pid ?? 0;
  const atReady = { readyMs, cpuMs: cpuMicrosOf(pid) / 1000, memoryMb: residentMb(pid) };
  await pause(REST_MS);
  const restMb = residentMb(pid);
  await use();
  const reading = { ...atReady, restMb, usedMb: residentMb(pid) };
  product.kill();
  await once(product, 'exit');
  return reading;
}

const ways = {
  'from the sources': () => start(['server/main.ts'], {}),
  'as built': () =>
    start([...memoryFlags, builtServer], { ...memoryEnvironment, NODE_COMPILE_CACHE: join(folder, 'compiled') }),
};
const readings = Object.keys(ways).map((): Reading[] => []);
try {
  // The first run fills the demo, the second the compile cache.
  for (const way of Object.values(ways)) await way();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, way] of Object.values(ways).entries()) readings[index]?.push(await way());
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

const middle = (of: Reading[], what: keyof Reading) =>
  of.map((each) => each[what]).toSorted((a, b) => a - b)[of.length >> 1] ?? 0;
const rows = Object.keys(ways).map((name, index) => {
  const cells = (['readyMs', 'cpuMs', 'memoryMb', 'restMb', 'usedMb'] as const).map((what) => {
    const [own, yardstick] = [middle(readings[index] ?? [], what), middle(readings[0] ?? [], what)];
    return `${Math.round(own)} (${(own / yardstick).toFixed(2)})`;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
});
const report = `# From the start to the first answer

A process in demo mode on an embedded PostgreSQL that runs and is filled: milliseconds until \`/readyz\` says 200, processor time until
then, and resident memory in MB at that moment, eleven seconds later with nothing to do, and after a page in both languages and a login; in brackets the share of the yardstick, the same from its sources. ${ROUNDS} rounds in turns,
medians. Node ${process.version}; ${cpus().length} cores shared with whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the end). Made by \`npm run bench -- start\`.

| | Milliseconds | Processor time | Memory | Memory at rest | Memory after use |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
const ready = readings.map((of) => middle(of, 'readyMs'));
const built = readings[1] ?? [];
await writeReport('start', report, [
  {
    what: 'built, by the time from its sources',
    value: (ready[1] ?? 0) / (ready[0] ?? 1),
    before: 1,
  },
  {
    what: 'resident memory at rest, MB',
    value: middle(built, 'restMb'),
    goal: { most: 110 },
    before: middle(built, 'memoryMb'),
  },
]);
