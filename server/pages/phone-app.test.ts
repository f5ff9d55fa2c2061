import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { APP_WORKER_PATH } from '#domain/phone-app/addresses.ts';
import type { Operator } from '#domain/shared/operator.ts';
import { createAppManifest } from '#server/pages/app-manifest.ts';
import { createAssets } from '#server/pages/assets.ts';
import { createRetiredWorker } from '#server/pages/retired-worker.ts';

const folder = await mkdtemp(join(tmpdir(), 'dabei-worker-'));
afterAll(() => rm(folder, { recursive: true }));

test('phones are told of the app in the language of its address, with addresses inside its scope only', async () => {
  const manifest = createAppManifest({ operator: { name: 'Tresen' } as Operator });
  for (const [language, create] of [
    ['de', 'Neues Event'],
    ['en', 'New event'],
  ]) {
    const answer = await manifest.request(`/business/app-${language}.webmanifest`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const { lang, short_name, scope, start_url, shortcuts } = await answer.json();
    expect({ lang, short_name, create: shortcuts[0].name }).toEqual({ lang: language, short_name: 'Tresen', create });
    for (const url of [start_url, ...shortcuts.map((shortcut: { url: string }) => shortcut.url)]) {
      expect(url.startsWith(scope)).toBe(true);
    }
  }
  expect((await manifest.request('/business/app-fr.webmanifest')).status).toBe(404);
});

test('browsers ask for the worker anew each time, and it may fetch from here alone', async () => {
  await mkdir(join(folder, 'business'));
  await writeFile(join(folder, APP_WORKER_PATH), 'addEventListener("fetch", () => {})');
  const serve = await createAssets(folder);
  const answer = await serve(APP_WORKER_PATH, new Request(`http://localhost${APP_WORKER_PATH}`));
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
});

test('the worker that takes the place of a broken one removes what was kept, and itself', async () => {
  const answer = await createRetiredWorker().request(APP_WORKER_PATH);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const names = new Set(['dabei-app-1', 'dabei.session', 'other']);
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const done: Promise<unknown>[] = [];
  let isThere = true;
  const run = new Function('addEventListener', 'skipWaiting', 'caches', 'registration', await answer.text());
  const kept = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  const registration = {
    unregister: async () => {
      isThere = false;
    },
  };
  run(
    (name: string, listener: (typeof listeners)[string]) => (listeners[name] = listener),
    () => undefined,
    kept,
    registration,
  );
  listeners.activate?.({ waitUntil: (work) => done.push(work) });
  await Promise.all(done);
  expect([...names]).toEqual(['other']);
  expect(isThere).toBe(false);
});
