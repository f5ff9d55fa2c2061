import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import webPush from 'web-push';
import { builtServer } from '../../scripts/build/build.js';

/** Journeys need visible events immediately; the one about held events raises a signal. */
const firstEvents = { HOLD_FIRST_EVENTS: '0' };
const startTimeoutMs = 60_000;

/** Starts the built product as a demo on an empty data folder, unless E2E_URL names a running one. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { E2E_URL: running, E2E_PORT: port = '', E2E_FOLDER: folder = '' } = process.env;
  if (running) return () => rm(folder, { recursive: true, force: true });
  return launchProduct({ port, folder, logFile: join('test-results', 'server.log') });
}

interface Place {
  port: string;
  /** Empty; removed by the returned function. */
  folder: string;
  logFile: string;
}

/** Starts a demo of its own; the returned function ends it. */
export async function launchProduct({ port, folder, logFile }: Place): Promise<() => Promise<void>> {
  // Readable by PostgreSQL's account when run as root.
  await chmod(folder, 0o755);
  await mkdir('test-results', { recursive: true });
  const log = await open(logFile, 'w');
  const address = `http://localhost:${port}`;
  const env = {
    ...withoutDatabase(process.env),
    ...{ DEMO: '1', HOST: '127.0.0.1', PORT: port, PUBLIC_URL: address, DATA_DIR: folder },
    // Accounts are opened from addresses of their own, so that journeys do not use up the limits of one.
    TRUST_PROXY: '1',
    WEBHOOKS_ALLOW_PRIVATE: '1',
    ...firstEvents,
    ...createVapidKeys(),
  };
  const product = spawn(process.execPath, [builtServer], { env, stdio: ['ignore', log.fd, log.fd] });
  const ended = once(product, 'exit');
  await log.close();

  const stop = async () => {
    product.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + startTimeoutMs;
  // Another program may listen at the address.
  while (!(await readFile(logFile, 'utf8')).includes('is ready at')) {
    if (product.exitCode === null && performance.now() < deadline) {
      await pause(100);
      continue;
    }
    await stop();
    process.stderr.write(await readFile(logFile, 'utf8'));
    throw new Error(`The product does not start; its output is above and in ${logFile}.`);
  }
  return stop;
}

/** Enables notices on devices in the account. */
function createVapidKeys() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'https://dabei.example' };
}

function withoutDatabase({ DATABASE_URL: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}
