import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DabeiError } from '@dabei/sdk';
import { importEvents } from './import-events.ts';
import { listen, makeListener } from './listen.ts';
import { login } from './login.ts';
import { pushEvents } from './push-events.ts';
import { exitCodes, Refusal } from './refusal.ts';
import type { Environment } from './settings.ts';
import { changeSettings, connect, readSettings } from './settings.ts';
import { trigger } from './trigger.ts';

const help = `dabei login --url https://address        stores a key, which is read from the input
dabei events push plan.yaml              makes events as the plan says: --dry-run shows, --yes may spend credits
dabei events import week.csv             makes drafts of a table or calendar: --dry-run shows
dabei listen --forward http://localhost:3000/hook   forwards webhooks: --webhook id --secret whsec_…
dabei trigger participant.joined         lets it happen on the test side

DABEI_KEY and DABEI_URL replace what login stored. Exit codes: 1 failed, 2 wrong use, 3 needs --yes.`;

const options = {
  url: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  forward: { type: 'string' },
  webhook: { type: 'string' },
  secret: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export interface Terminal {
  environment: Environment;
  readKey: () => Promise<string>;
  print: (line: string) => void;
  complain: (line: string) => void;
  signal: AbortSignal;
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

function need(value: string | undefined, name: string): string {
  if (!value) throw new Refusal(`${name} is missing. See dabei --help.`);
  return value;
}

type Values = ReturnType<typeof readOptions>['values'];

async function startListening(values: Values, terminal: Terminal): Promise<void> {
  const { environment, print, signal } = terminal;
  const forward = need(values.forward, '--forward');
  const { dabei, isTest } = await connect(environment);
  const { url = '', positions = {}, listener } = await readSettings(environment);
  const own = values.webhook
    ? { id: values.webhook, secret: need(values.secret, '--secret') }
    : (listener ?? (await makeListener(dabei, environment.DABEI_URL ?? url, isTest)));
  if (!values.webhook) await changeSettings(environment, { listener: own });
  print(`Secret of the signatures: ${own.secret}`);
  await listen(dabei, {
    ...{ webhookId: own.id, secret: own.secret, forward, print, signal },
    position: positions[own.id],
    remember: async (position) => {
      positions[own.id] = position;
      await changeSettings(environment, { positions });
    },
    pause: async (ms) => void (await pause(ms, undefined, { signal }).catch(() => undefined)),
  });
}

async function work(args: string[], terminal: Terminal): Promise<void> {
  const { environment, print, readKey } = terminal;
  const { values, positionals } = readOptions(args);
  const [first, second, third] = positionals;
  if (values.help || first === undefined) print(help);
  else if (first === 'login') print(await login(environment, values.url, readKey));
  else if (first === 'listen') await startListening(values, terminal);
  else if (first === 'trigger') {
    const { dabei, isTest } = await connect(environment);
    print(await trigger(dabei, isTest, second));
  } else if (first === 'events' && second === 'push') {
    const { dabei, isTest } = await connect(environment);
    const mayCost = values.yes || isTest;
    await pushEvents(dabei, need(third, 'A plan'), { isDryRun: values['dry-run'], mayCost, print });
  } else if (first === 'events' && second === 'import') {
    const { dabei } = await connect(environment);
    await importEvents(dabei, need(third, 'A file'), values['dry-run'], print);
  } else throw new Refusal(`dabei does not know "${positionals.join(' ')}". See dabei --help.`);
}

/** Does what the arguments say; returns the exit code. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  try {
    await work(args, terminal);
    return 0;
  } catch (error) {
    if (error instanceof DabeiError) {
      terminal.complain(`${error.title} (${error.code}): ${error.message}`);
      for (const { path, message } of error.errors) terminal.complain(`  ${path}: ${message}`);
      if (error.requestId) terminal.complain(`  request ${error.requestId}`);
      return exitCodes.failed;
    }
    terminal.complain((error as Error).message);
    return error instanceof Refusal ? error.exitCode : exitCodes.failed;
  }
}
