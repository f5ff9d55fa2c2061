import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EARLY_READS_PATH, mostEarlyReads } from '#domain/shared/early-reads.ts';
import { createEarlyReads } from '#server/pages/early-reads.ts';
import type { DrawSnapshot } from '#server/pages/load-build.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

type Part = { status: number; headers: Record<string, string>; body: string };

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await createTestApp();
  token = (await createOwner(app)).token;
});
afterAll(() => app.close());

async function readTogether(addresses: string[], authorization = `Bearer ${token}`) {
  const query = new URLSearchParams(addresses.map((address) => ['of', address]));
  const headers = { 'X-API-Key': app.deps.config.publicApiKey, Authorization: authorization };
  const answer = await app.app.request(`${EARLY_READS_PATH}?${query}`, { headers });
  const { answers = [] } = answer.ok ? ((await answer.json()) as { answers?: Part[] }) : {};
  return { status: answer.status, parts: answers, headers: answer.headers };
}

test('each read is answered as if it had been made alone, in the order of the question', async () => {
  await app.call('PUT', '/profile', { token, json: { display_name: 'Fette Ecke' } });
  const addresses = ['/me', '/profile', '/business/today?since=2026-01-01T00:00:00Z', '/events?when=coming&fields=id'];
  const { parts, headers } = await readTogether(addresses);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(parts).toHaveLength(addresses.length);
  for (const [index, address] of addresses.entries()) {
    const alone = await app.call('GET', address, { token });
    const part = parts[index];
    expect(part?.status).toBe(200);
    expect(JSON.parse(part?.body ?? '')).toEqual(alone.body);
    expect(part?.headers.etag).toBe(alone.headers.get('etag') ?? undefined);
    expect(part?.headers['content-type']).toBe(alone.headers.get('content-type'));
  }
});

test('without rights each read is refused by itself', async () => {
  const { status, parts } = await readTogether(['/me', '/business'], 'Bearer nobody');
  expect(status).toBe(200);
  expect(parts.map((part) => [part.status, JSON.parse(part.body).code])).toEqual([
    [401, 'invalid_token'],
    [401, 'invalid_token'],
  ]);
});

test('only what screens read first can be asked for, and not too much of it', async () => {
  for (const address of [
    '/stream',
    '/me/../stream',
    '/../../demo/mail.json',
    'x',
    '//evil.example/me',
    '/account/exports',
  ]) {
    expect((await readTogether(['/me', address])).status, address).toBe(404);
  }
  expect((await readTogether([])).status).toBe(404);
  expect((await readTogether(Array.from({ length: mostEarlyReads + 1 }, () => '/me'))).status).toBe(404);
});

test('the screen is drawn from the answers to its reader, and left out where that fails', async () => {
  const drawn: unknown[] = [];
  const draw: DrawSnapshot = async (of, language, answers) => {
    if (of === 'broken') throw new Error('cannot be drawn');
    drawn.push([of, language, answers.map(({ address, status }) => `${address} ${status}`)]);
    return of === 'profile' ? '<p>Profile</p>' : undefined;
  };
  const routes = createEarlyReads(app.app, draw, app.deps.logger);
  const headers = {
    'X-API-Key': app.deps.config.publicApiKey,
    Authorization: `Bearer ${token}`,
    'Accept-Language': 'en',
    'Accept-Encoding': 'gzip',
  };
  async function snapshotOf(of: string) {
    const query = new URLSearchParams({ of: '/business/today?since=2026-01-01T00:00:00Z', snapshot: of });
    const answer = await routes.request(`${EARLY_READS_PATH}?${query}`, { headers });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return JSON.parse(gunzipSync(await answer.arrayBuffer()).toString());
  }
  expect((await snapshotOf('profile')).snapshot).toBe('<p>Profile</p>');
  expect(drawn).toEqual([['profile', 'en', ['/business/today?since=2026-01-01T00:00:00Z 200']]]);
  for (const of of ['else', 'broken']) {
    const { answers, snapshot } = await snapshotOf(of);
    expect(snapshot, of).toBeUndefined();
    expect(answers, of).toHaveLength(1);
  }
});
