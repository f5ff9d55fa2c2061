import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';
import { addTotp } from '#tests/support/second-factors.ts';

const LOGIN = '/business/login';
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let site: ReturnType<typeof createTestSite>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  site = createTestSite(app.deps, [{ id: LOGIN, path: LOGIN, parentId: 'root' }]);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

async function send(
  values: Record<string, string>,
  { search = '', headers = OWN }: { search?: string; headers?: object } = {},
) {
  const body = new URLSearchParams(values);
  const answer = await site.request(LOGIN + search, { method: 'POST', body, headers: { ...headers } });
  const text = answer.ok || answer.status >= 400 ? await answer.text() : '';
  return { answer, data: text ? JSON.parse(text).data : undefined };
}
const right = () => ({ email: owner.email, password: owner.password });

describe('the login as a plain form', () => {
  it('signs in, and hands tokens and the cookie of pages to the browser', async () => {
    const { answer, data } = await send({ ...right(), remember: 'on' }, { search: '?next=/business/account' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^page_session=[\w-]{43}; .*Expires=/);
    expect(data).toMatchObject({ kind: 'signed-in', remember: true, next: '/business/account' });
    expect((await app.call('GET', '/me', { token: data.answer.access_token })).status).toBe(200);
  });

  it('leads nowhere else afterwards', async () => {
    const { data } = await send(right(), { search: '?next=https://evil.example/' });
    expect(data).toMatchObject({ remember: false, next: '/business/dashboard' });
  });

  it('hands a second step on, without a cookie', async () => {
    const person = await createOwner(app);
    await addTotp(app, person.token);
    const { answer, data } = await send({ email: person.email, password: person.password });
    expect(data).toMatchObject({ kind: 'signed-in', answer: { methods: ['totp', 'recovery_code'] } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['a wrong password', { password: 'falsch' }, 401, { code: 'invalid_credentials', retryAfterSeconds: null }],
    ['no password', { password: '' }, 422, null],
    ['no address', { email: '' }, 422, null],
    ['an address that is none', { email: 'kein At' }, 422, { code: 'invalid_input', retryAfterSeconds: null }],
  ])('comes back with %s, with what was typed and no password', async (_, wrong, status, failure) => {
    const values = { ...right(), ...wrong };
    const { answer, data } = await send(values);
    expect(answer.status).toBe(status);
    expect(data).toEqual({ kind: 'login', email: values.email, remember: false, failure });
  });

  it('says how long to wait after too many wrong passwords', async () => {
    for (let at = 0; at < 10; at += 1) await send({ ...right(), password: 'falsch' });
    const { answer, data } = await send({ ...right(), password: 'falsch' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(data.failure).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{}],
  ])('signs nobody in for another site: %j', async (headers) => {
    const { answer } = await send(right(), { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, LOGIN]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('takes a form from this origin of a browser that sends no more', async () => {
    expect((await send(right(), { headers: { Origin: 'http://localhost' } })).answer.status).toBe(200);
  });
});
