import { Dabei } from '@dabei/sdk';
import { Refusal } from './refusal.ts';
import type { Environment } from './settings.ts';
import { changeSettings } from './settings.ts';

/** Stores a key after one call with it. */
export async function login(environment: Environment, url: string | undefined, readKey: () => Promise<string>) {
  const baseUrl = url ?? environment.DABEI_URL;
  if (!baseUrl) throw new Refusal('Say where: dabei login --url https://address-of-the-service');
  const key = (environment.DABEI_KEY ?? (await readKey())).trim();
  await new Dabei({ key, baseUrl }).events.list({ limit: 1 });
  await changeSettings(environment, { key, url: baseUrl });
  return `Stored a ${key.startsWith('dabei_test_') ? 'test' : 'live'} key for ${baseUrl}.`;
}
