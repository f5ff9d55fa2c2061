import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer } from '../scripts/build/build.js';
import { compileCache, memoryEnvironment, memoryFlags } from '../scripts/start/memory-settings.js';
import { root } from '../scripts/start/process.js';

const PORT = 4620;

export type Product = { address: string; pid: number };

/** Runs the built product, or another checkout's, as a demo on an empty data folder during `measure`. */
export async function withProduct(
  measure: (product: Product) => Promise<void>,
  { checkout = root, port = PORT } = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
  // Readable by PostgreSQL's account when run as root.
  chmodSync(folder, 0o755);
  const address = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const here = { DEMO: '1', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address };
  const product = spawn(process.execPath, [...memoryFlags, relative(root, builtServer)], {
    cwd: checkout,
    env: { ...inherited, ...memoryEnvironment, ...compileCache, ...here, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  const ended = once(product, 'exit');
  try {
    do await pause(300);
    while (product.exitCode === null && !(await answers(address)));
    if (product.exitCode !== null) throw new Error('The product does not start; its output is above.');
    await measure({ address, pid: product.pid ?? 0 });
  } finally {
    product.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
