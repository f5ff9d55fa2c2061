import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer } from '../scripts/build/build.js';
import { compileCache, memoryEnvironment, memoryFlags } from '../scripts/start/memory-settings.js';

/** Runs the product on a database, by default as the demo, and waits for readiness. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  port: string,
  further: NodeJS.ProcessEnv = { DEMO: '1' },
): Promise<ChildProcess> {
  const settings = { PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...further };
  const product = fork(builtServer, {
    env: { ...process.env, ...memoryEnvironment, ...compileCache, ...settings },
    execArgv: memoryFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (product.exitCode !== null) throw new Error('the product did not start');
    await sleep(100);
  }
  return product;
}

export async function stopProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return;
  product.kill();
  await once(product, 'exit');
}
