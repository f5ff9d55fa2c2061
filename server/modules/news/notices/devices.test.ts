import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createBrowserKeys, startPushService, testVapid } from '#tests/support/push-service.ts';
import { createMember } from '#tests/support/teams.ts';

type Devices = { public_key: string | null; data: { id: string; is_current: boolean; last_told_at: string | null }[] };

const PATH = '/account/notices/devices';
let app: TestApp;
let pushService: Awaited<ReturnType<typeof startPushService>>;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  pushService = await startPushService();
  app = await createTestApp({ vapid: testVapid, allowPrivateWebhooks: true });
});
afterAll(async () => {
  await app.close();
  await pushService.close();
});
beforeEach(async () => {
  await app.db.delete(rateLimits);
  owner = await createOwner(app);
});

const show = (token: string, json: unknown) =>
  app.call<{ id: string; errors?: unknown }>('PUT', `${PATH}/current`, { token, json });
const list = async (token: string) => (await app.call<Devices>('GET', PATH, { token })).body;
const someEndpoint = () => pushService.subscribe().subscription;
async function signIn(): Promise<string> {
  const json = { email: owner.email, password: owner.password };
  return (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}

describe('a device', () => {
  it('is the browser of a session: turned on again it is the same one, with its new address', async () => {
    const { status, body } = await show(owner.token, someEndpoint());
    expect(status).toBe(200);
    expect((await show(owner.token, someEndpoint())).status).toBe(200);
    const { public_key, data } = await list(owner.token);
    expect(public_key).toBe(testVapid.publicKey);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ is_current: true, last_told_at: null });
    const other = await signIn();
    expect((await list(other)).data).toMatchObject([{ is_current: false }]);
    expect(JSON.stringify([body, data])).not.toContain(pushService.origin);
  });

  it('keeps its id when the same browser says the same again', async () => {
    const subscription = someEndpoint();
    const [first, second] = [await show(owner.token, subscription), await show(owner.token, subscription)];
    expect(second.body.id).toBe(first.body.id);
  });

  it('belongs to who turned it on last: a browser shows notices of one person only', async () => {
    const subscription = someEndpoint();
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    await show(owner.token, subscription);
    await show(editor.token, subscription);
    expect((await list(owner.token)).data).toEqual([]);
    expect((await list(editor.token)).data).toHaveLength(1);
  });

  it('is one of ten at most', async () => {
    for (let i = 0; i < 10; i++) expect((await show(await signIn(), someEndpoint())).status).toBe(200);
    const refused = await show(owner.token, someEndpoint());
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'limit_reached', limit: 10 }]);
    expect((await list(owner.token)).data).toHaveLength(10);
  });

  it.each([
    ['an address that is none', { endpoint: 'no address' }, 'endpoint'],
    ['a key that is too short', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }, 'keys.p256dh'],
    ['a key beside the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }, 'keys.p256dh'],
    ['a secret that is too short', { keys: { ...createBrowserKeys().keys, auth: 'AA' } }, 'keys.auth'],
    ['more than that', { expirationTime: null }, 'expirationTime'],
  ])('is refused with %s', async (_, change, path) => {
    const { status, body } = await show(owner.token, { ...someEndpoint(), ...change });
    expect([status, body.errors]).toMatchObject([422, [{ path }]]);
    expect((await list(owner.token)).data).toEqual([]);
  });

  it.each([
    'http://push.example/send',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://printer.local/send',
    'https://push.example:22/send',
    'https://user:secret@push.example/send',
  ])('has its push service on the public internet: not %s', async (endpoint) => {
    app.deps.config.allowPrivateWebhooks = false;
    const { keys } = createBrowserKeys();
    const refused = await show(owner.token, { endpoint, keys });
    const taken = await show(owner.token, { endpoint: 'https://push.example/send', keys });
    app.deps.config.allowPrivateWebhooks = true;
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'endpoint' }]]);
    expect(taken.status).toBe(200);
  });

  it('is removed by its person only', async () => {
    const { body } = await show(owner.token, someEndpoint());
    const editor = await createMember(app, owner.businessId);
    const remove = (token: string) => app.call('DELETE', `${PATH}/${body.id}`, { token });
    expect((await remove(editor.token)).status).toBe(404);
    expect((await remove(owner.token)).status).toBe(204);
    expect((await remove(owner.token)).status).toBe(404);
    expect((await list(owner.token)).data).toEqual([]);
  });
});

describe('a device ends', () => {
  const rows = () => app.db.select().from(noticeDevices).where(eq(noticeDevices.userId, person));
  let person = '';
  beforeEach(async () => {
    person = (await app.call<{ id: string }>('GET', '/me', { token: owner.token })).body.id;
    await show(owner.token, someEndpoint());
    expect(await rows()).toHaveLength(1);
  });

  it('with the logout of its browser', async () => {
    await app.call('POST', '/auth/logout', { token: owner.token });
    expect(await rows()).toEqual([]);
  });

  it('when its session is ended from elsewhere, alone', async () => {
    const other = await signIn();
    await show(other, someEndpoint());
    const { body } = await app.call<{ data: { id: string; is_current: boolean }[] }>('GET', '/auth/sessions', {
      token: other,
    });
    const id = body.data.find(({ is_current }) => !is_current)?.id;
    await app.call('DELETE', `/auth/sessions/${id}`, { token: other });
    expect((await list(other)).data).toMatchObject([{ is_current: true }]);
    expect(await rows()).toHaveLength(1);
  });

  it('with every session but this one when the password is changed', async () => {
    const json = { current_password: owner.password, password: 'noch geheimer 2' };
    const other = await signIn();
    expect((await app.call('POST', '/auth/password/change', { token: other, json })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('when its session expires', async () => {
    app.clock.advance({ days: 31 });
    await app.handlers['sweep-expired']({});
    expect(await rows()).toEqual([]);
  });

  it('with the account, and with the last team of its person', async () => {
    const editor = await createMember(app, owner.businessId);
    await show(editor.token, someEndpoint());
    expect((await app.call('DELETE', `/team/${editor.memberId}`, { token: owner.token })).status).toBe(204);
    expect((await list(editor.token)).data).toEqual([]);
    const json = { password: owner.password };
    expect((await app.call('DELETE', '/account', { token: owner.token, json })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('when the operator has another key', async () => {
    const { vapid } = app.deps.config;
    app.deps.config.vapid = { ...testVapid, publicKey: 'another' };
    const { data } = await list(owner.token);
    await app.handlers['sweep-expired']({});
    app.deps.config.vapid = vapid;
    expect(data).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe('a test notice', () => {
  it('is shown by this device, in the language of its person', async () => {
    const { browser, subscription } = pushService.subscribe();
    const { body } = await show(owner.token, subscription);
    const { status } = await app.call('POST', `${PATH}/${body.id}/test`, { token: owner.token });
    expect(status).toBe(202);
    await app.runJobs();
    expect(browser.deliveries.map(({ message }) => message)).toEqual([
      {
        title: 'Klappt!',
        body: 'So melden wir uns auf diesem Gerät.',
        path: '/business/account',
        tag: 'test',
        lang: 'de',
      },
    ]);
    expect((await list(owner.token)).data[0]?.last_told_at).toBe(app.clock.now().toISOString());
  });

  it('goes to own devices only, ten times an hour', async () => {
    const editor = await createMember(app, owner.businessId);
    const { body } = await show(owner.token, someEndpoint());
    const test = (token: string) => app.call('POST', `${PATH}/${body.id}/test`, { token });
    expect((await test(editor.token)).status).toBe(404);
    for (let i = 0; i < 10; i++) expect((await test(owner.token)).status).toBe(202);
    expect((await test(owner.token)).status).toBe(429);
    await app.runJobs();
  });
});

describe('without the operator’s keys', () => {
  it('nothing is offered and nothing is taken', async () => {
    app.deps.config.vapid = null;
    const answers = [
      await app.call('GET', PATH, { token: owner.token }),
      await show(owner.token, someEndpoint()),
      await app.call('POST', `${PATH}/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/test`, { token: owner.token }),
    ];
    app.deps.config.vapid = testVapid;
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect(answers[0]?.body).toEqual({ public_key: null, data: [] });
  });
});
