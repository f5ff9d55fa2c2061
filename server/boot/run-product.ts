import { parseArgs } from 'node:util';
import { demoSignIn } from '#domain/shared/demo.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError, isPilot, readEnvironment } from '#server/boot/settings/config.ts';
import type { StartOptions } from '#server/boot/start.ts';

const OLDEST_NODE = 24;

/** Prints the product's URL. */
export function announce({ publicUrl, mode, stripe, smtpUrl, work, host, port }: Config): void {
  if (work === 'jobs') {
    process.stdout.write(`Dabei works on jobs; its health is ready at http://${host}:${port}/readyz\n`);
    return;
  }
  const lines = [`Dabei is ready at ${publicUrl}`];
  if (isPilot({ mode, stripe })) lines.push('Pilot: plans and packs are not sold until STRIPE_SECRET_KEY is set');
  if (mode === 'demo') {
    lines.push(`Demo sign-in: ${demoSignIn.email} / ${demoSignIn.password} at ${publicUrl}/business/login`);
    if (smtpUrl === null) lines.push(`Demo mails: ${publicUrl}/demo/mail`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Milliseconds for a shutdown after the balancers' delay; then it is aborted. With the default delay 27 seconds;
 * compose grants 30.
 */
const STOP_LIMIT_MS = 22_000;

/** Milliseconds within which a second signal is the same Ctrl+C, from terminal and npm. */
const ONE_PRESS_MS = 500;

/** The first signal stops the process or its start; the second ends it immediately. */
function stopOnSignal(
  started: Promise<() => Promise<void>>,
  starting: AbortController,
  { shutdownDelayMs }: Config,
): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > ONE_PRESS_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      const limitMs = STOP_LIMIT_MS + shutdownDelayMs;
      setTimeout(() => fail(new ConfigError('Stopping took too long')), limitMs).unref();
      starting.abort(new StoppedWhileStarting());
      started.then((stop) => stop()).then(() => process.exit(0), fail);
    });
  }
}

class StoppedWhileStarting extends Error {}

/** `--adopt` is not a setting, so that it cannot stay on. */
function readArguments(): { isAdopting: boolean } {
  try {
    return { isAdopting: parseArgs({ options: { adopt: { type: 'boolean', default: false } } }).values.adopt };
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function fail(error: unknown): never {
  if (error instanceof StoppedWhileStarting) process.exit(0);
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

interface RunOptions extends Pick<StartOptions, 'openWeb'> {
  onReady?: (config: Config) => void;
}

async function run({ openWeb, onReady = announce }: RunOptions): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new ConfigError(`Node ${OLDEST_NODE} or newer is needed here; npm start brings it along`);
  }
  const options = readArguments();
  const config = readEnvironment();
  const { start } = await import('#server/boot/start.ts');
  const starting = new AbortController();
  const started = start(config, { ...options, openWeb, signal: starting.signal });
  stopOnSignal(started, starting, config);
  await started;
  onReady(config);
}

/** Runs the product until a signal; wrong settings end it with one sentence. */
export function runProduct(options: RunOptions = {}): void {
  run(options).catch(fail);
}
