import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await createTestApp();
  token = (await createOwner(app)).token;
});
afterAll(() => app.close());

const read = () => app.call('GET', '/business', { token });
const change = (json: unknown, headers: Record<string, string> = {}) =>
  app.call('PATCH', '/business', { token, json, headers });

describe('changing the business data', () => {
  it('touches only what was sent, and the time of the change', async () => {
    const { body: before } = await read();
    app.clock.advance({ minutes: 1 });
    const { status, body } = await change({
      company_name: ' Fette Ecke Gastro GmbH ',
      email: 'Hallo@Fette-Ecke.example',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      company_name: 'Fette Ecke Gastro GmbH',
      email: 'hallo@fette-ecke.example',
      updated_at: app.clock.now().toISOString(),
    });
    expect((await read()).body).toEqual(body);
  });

  it('stores an empty optional field as null', async () => {
    const { body } = await change({
      handelsregister_number: '',
      licence_number: 'GE 4711',
      managing_director: '  ',
      tax_id: null,
    });
    expect(body).toMatchObject({
      handelsregister_number: null,
      licence_number: 'GE 4711',
      managing_director: null,
      tax_id: null,
    });
    expect((await change({ tax_id: ' 29/318/41207 ' })).body).toMatchObject({ tax_id: '29/318/41207' });
  });

  it.each([
    [{ company_name: '' }, 'company_name'],
    [{ company_name: null }, 'company_name'],
    [{ address: 'x'.repeat(300) }, 'address'],
    [{ email: 'kein at' }, 'email'],
    [{ legal_form: 'Limited' }, 'legal_form'],
    [{ business_type: 'GmbH' }, 'business_type'],
    [{ tax_id: 'x'.repeat(41) }, 'tax_id'],
    [{ phone: '030\u0000' }, 'phone'],
    [{ verification_status: 'verified' }, 'verification_status'],
    [{ user_id: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' }, 'user_id'],
  ])('refuses %j', async (json, path) => {
    const { body: before } = await read();
    expect(await change(json)).toMatchObject({ status: 422, body: { code: 'invalid_input', errors: [{ path }] } });
    expect((await read()).body).toEqual(before);
  });

  it('is refused when somebody else was faster', async () => {
    const { headers } = await read();
    const etag = headers.get('ETag') ?? '';
    const first = await change({ phone: '030 1' }, { 'If-Match': etag });
    expect(first.status).toBe(200);
    expect(await change({ phone: '030 2' }, { 'If-Match': etag })).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    });
    expect((await read()).body).toMatchObject({ phone: '030 1' });
    expect((await change({ phone: '030 2' }, { 'If-Match': first.headers.get('ETag') ?? '' })).status).toBe(200);
  });

  it('lets only one of many win who start from the same state', async () => {
    const etag = (await read()).headers.get('ETag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => change({ phone: `030 ${i}` }, { 'If-Match': etag })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  });
});

describe('reading the business', () => {
  it('is answered with 304 to whoever has the present state', async () => {
    const etag = (await read()).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const ifNoneMatch = (tag: string) => app.call('GET', '/business', { token, headers: { 'If-None-Match': tag } });
    expect((await ifNoneMatch(`"other", W/${etag}`)).status).toBe(304);
    await change({ phone: '030 9' });
    expect((await ifNoneMatch(etag)).status).toBe(200);
  });
});
