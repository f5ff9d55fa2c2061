import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { notices } from '#database/schema/notices.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { readVapid, startPushService, testVapid } from '#tests/support/push-service.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

let app: TestApp;
let pushService: Awaited<ReturnType<typeof startPushService>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let guests = 0;

beforeAll(async () => {
  pushService = await startPushService();
  app = await createTestApp({ vapid: testVapid, allowPrivateWebhooks: true });
});
afterAll(async () => {
  await app.close();
  await pushService.close();
});
beforeEach(async () => {
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
  await app.mails();
});

async function turnOn(token = owner.token) {
  const { browser, subscription } = pushService.subscribe();
  const { status } = await app.call('PUT', '/account/notices/devices/current', { token, json: subscription });
  expect(status).toBe(200);
  const shown = () => browser.deliveries.map(({ message: { title, body } }) => `${title} – ${body}`);
  return { browser, shown, endpoint: subscription.endpoint };
}
const choose = (json: unknown, token = owner.token) => app.call('PATCH', '/account/notices', { token, json });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const event_date = addDays(berlinDay(app.clock.now()), 20);
  const json = eventInput({ tariff: 'dialog', event_date, status: 'published', ...overrides });
  const { status, body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
  expect(status).toBe(201);
  return body.id;
}
async function join(eventId: string, party: Record<string, unknown> = {}): Promise<string> {
  const user_id = `guest-${++guests}`;
  const json = { user_id, display_name: 'Kim Geheim', ...party };
  expect((await callAsApp(app, 'POST', `/events/${eventId}/participants`, json)).status).toBe(201);
  return user_id;
}
/** The job of every minute. */
async function tick() {
  await app.handlers['send-due-notices']({});
  await app.runJobs();
}

describe('a device shows', () => {
  it('who joined at once, though the mail comes tomorrow: how many, and no name', async () => {
    const device = await turnOn();
    const eventId = await publish();
    await join(eventId, { party_size: 3 });
    await app.runJobs();
    expect(device.shown()).toEqual(['Kneipenquiz – 3 Gäste sind neu dabei. Insgesamt 3.']);
    const [delivery] = device.browser.deliveries;
    expect(delivery?.message).toMatchObject({
      path: `/business/events/${eventId}/guests`,
      tag: `joined:${eventId}`,
      lang: 'de',
    });
    expect(JSON.stringify(delivery?.message)).not.toContain('Geheim');
  });

  it('ten who join one after the other as two messages, of which the second takes the place of the first', async () => {
    const device = await turnOn();
    const eventId = await publish();
    for (let i = 0; i < 10; i++) {
      await join(eventId);
      await tick();
    }
    app.clock.advance({ minutes: 10 });
    await tick();
    await tick();
    expect(device.shown()).toEqual([
      'Kneipenquiz – 1 Gast ist neu dabei. Insgesamt 1.',
      'Kneipenquiz – 9 Gäste sind neu dabei. Insgesamt 10.',
    ]);
    const [first, second] = device.browser.deliveries;
    expect(second?.message.tag).toBe(first?.message.tag);
    expect(second?.headers.topic).toBe(first?.headers.topic);
    expect(second?.headers.topic).toMatch(/^[\w-]{32}$/);
  });

  it('requests, a full event and the decision of the review, in the language of its person', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'], language: 'en' });
    const [device, theirs] = [await turnOn(), await turnOn(editor.token)];
    await join(await publish({ approval_method: 'application' }));
    await join(await publish({ title: 'Lesung', max_participants: 2 }), { party_size: 2 });
    await app.runJobs();
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, owner.businessId));
    const { token } = await createReviewer(app);
    await app.call('POST', `/review/businesses/${owner.businessId}/verify`, { token });
    await settleDecisions(app);
    await app.runJobs();
    expect(device.shown().sort()).toEqual([
      'Kneipenquiz – 1 Gast fragt an und wartet auf dein Ja.',
      'Lesung – 2 Gäste sind neu dabei. Insgesamt 2.',
      'Lesung – Ausgebucht: Alle Plätze sind vergeben.',
      'Zum Anker – Dein Laden ist verifiziert und freigeschaltet.',
    ]);
    expect(theirs.shown().sort()).toEqual([
      'Kneipenquiz – 1 guest wants to come and is waiting for your yes.',
      'Lesung – 2 new guests. 2 in all.',
      'Lesung – Full: every place is taken.',
    ]);
  });

  it('which business it is about, to somebody in several', async () => {
    const other = await createOwner(app);
    const device = await turnOn(other.token);
    const me = (await app.call<{ id: string; email: string }>('GET', '/me', { token: other.token })).body;
    await app.call('POST', '/team', {
      token: owner.token,
      json: { user_email: me.email, permissions: ['edit_events'] },
    });
    const link = (await app.mails()).find(({ to }) => to === me.email)?.text.match(/#token=([\w-]+)/)?.[1];
    expect((await app.call('POST', '/team/accept', { json: { token: link, password: other.password } })).status).toBe(
      200,
    );
    await join(await publish());
    await app.runJobs();
    expect(device.browser.deliveries.at(-1)?.message.path).toContain(`?business=${owner.businessId}`);
  });

  it('nothing of a kind that was turned off for devices, and the mail comes all the same', async () => {
    const device = await turnOn();
    const { body } = await choose({ joined: 'at_once', on_devices: { joined: false } });
    expect(body.data).toContainEqual({ kind: 'joined', delivery: 'at_once', on_devices: false });
    await join(await publish());
    expect((await app.mails()).some(({ subject }) => subject.includes('neu dabei'))).toBe(true);
    expect(device.shown()).toEqual([]);
  });
});

describe('what a member may choose of devices', () => {
  it('is what their rights let them read; the report is on no device', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events', 'view_analytics'] });
    const { body } = await app.call('GET', '/account/notices', { token: editor.token });
    expect(body.data).toEqual([
      ...['joined', 'applied', 'full', 'agent_request'].map((kind) => ({ kind, delivery: 'off', on_devices: true })),
      { kind: 'report', delivery: 'off', on_devices: null },
    ]);
    expect(await choose({ on_devices: { full: false, credits: true } }, editor.token)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing', required_permission: 'owner', errors: [{ path: 'on_devices.credits' }] },
    });
    expect((await choose({ on_devices: { report: true } })).status).toBe(422);
    expect((await choose({ on_devices: { joined: 'daily' } })).status).toBe(422);
  });
});

describe('the message', () => {
  it('is signed with the operator’s key for this push service, encrypted, and waits a day at most', async () => {
    const { browser } = await turnOn();
    await join(await publish());
    await app.runJobs();
    const [delivery] = browser.deliveries;
    expect(delivery?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    const { aud, sub, exp, key } = readVapid(delivery?.headers.authorization);
    expect({ aud, sub, key }).toEqual({ aud: pushService.origin, sub: testVapid.subject, key: testVapid.publicKey });
    expect(exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000);
  });

  it('comes once to each device though two processes send it, and the mail does not wait for it', async () => {
    const [first, second] = [await turnOn(), await turnOn((await signInAgain()).token)];
    second.browser.status = 503;
    await join(await publish({ approval_method: 'application' }));
    expect((await app.mails()).some(({ subject }) => subject.includes('fragt an'))).toBe(true);
    await Promise.all([tick(), tick()]);
    expect([first.shown().length, second.shown().length]).toEqual([1, 0]);
    second.browser.status = 201;
    await tick();
    expect(second.shown()).toEqual([]);
    app.clock.advance({ minutes: 5 });
    await Promise.all([tick(), tick()]);
    expect([first.shown().length, second.shown().length]).toEqual([1, 1]);
  });

  it.each([404, 410])('answered with %i ends the device', async (status) => {
    const { browser, endpoint } = await turnOn();
    browser.status = status;
    await join(await publish());
    await app.runJobs();
    expect(await app.db.select().from(noticeDevices).where(eq(noticeDevices.endpoint, endpoint))).toEqual([]);
    await tick();
  });

  it('that no push service took for a day is no news', async () => {
    const { browser, shown } = await turnOn();
    browser.status = 503;
    await join(await publish({ approval_method: 'application' }));
    await app.runJobs();
    app.clock.advance({ days: 1, minutes: 1 });
    await app.handlers['sweep-expired']({});
    browser.status = 201;
    await tick();
    expect(shown()).toEqual([]);
  });

  it('never goes to a private address, even if one got into the database', async () => {
    const { shown } = await turnOn();
    app.deps.config.allowPrivateWebhooks = false;
    await join(await publish());
    await app.runJobs();
    app.deps.config.allowPrivateWebhooks = true;
    expect(shown()).toEqual([]);
  });
});

describe('nothing is shown', () => {
  it('after a logout, without the right any more, or of a refused join', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    const [theirs, mine] = [await turnOn(editor.token), await turnOn()];
    const eventId = await publish({ max_participants: 1 });
    await app.call('PATCH', `/team/${editor.memberId}`, { token: owner.token, json: { permissions: [] } });
    await join(eventId);
    await app.runJobs();
    const before = mine.shown().length;
    const late = await callAsApp(app, 'POST', `/events/${eventId}/participants`, { user_id: 'x', display_name: 'X' });
    expect(late.body).toMatchObject({ code: 'event_full' });
    const other = await publish({ approval_method: 'application' });
    await app.call('POST', '/auth/logout', { token: owner.token });
    await join(other);
    await tick();
    expect([theirs.shown(), mine.shown().length]).toEqual([[], before]);
  });

  it('and nothing is written for devices where the operator has no keys', async () => {
    await turnOn();
    app.deps.config.vapid = null;
    const eventId = await publish();
    await join(eventId);
    await tick();
    app.deps.config.vapid = testVapid;
    const rows = await app.db.select().from(notices).where(eq(notices.eventId, eventId));
    expect(rows.map(({ deviceId }) => deviceId)).toEqual([null]);
  });
});

async function signInAgain() {
  const json = { email: owner.email, password: owner.password };
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', { json });
  return { token: body.access_token };
}
