import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { demoHouseSignIn } from '#domain/shared/demo.ts';
import { demoSignIn } from '#domain/shared/demo.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { builtServer, ensureBuilt } from '../../scripts/build/build.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicKey = 'dabei_public_demo';

interface ProcessCall {
  json?: unknown;
  form?: FormData;
  token?: string;
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** An operator's file that production accepts. */
export const operatorFile = fileURLToPath(new URL('operator.json', import.meta.url));

/** The settings production requires, for a trial on this machine. */
export const productionSettings = {
  DEMO: undefined,
  NODE_ENV: 'production',
  PUBLIC_API_KEY: publicKey.replace('demo', 'trial'),
  SECRET_KEY: '4c1d3f6a90b27e58d1c4f7a2035b9e86',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Dabei <hallo@dabei.example>',
  STRIPE_SECRET_KEY: 'sk_trial_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_trial_of_the_tests',
  FILES: 'local',
  OPERATOR_FILE: operatorFile,
};

interface ProcessOptions {
  settings?: Record<string, string | undefined>;
  args?: string[];
  /** Size of the data folder's disk in bytes, so it can be full. Needs `canLimitDisk`. */
  diskBytes?: number;
  /** Whether to wait for readiness. */
  isAwaited?: boolean;
}

/** Runs a program as root of its own mount namespace, which ends with it. */
const inOwnMounts = ['--user', '--map-root-user', '--mount', 'sh', '-c'];

/** Whether this machine allows mounting a disk in a user namespace. */
export function canLimitDisk(): boolean {
  return spawnSync('unshare', [...inOwnMounts, 'mount -t tmpfs tmpfs /mnt']).status === 0;
}

/**
 * Starts the real program: the demo on a shareable database, or as `settings` and `args` say. Throws its output when it
 * exits instead of starting.
 */
export async function startProductProcess(
  databaseUrl: string,
  { settings = {}, args = [], diskBytes, isAwaited = true }: ProcessOptions = {},
) {
  // Any build will do.
  if (!existsSync(join(root, 'build/web/server'))) await ensureBuilt();
  const port = await findFreePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'dabei-process-'));
  const address = `http://127.0.0.1:${port}`;
  const program = [process.execPath, builtServer, ...args];
  const mount = `mount -t tmpfs -o size=${diskBytes} tmpfs "$DATA_DIR" && exec "$0" "$@"`;
  const [command = '', ...words] = diskBytes === undefined ? program : ['unshare', ...inOwnMounts, mount, ...program];
  const product = spawn(command, words, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      WEBHOOKS_ALLOW_PRIVATE: '1',
      HOLD_FIRST_EVENTS: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(product, 'exit');
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [product.stdout, product.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('is ready at')) resolve();
      });
    }
  });
  const hasDied = ended.then(() => Promise.reject(new Error(`The product ended:\n${output}`)));
  hasDied.catch(() => undefined);
  if (isAwaited) await Promise.race([isReady, hasDied]);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (product.exitCode === null && product.signalCode === null) product.kill(signal);
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }

  return {
    port,
    address,
    dataDir: diskBytes === undefined ? dataDir : `/proc/${product.pid}/root${dataDir}`,
    /** Calls the API over HTTP with the public key; `path` is relative to `/api/v1`. */
    async call<T = Record<string, unknown>>(
      method: string,
      path: string,
      { json, form, token, key = publicKey, headers = {}, signal }: ProcessCall = {},
    ) {
      const response = await fetch(`${address}/api/v1${path}`, {
        method,
        headers: {
          'X-API-Key': key,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: form ?? (json === undefined ? null : JSON.stringify(json)),
        ...(signal ? { signal } : {}),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as T };
    },
    /** Signs in the demo's bar, or its house with a plan; returns the access token. */
    async signIn(account: typeof demoSignIn | typeof demoHouseSignIn = demoSignIn): Promise<string> {
      const { body } = await this.call<{ access_token: string }>('POST', '/auth/login', { json: account });
      return body.access_token;
    },
    /** Status of a path outside of the API. */
    async status(path: string): Promise<number> {
      return (await fetch(`${address}${path}`, { signal: AbortSignal.timeout(10_000) })).status;
    },
    hasEnded: () => product.exitCode !== null || product.signalCode !== null,
    output: () => output,
    signal: (signal: NodeJS.Signals) => product.kill(signal),
    ended: ended.then(([code]: (number | null)[]) => code),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

export type ProductProcess = Awaited<ReturnType<typeof startProductProcess>>;
