import { afterAll, beforeAll, expect, test } from 'vitest';
import { EARLY_READS_PATH, mostEarlyReads } from '#domain/shared/early-reads.ts';
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
  return { status: answer.status, parts: answer.ok ? ((await answer.json()) as Part[]) : [], headers: answer.headers };
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
