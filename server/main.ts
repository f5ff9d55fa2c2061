import { parseArgs } from 'node:util';
import { demoSignIn } from '#domain/shared/demo.ts';
import type { Config } from '#server/config.ts';
import { ConfigError, readEnvironment } from '#server/config.ts';

const OLDEST_NODE = 24;

function announce({ publicUrl, mode, smtpUrl }: Config): void {
  const lines = [`Dabei is ready at ${publicUrl}`];
  if (mode === 'demo') {
    lines.push(`Demo sign-in: ${demoSignIn.email} / ${demoSignIn.password} at ${publicUrl}/business/login`);
    if (smtpUrl === null) lines.push(`Demo mails: ${publicUrl}/demo/mail`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** How long stopping may take, in milliseconds; anything still running then is abandoned. Compose grants 30 seconds. */
const STOP_LIMIT_MS = 25_000;

/** The first signal stops the process, or, during the start, as soon as it has started; the second ends it at once. */
function stopOnSignal(started: Promise<() => Promise<void>>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => fail(new ConfigError('Stopping took too long')), STOP_LIMIT_MS).unref();
      started.then((stop) => stop()).then(() => process.exit(0), fail);
    });
  }
}

/** `--adopt` is the only option outside the settings: it must not stay on because it was forgotten. */
function readArguments(): { isAdopting: boolean } {
  try {
    return { isAdopting: parseArgs({ options: { adopt: { type: 'boolean', default: false } } }).values.adopt };
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function fail(error: unknown): never {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new ConfigError(`Node ${OLDEST_NODE} or newer is needed here; npm start brings it along`);
  }
  const options = readArguments();
  const config = readEnvironment();
  const { start } = await import('#server/start.ts');
  const started = start(config, options);
  stopOnSignal(started);
  await started;
  announce(config);
}

main().catch(fail);
