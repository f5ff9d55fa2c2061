import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../process.js';

/** Several files that are saved together cause one restart. Milliseconds. */
const GATHER_MS = 60;
/** The same where the server may wait until the pages are on the screen. */
const LATER_MS = 1500;
/** A server that has not ended by then is killed. Milliseconds. */
const STOP_MS = 3000;
/** How much of what a server wrote before it ended is shown in the browser. Characters. */
const LAST_WORDS = 4000;

interface Options {
  env: NodeJS.ProcessEnv;
  onStarted: (seconds: string) => void;
  /** Called with what the server wrote when it ends instead of starting, or by itself. */
  onFailed: (output: string) => void;
  /** Called when it runs after a failure. */
  onMended: () => void;
}

export interface Backend {
  /** Resolves once the first server runs; one that ends instead waits for a changed file. */
  start(): Promise<void>;
  /** Starts a new server in the place of the one that runs, which serves until then if `isServing`. */
  restart(options: { isServing: boolean }): void;
  /** The port of the server, once it runs; throws its last words when it does not start. */
  findPort(): Promise<number>;
  stop(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Runs the server from its sources in a process of its own. */
export function createBackend({ env, onStarted, onFailed, onMended }: Options): Backend {
  /** By the number of the start. */
  const children = new Map<number, ChildProcess>();
  let latest = 0;
  let serving: { number: number; port: Promise<number> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let mayServe = true;
  let hasFailed = false;

  /** Ends all servers but those with one of the numbers. */
  function endOthers(...kept: number[]): Promise<unknown> {
    return Promise.all([...children].map(([number, child]) => (kept.includes(number) ? undefined : end(child))));
  }

  function noteFailure(number: number, output: string): void {
    if (number !== latest) return;
    hasFailed = true;
    const port = Promise.reject(new Error(output));
    port.catch(() => undefined);
    serving = { number, port };
    onFailed(output);
  }

  async function launch(number: number): Promise<number> {
    const beganAt = performance.now();
    const port = await findFreePort();
    if (number !== latest) throw new Error('Another start has taken its place');
    const child = fork(join(root, 'scripts/start/dev/server.ts'), {
      cwd: root,
      env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // Ctrl+C is for the process that started it.
      detached: true,
    });
    children.set(number, child);
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      output = (output + text).slice(-LAST_WORDS);
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => {
        children.delete(number);
        noteFailure(number, output || `The server ended with ${code}`);
        reject(new Error(output));
      });
    });
    if (number !== latest) return port;
    onStarted(((performance.now() - beganAt) / 1000).toFixed(1));
    if (hasFailed) onMended();
    hasFailed = false;
    return port;
  }

  function replace(): Promise<unknown> {
    const number = ++latest;
    const isServing = mayServe && !hasFailed && serving !== undefined;
    mayServe = true;
    void endOthers(number, ...(isServing && serving ? [serving.number] : []));
    const port = launch(number);
    if (!isServing) serving = { number, port };
    return port.then(
      () => {
        if (number !== latest) return;
        serving = { number, port };
        return endOthers(number);
      },
      () => undefined,
    );
  }

  return {
    async start() {
      await replace();
    },
    restart({ isServing }) {
      mayServe &&= isServing;
      clearTimeout(timer);
      timer = setTimeout(replace, mayServe ? LATER_MS : GATHER_MS);
    },
    async findPort() {
      for (;;) {
        const asked = serving;
        const found = await asked?.port.catch((error: Error) => error);
        // Another one has taken its place meanwhile.
        if (asked !== serving) continue;
        if (found instanceof Error) throw found;
        if (found) return found;
      }
    },
    async stop() {
      clearTimeout(timer);
      latest++;
      await endOthers();
    },
  };
}
