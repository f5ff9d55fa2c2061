import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../process.js';

/** Debounce of restarts, in milliseconds. */
const GATHER_MS = 60;
/** Debounce when the pages should reload first, in milliseconds. */
const LATER_MS = 1500;
/** Milliseconds until a stopping server is killed. */
const STOP_MS = 3000;
/** Characters of a crashed server's output shown in the browser. */
const LAST_WORDS = 4000;

interface Options {
  env: NodeJS.ProcessEnv;
  onStarted: (seconds: string) => void;
  /** Called with the output of a server that exits unexpectedly. */
  onFailed: (output: string) => void;
  /** Called when it runs after a failure. */
  onMended: () => void;
}

export interface Backend {
  /** Resolves with the first running server; after a crash it waits for a change. */
  start(): Promise<void>;
  /** Replaces the running server, which serves meanwhile if `isServing`. */
  restart(options: { isServing: boolean }): void;
  /** The running server's port; throws its output if it does not start. */
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

/** Runs the server from sources in a child process. */
export function createBackend({ env, onStarted, onFailed, onMended }: Options): Backend {
  /** Keyed by start number. */
  const children = new Map<number, ChildProcess>();
  let latest = 0;
  let serving: { number: number; port: Promise<number> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let mayServe = true;
  let hasFailed = false;

  /** Ends all servers except those with these numbers. */
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
      // Ctrl+C goes to the parent process.
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
        // Replaced meanwhile.
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
