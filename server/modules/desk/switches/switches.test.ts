import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { bannerChanges, switchThrows } from '#database/schema/switches.ts';
import { switches, switchNear, switchStops } from '#domain/switches/switches.ts';
import { createApp } from '#server/app.ts';
import type { Switches } from '#server/context/adapters.ts';
import { jobs } from '#server/jobs/all-jobs.ts';
import { createSwitches } from '#server/modules/desk/switches/create-switches.ts';
import type { TestApp } from '#tests/support/app.ts';
import { callsOf, createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, registrationForm, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { idempotentCalls } from '#tests/support/idempotent-calls.ts';
import { createTestSite } from '#tests/support/pages.ts';
import { testVapid } from '#tests/support/push-service.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { throwSwitch } from '#tests/support/switches.ts';

let app: TestApp;
let lead: Awaited<ReturnType<typeof createReviewer>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp({ vapid: testVapid });
  lead = await createReviewer(app, 'lotte', 'lead');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 10_000);
});
afterAll(() => app.close());
/** Copies of further processes. */
const others: Switches[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.stop();
});
async function openOther(lookMs = 3_600_000): Promise<Switches> {
  const onError = (error: Error) => {
    throw error;
  };
  const options = { pool: app.pool, url: app.databaseUrl, clock: app.clock.now, lookMs, onError };
  const other = await createSwitches(options);
  others.push(other);
  return other;
}
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  for (const table of [switchThrows, bannerChanges, rateLimits]) await app.db.delete(table);
  await app.deps.switches.look();
});

const off = (name: (typeof switches)[number], json = {}) => throwSwitch(app, lead.token, name, true, json);
const on = (name: (typeof switches)[number], json = {}) => throwSwitch(app, lead.token, name, false, json);
const register = (call = app.call) => call('POST', '/registrations', { json: registrationForm() });

describe('a switch', () => {
  it('refuses in another process too, and its calls work again once it is thrown back', async () => {
    const theirs = await openOther();
    const other = callsOf(createApp({ ...app.deps, switches: theirs }), app.deps.config);
    expect((await register(other)).status).toBe(202);
    expect((await off('registrations')).status).toBe(200);
    await expect.poll(() => theirs.isOff('registrations'), { timeout: 10_000 }).toBe(true);
    for (const call of [app.call, other]) {
      const { status, body, headers } = await register(call);
      expect([status, body.code, body.switch, body.until, headers.get('Retry-After')]).toEqual([
        ...[503, 'switched_off', 'registrations', null, '300'],
      ]);
    }
    await on('registrations');
    await expect.poll(() => theirs.isOff('registrations'), { timeout: 10_000 }).toBe(false);
    expect((await register(other)).status).toBe(202);
  });

  it('is heard of without a notification at the next look', async () => {
    const theirs = await openOther(50);
    const row = { name: 'payments', isOff: true, reason: 'x', thrownBy: lead.id, thrownAt: app.clock.now() } as const;
    await app.db.insert(switchThrows).values(row);
    await expect.poll(() => theirs.isOff('payments')).toBe(true);
  });

  it('falls back by itself at its end, which a caller may wait for', async () => {
    await off('registrations', { until: '2026-11-21T12:10:00.000Z' });
    const { body, headers } = await register();
    expect([body.until, headers.get('Retry-After')]).toEqual(['2026-11-21T12:10:00.000Z', '600']);
    app.clock.set('2026-11-21T12:10:00Z');
    expect((await register()).status).toBe(202);
  });

  it.each([
    [{ is_off: true, reason: '' }, 'reason'],
    [{ is_off: true, reason: '   ' }, 'reason'],
    [{ is_off: true }, 'reason'],
    [{ is_off: true, reason: 'x', until: '2026-11-21T12:00:00.000Z' }, 'until'],
    [{ is_off: false, reason: 'x', until: '2026-11-22T12:00:00.000Z' }, 'until'],
  ])('is not thrown by %j', async (json, path) => {
    const { status, body } = await app.call('POST', '/desk/switches/pushes', { token: lead.token, json });
    expect([status, (body.errors as { path: string }[]).map((error) => error.path)]).toEqual([422, [path]]);
    expect(await app.db.$count(switchThrows)).toBe(0);
  });

  it('is thrown by a lead alone; support reads its history', async () => {
    const support = await createReviewer(app, undefined, 'support');
    const { token } = await createReviewer(app, undefined, 'reviewer');
    expect((await throwSwitch(app, support.token, 'payments', true)).body.code).toBe('permission_missing');
    await off('payments', { reason: 'Der Anbieter bucht doppelt.' });
    await on('payments', { reason: 'Wieder gut.' });
    await on('payments');
    const { body } = await app.call('GET', '/desk/switches', { token: support.token });
    expect(body.history).toMatchObject([
      { name: 'payments', is_off: false, by: 'lotte', reason: 'Wieder gut.' },
      { name: 'payments', is_off: true, by: 'lotte', reason: 'Der Anbieter bucht doppelt.' },
    ]);
    expect((await app.call('GET', '/desk/switches', { token })).body.code).toBe('permission_missing');
    const entries = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'switch_thrown'))
      .orderBy(desc(auditEntries.createdAt));
    expect(entries.filter(({ subject }) => subject === 'switch:payments')).toHaveLength(2);
    expect(entries[0]).toMatchObject({ actor: `reviewer:${lead.id}`, businessId: null });
  });

  it('answers a repeated call that was performed before, and performs no new one', async () => {
    const json = eventInput();
    const { body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
    const publish = (key: string) =>
      app.call('POST', `/events/${body.id}/publish`, { token: owner.token, headers: { 'Idempotency-Key': key } });
    expect((await publish('one')).status).toBe(200);
    await off('publishing');
    const again = await publish('one');
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect((await publish('two')).body.code).toBe('switched_off');
  });
});

describe('the table of switches', () => {
  it('names operations of the contract and jobs that there are', () => {
    const operations = switches.flatMap((name) => [
      ...switchStops[name].operations,
      ...switchStops[name].partly,
      ...switchStops[name].goesOn,
    ]);
    const known = Object.values(routes).map(({ operationId }): string => operationId);
    expect(operations.filter((id) => !known.includes(id))).toEqual([]);
    const names = jobs.map(({ name }): string => name);
    expect(
      switches.flatMap((name) => Object.keys(switchStops[name].jobs)).filter((job) => !names.includes(job)),
    ).toEqual([]);
    const grouped = jobs.filter((job) => job.concurrency).map(({ name }): string => name);
    const held = switches.flatMap((name) =>
      Object.entries(switchStops[name].jobs).flatMap(([job, pause]) => (pause === 'held' ? [job] : [])),
    );
    expect(held.filter((job) => !grouped.includes(job))).toEqual([]);
  });

  it('stops each of its operations and no other, with everything off', async () => {
    const dark: Switches = { ...app.deps.switches, isOff: () => true, untilOf: () => null };
    const call = callsOf(createApp({ ...app.deps, switches: dark }), app.deps.config);
    const calls = idempotentCalls(app, owner);
    const results: Record<string, string> = {};
    const partly = switches.flatMap((name) => switchStops[name].partly);
    for (const [id, { subject, path, json, as = 'owner' }] of Object.entries(calls)) {
      if (partly.includes(id)) continue;
      const about = (await subject?.()) ?? '';
      const { appServiceKey, publicApiKey } = app.deps.config;
      const { status, body } = await call('POST', path(about, 1), {
        token: { owner: owner.token, reviewer: lead.token, visitor: undefined, app: undefined }[as],
        json: json?.(1, about),
        headers: { 'X-API-Key': (as === 'app' && appServiceKey) || publicApiKey },
      });
      results[id] = body.code === 'switched_off' ? 'stopped' : status < 500 ? 'goes on' : String(status);
      await app.db.delete(rateLimits);
      // No push service takes these.
      await app.db.execute(sql`delete from pgboss.job where name = 'send-test-notice'`);
    }
    const url = 'https://kalender.example/a.ics';
    for (const [id, path] of Object.entries({
      previewImportSource: '/import-sources/preview',
      lookAtImportSource: `/import-sources/${owner.businessId}/look`,
    })) {
      const { body } = await call('POST', path, { token: owner.token, json: { url } });
      results[id] = body.code === 'switched_off' ? 'stopped' : 'goes on';
    }
    const expected = Object.fromEntries(
      Object.keys(results).map((id) => {
        const isStopped = switches.some((name) => switchStops[name].operations.includes(id));
        return [id, isStopped ? 'stopped' : 'goes on'];
      }),
    );
    expect(results).toEqual(expected);
    const tried = Object.keys(results);
    expect(switches.flatMap((name) => switchStops[name].operations).filter((id) => !tried.includes(id))).toEqual([]);
  });

  it('stops those calls of the others that publish, and keeps drafts', async () => {
    await off('publishing');
    const call = <T = Record<string, unknown>>(method: string, path: string, json: unknown) =>
      app.call<T>(method, path, { token: owner.token, json });
    expect((await call('POST', '/events', eventInput())).status).toBe(201);
    const published = eventInput({ status: 'published' });
    for (const [method, path, json] of [
      ['POST', '/events', published],
      ['PUT', '/events/by-external-id/eins', published],
    ] as const) {
      const { status, body } = await call(method, path, json);
      expect([status, body.code, body.switch]).toEqual([503, 'switched_off', 'publishing']);
    }
    const { body } = await call<{ results: { error?: { code: string } }[] }>('POST', '/events/batch', {
      operations: [{ op: 'create', event: published }],
    });
    expect(JSON.stringify(body)).toContain('switched_off');
    expect(switchNear('createEvent')).toBe('publishing');
  });
});

describe('the banner', () => {
  const banner = { kind: 'trouble', text_de: 'Mails kommen später.', text_en: 'Mails are late.' };
  const change = (json: Record<string, unknown>) =>
    app.call('POST', '/desk/banner', { token: lead.token, json: { reason: 'Probe', ...json } });
  const shown = async () => (await app.call('GET', '/service')).body.banner;

  it('is shown to everybody from its beginning to its end', async () => {
    const times = { begins_at: '2026-11-21T13:00:00.000Z', ends_at: '2026-11-21T14:00:00.000Z' };
    expect((await change({ banner: { ...banner, ...times } })).status).toBe(200);
    await app.deps.switches.look();
    expect(await shown()).toBeNull();
    app.clock.set('2026-11-21T13:00:00Z');
    expect(await shown()).toMatchObject({ kind: 'trouble', text: { de: banner.text_de, en: banner.text_en } });
    app.clock.set('2026-11-21T14:00:00Z');
    expect(await shown()).toBeNull();
  });

  it('is taken down, once', async () => {
    await change({ banner });
    await expect.poll(shown).not.toBeNull();
    await change({ banner: null });
    await change({ banner: null });
    await expect.poll(shown).toBeNull();
    expect(await app.db.$count(bannerChanges)).toBe(2);
  });

  it('needs both languages, a reason and an end after its beginning', async () => {
    const bad = [
      { banner: { ...banner, text_en: '' } },
      { banner, reason: '' },
      { banner: { ...banner, ends_at: '2026-11-21T11:00:00.000Z' } },
      { banner: { ...banner, begins_at: '2026-11-23T11:00:00.000Z', ends_at: '2026-11-22T11:00:00.000Z' } },
    ];
    for (const json of bad) expect((await change(json)).status).toBe(422);
  });
});

describe('the pages of guests', () => {
  it('go on, say what does not, and keep what was typed', async () => {
    const site = createTestSite(app.deps);
    const json = eventInput({ status: 'published', event_date: '2026-12-01' });
    const { body } = await app.call<{ page_url: string }>('POST', '/events', { token: owner.token, json });
    const page = new URL(body.page_url).pathname;
    const form = `${page}/dabei`;
    for (const name of switches) await off(name);
    expect((await site.request(page)).status).toBe(200);
    for (const [language, words] of [
      ['de', 'Hier anmelden geht gerade nicht'],
      ['en', 'You can’t sign up here at the moment'],
    ] as const) {
      const answer = await site.request(`${form}?lang=${language}`);
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([200, true]);
    }
    const fields = { step: 'join', name: 'Gerda Grün', email: 'gerda@post.example', party: '1', adult: 'on' };
    const answer = await site.request(form, { method: 'POST', body: new URLSearchParams(fields) });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('Retry-After'), text.includes('Gerda Grün')]).toEqual([503, '300', true]);
  });
});
