import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '#database/schema/demo-mails.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let guests = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(demoMails);
  await app.db.delete(rateLimits);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});

const choose = (json: unknown, token = owner.token) => app.call('PATCH', '/account/notices', { token, json });
async function deliveries(token = owner.token): Promise<Record<string, string>> {
  const { body } = await app.call<{ data: { kind: string; delivery: string }[] }>('GET', '/account/notices', { token });
  return Object.fromEntries(body.data.map(({ kind, delivery }) => [kind, delivery]));
}

async function somebodyJoins(): Promise<void> {
  const event = { tariff: 'dialog', event_date: addDays(berlinDay(app.clock.now()), 20), status: 'published' };
  const { body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json: eventInput(event) });
  const guest = { user_id: `guest-${++guests}`, display_name: 'Kim' };
  await callAsApp(app, 'POST', `/events/${body.id}/participants`, guest);
}

async function linkOf(email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to, headers }) => to === email && headers !== null);
  const { pathname, search } = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
  return pathname + search;
}

async function open(method: 'GET' | 'POST', link: string, headers: Record<string, string> = {}) {
  const oneClick = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await app.app.request(link, {
    method,
    headers: { 'Accept-Language': 'en', ...(method === 'POST' ? oneClick : {}), ...headers },
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function linkAboutJoined(): Promise<string> {
  await choose({ joined: 'at_once' });
  await somebodyJoins();
  return linkOf(owner.email);
}

describe('a mail that can be turned off', () => {
  it('says how in its headers, for mail programs, and in its last line, for people', async () => {
    const link = await linkAboutJoined();
    const [mail] = await app.mails();
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${app.deps.config.publicUrl}${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(`Mails dieser Art abbestellen: ${app.deps.config.publicUrl}${link}\n`);
    expect(mail?.html).toContain(`href="${app.deps.config.publicUrl}${link}"`);
  });

  it('is each of those that members choose about, and none that has to come', async () => {
    const { token } = await createReviewer(app);
    const other = await createOwner(app);
    await app.call('POST', `/review/businesses/${other.businessId}/verify`, { token });
    await settleDecisions(app);
    await app.call('POST', '/auth/password/forgot', { json: { email: other.email } });
    const mails = (await app.mails()).filter(({ to }) => to === other.email);
    const withLink = mails.filter(({ headers }) => headers !== null).map(({ subject }) => subject);
    expect(withLink).toEqual(['Zum Anker ist verifiziert']);
    expect(mails.length).toBeGreaterThan(2);
  });
});

describe('the link of a mail', () => {
  it('turns nothing off when it is only opened, and shows a form that needs no script', async () => {
    const link = await linkAboutJoined();
    const { status, text, headers } = await open('GET', link);
    expect(status).toBe(200);
    expect(text).toContain('You’ll stop getting e-mails about new guests for Zum Anker.');
    expect(text).toContain('<form method="post">');
    expect(text).not.toContain('<script');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await deliveries()).joined).toBe('at_once');
  });

  it('turns this kind off for this member with one click, and once more does no harm', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    await choose({ joined: 'at_once' }, editor.token);
    const before = await deliveries();
    const link = await linkAboutJoined();
    for (const _ of [1, 2]) expect((await open('POST', link)).status).toBe(200);
    expect(await deliveries()).toEqual({ ...before, joined: 'off' });
    expect((await deliveries(editor.token)).joined).toBe('at_once');
    await somebodyJoins();
    const told = (await app.mails()).filter(({ headers }) => headers !== null).map(({ to }) => to);
    expect(told.sort()).toEqual([editor.email, editor.email, owner.email].sort());
  });

  it('of the daily mail turns off what came with it, and nothing that comes at once', async () => {
    await somebodyJoins();
    app.clock.advance({ days: 1 });
    await app.handlers['send-due-notices']({});
    expect((await open('POST', await linkOf(owner.email))).text).toContain(
      'no longer get the daily e-mail for Zum Anker',
    );
    expect(await deliveries(await signInAnew())).toMatchObject({ joined: 'off', applied: 'at_once' });
  });

  it('tells the kind and the business, and nothing of the person', async () => {
    const { text } = await open('GET', await linkAboutJoined());
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain('Ada Jansen');
  });

  it.each([
    ['nothing', () => ''],
    ['something made up', () => 'made.up.by.hand'],
    ['another kind', (token: string) => token.replace('.joined.', '.credits.')],
    ['a later end', (token: string) => token.replace(/\.(\d+)\./, '.99999999999.')],
    ['a cut end', (token: string) => token.slice(0, -3)],
  ])('with %s instead of its secret is unknown and turns nothing off', async (_, forge) => {
    const link = await linkAboutJoined();
    const before = await deliveries();
    const [path, token = ''] = link.split('?token=');
    for (const method of ['GET', 'POST'] as const) {
      const { status, text } = await open(method, `${path}?token=${forge(token)}`);
      expect(status).toBe(404);
      expect(text).toContain('We don’t recognise this link');
      expect(text).not.toContain('Zum Anker');
    }
    expect(await deliveries()).toEqual(before);
  });

  it('ends after half a year, and says so', async () => {
    const link = await linkAboutJoined();
    app.clock.advance({ days: 181 });
    const { status, text } = await open('POST', link);
    expect(status).toBe(410);
    expect(text).toContain('This link is no longer valid');
    expect(text).not.toContain('Zum Anker');
    expect((await deliveries(await signInAnew())).joined).toBe('at_once');
  });

  it('of a member who is gone is unknown', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    await choose({ joined: 'at_once' }, editor.token);
    await somebodyJoins();
    const link = await linkOf(editor.email);
    await app.call('DELETE', `/team/${editor.memberId}`, { token: owner.token });
    expect((await open('POST', link)).status).toBe(404);
  });

  it('cannot be guessed at will: wrong ones are counted by caller, and leave those of others alone', async () => {
    const link = await linkAboutJoined();
    const codes = new Set<number>();
    for (let i = 0; i < 121; i++) codes.add((await open('POST', '/notices/unsubscribe?token=a.b.c.d')).status);
    expect([...codes]).toEqual([404, 429]);
    expect((await open('POST', link)).status).toBe(200);
  });
});

async function signInAnew(): Promise<string> {
  const json = { email: owner.email, password: owner.password };
  return (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}
