import { beforeEach, expect, test, vi } from 'vitest';
import { cacheApp, deleteOldCaches, readFile, readScreen } from './app-cache.ts';

const ORIGIN = 'https://dabei.example';
const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).pathname;

function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (asked: RequestInfo, answer: Response) => void entries.set(pathOf(asked), answer),
      match: async (asked: RequestInfo) => entries.get(pathOf(asked))?.clone(),
      add: async (asked: string) => {
        const answer = await fetch(asked);
        if (!answer.ok) throw new TypeError('not ok');
        entries.set(pathOf(asked), answer);
      },
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo) =>
      [...all.values()].map((entries) => entries.get(pathOf(asked))?.clone()).find(Boolean),
  };
}

let served: Record<string, string>;
const ask = (path: string) => readFile(new Request(ORIGIN + path)).then((answer) => answer.text());

beforeEach(() => {
  served = Object.fromEntries(
    ['dashboard', 'create-event', 'today', 'account', 'integrations'].map((name) => [
      `/business/${name}`,
      `${name} <link href="/assets/app-1.css">`,
    ]),
  );
  served['/assets/part-1.js'] = 'part 1';
  served['/assets/app-1.css'] = 'style';
  vi.stubGlobal('APP_FILES', ['/assets/part-1.js']);
  vi.stubGlobal('APP_VERSION', '1');
  vi.stubGlobal('caches', createCaches());
  vi.stubGlobal('fetch', async (asked: RequestInfo) => {
    const text = served[pathOf(asked)];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
});

test('a part is there although the server no longer has it, also one that only a screen has named', async () => {
  await cacheApp();
  served = {};
  expect(await ask('/assets/part-1.js')).toBe('part 1');
  expect(await ask('/assets/app-1.css')).toBe('style');
});

test('an app with a hole is not kept', async () => {
  delete served['/assets/part-1.js'];
  await expect(cacheApp()).rejects.toThrow();
});

test('what a former version has kept goes with its last screen, and nothing else', async () => {
  await caches.open('dabei-app-0');
  await caches.open('dabei.session');
  await cacheApp();
  await deleteOldCaches();
  expect((await caches.keys()).sort()).toEqual(['dabei-app-1', 'dabei.session']);
});

test('a screen is the present one, and without an answer the one that is the same for all', async () => {
  await cacheApp();
  const open = () => {
    const url = new URL('/business/dashboard?tab=events', ORIGIN);
    return readScreen(new Request(url), url).then((answer) => answer.text());
  };
  served['/business/dashboard'] = 'of one person';
  expect(await open()).toBe('of one person');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await open()).toContain('dashboard');
});
