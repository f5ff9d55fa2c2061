import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Dabei } from '@dabei/sdk';
import { Refusal } from './refusal.ts';

export interface Settings {
  key?: string;
  url?: string;
  /** Last forwarded position of each webhook. */
  positions?: Record<string, string>;
  /** The webhook that `listen` made, with its secret. */
  listener?: { id: string; secret: string };
}

export interface Environment {
  DABEI_KEY?: string;
  DABEI_URL?: string;
  XDG_CONFIG_HOME?: string;
}

const fileOf = ({ XDG_CONFIG_HOME }: Environment) =>
  join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'dabei', 'settings.json');

export async function readSettings(environment: Environment): Promise<Settings> {
  const text = await readFile(fileOf(environment), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Settings;
}

/** Only its owner may read the file. */
export async function changeSettings(environment: Environment, changes: Settings): Promise<void> {
  const file = fileOf(environment);
  const settings = { ...(await readSettings(environment)), ...changes };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}

/** The client of the key in the environment, or of the one that `login` stored. */
export async function connect(environment: Environment): Promise<{ dabei: Dabei; isTest: boolean }> {
  const settings = await readSettings(environment);
  const key = environment.DABEI_KEY ?? settings.key;
  const baseUrl = environment.DABEI_URL ?? settings.url;
  if (!key || !baseUrl) throw new Refusal('No key: run dabei login, or set DABEI_KEY and DABEI_URL.');
  return { dabei: new Dabei({ key, baseUrl }), isTest: key.startsWith('dabei_test_') };
}
