import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

const token = 'a-token-of-the-reader';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ metricsToken: token });
});
afterAll(() => app.close());

const read = (authorization?: string) =>
  app.app.request('/metrics', authorization ? { headers: { Authorization: authorization } } : {});

it('counts requests by the pattern of their path, never by the path itself', async () => {
  const id = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
  await app.call('GET', '/catalogue');
  await app.call('GET', `/events/${id}`);
  await app.call('GET', `/no-such/${id}`);
  const response = await read(`Bearer ${token}`);
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/catalogue",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/events/:id",status="401"} 1');
  expect(text).toMatch(/route="\/api\/v1\/\*",status="404"/);
  expect(text).not.toContain(id);
  expect(text).toMatch(/^jobs\{queue="send-registration-code",state="ready"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it.each([undefined, token, 'Bearer wrong', `Bearer ${token}x`])('tells nothing to %s', async (authorization) => {
  const response = await read(authorization);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('http_request');
});

it('is not there without a token in the settings', async () => {
  const plain = await createTestApp();
  expect((await plain.app.request('/metrics', { headers: { Authorization: 'Bearer ' } })).status).toBe(404);
  await plain.close();
});
