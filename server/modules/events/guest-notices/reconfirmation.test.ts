import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { events } from '#database/schema/events.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { bindJobs } from '#server/jobs/all-jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
let site: ReturnType<typeof createTestSite>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  app.clock.set('2026-12-01T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 20);
});

async function goTo(instant: string) {
  app.clock.set(instant);
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}
const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides = {}) {
  const json = eventInput({ status: 'published', capacity: 5, waiting_list: true, reconfirm_hours: 4, ...overrides });
  const { body } = await call<{ id: string; page_url: string }>('POST', '/events', json);
  return { id: body.id, form: `${new URL(body.page_url).pathname}/dabei` };
}
const read = async (path: string) => (await site.request(path, { headers: { 'Accept-Language': 'de' } })).text();
async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const answer = await site.request(path, { method: 'POST', body, headers: { 'Accept-Language': 'de' } });
  return { status: answer.status, location: answer.headers.get('Location') ?? '', text: await answer.text() };
}
let count = 0;
/** Joins on the web, and returns the path of the guest's page. */
async function join(form: string, name: string, party = '1') {
  const email = `wieder${++count}@post.example`;
  const sent = await post(form, { step: 'join', name, email, party, adult: 'on', language: 'de' });
  const mails = await mailsTo(email);
  const anfrage = new URL(sent.location, 'http://x').searchParams.get('anfrage') ?? '';
  const done = await post(form, { step: 'code', anfrage, code: mails[0]?.subject.slice(0, 6) ?? '', language: 'de' });
  expect(done.status, done.text).toBe(303);
  return { email, path: done.location.split('?')[0] ?? '' };
}
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);
const joinByApp = (id: string, user: string) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user, party_size: 1 });
interface Guest {
  display_name: string;
  status: string;
}
async function guestsOf(id: string) {
  const { body } = await call<{ data: Guest[] }>('GET', `/events/${id}/participants`);
  return body.data.map(({ display_name: name, status }) => `${name} ${status}`);
}
/** 20:00 in Berlin on 9 December: the reminder is at 19:00 UTC of the day before. */
async function remind() {
  await goTo('2026-12-08T19:00:00Z');
  await app.handlers['send-reminders']({});
  await app.handlers['mail-guest-notices']({});
  await app.runJobs();
}
const release = () => app.handlers['release-unconfirmed']({});

describe('a reminder that asks', () => {
  it('gives the places of silent guests to who waits, once, and mails both', async () => {
    const { id, form } = await publish();
    const silent = await join(form, 'Stumm', '3');
    const coming = await join(form, 'Kommt');
    const leaving = await join(form, 'Geht');
    const waiting = await join(form, 'Wartet', '2');
    await remind();
    const [mail] = await mailsTo(silent.email);
    expect(mail?.text).toContain('Kommst du? Sag es bis 9. Dezember 2026, 16:00 Uhr');
    expect(mail?.text).toMatch(/Ja, ich komme: \S+\/d\/[\w-]{43}\?antwort=ja\n\nDoch nicht: \S+\?antwort=nein/);
    const page = await read(coming.path);
    expect(page).toContain('Kommst du noch? Sag es bis morgen um 16:00 Uhr, sonst');
    for (const answer of ['ja', 'nein']) await read(`${leaving.path}?antwort=${answer}`);
    expect(await guestsOf(id)).toEqual(['Stumm joined', 'Kommt joined', 'Geht joined', 'Wartet waiting']);

    expect((await post(coming.path, { action: 'still_coming' })).location).toBe(`${coming.path}?was=still_coming`);
    expect(await read(coming.path)).not.toContain('Kommst du noch?');
    interface Notice {
      kind: string;
      asked: number;
      confirmed: number;
      unconfirmed: { display_name: string }[];
    }
    const { body } = await call<{ data: Notice[] }>('GET', `/events/${id}/notices`);
    expect(body.data[0]).toMatchObject({
      kind: 'reminder',
      asked: 3,
      confirmed: 1,
      unconfirmed: [{ display_name: 'Stumm' }, { display_name: 'Geht' }],
    });
    await post(leaving.path, { action: 'leave' });

    await goTo('2026-12-09T14:59:59Z');
    await release();
    expect(await guestsOf(id)).toContain('Stumm joined');
    await goTo('2026-12-09T15:00:00Z');
    const other = bindJobs(app.deps);
    await Promise.all([release(), other['release-unconfirmed']({}), release(), other['release-unconfirmed']({})]);
    expect(await guestsOf(id)).toEqual(['Stumm left', 'Kommt joined', 'Geht left', 'Wartet offered']);
    const told = (await mailsTo(silent.email)).filter(({ subject }) =>
      subject.startsWith('Der Platz ist weitergegangen'),
    );
    expect(told).toHaveLength(1);
    expect((await mailsTo(waiting.email))[0]?.subject).toMatch(/^Ein Platz ist frei bis/);
    const late = await post(silent.path, { action: 'still_coming' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Wieder eintragen');
    const { body: stored } = await call<{ participant_counts: object }>('GET', `/events/${id}`);
    expect(stored.participant_counts).toMatchObject({ joined: 1, offered: 2, waiting: 0 });
  });

  it('asks the app too, which answers by the same call, and takes nothing from phones that it did not reach', async () => {
    const { id } = await publish({ capacity: null, max_participants: null });
    for (const user of ['kommt', 'stumm', 'unerreicht']) await joinByApp(id, user);
    await remind();
    const sent = await app.db
      .select()
      .from(appChanges)
      .where(and(eq(appChanges.eventId, id), eq(appChanges.type, 'person.reminder')));
    expect(sent.map(({ details }) => details?.notice)).toMatchObject(
      Array(3).fill({ needs_confirmation: true, confirm_by: '2026-12-09T15:00:00.000Z' }),
    );
    for (const { userId, details } of sent) {
      const receipt = `/notices/${details?.notice?.id}/receipt`;
      if (userId !== 'unerreicht') await callAsApp(app, 'POST', receipt, { state: 'delivered' });
    }
    expect((await callAsApp(app, 'POST', `/events/${id}/confirmation`, { user_id: 'kommt' })).status).toBe(204);
    await goTo('2026-12-09T15:00:00Z');
    await release();
    expect(await guestsOf(id)).toEqual(['kommt joined', 'stumm left', 'unerreicht joined']);
    const changes = await app.db.select().from(appChanges).where(eq(appChanges.eventId, id)).orderBy(appChanges.id);
    expect(changes.filter(({ type }) => type === 'person.lapsed').map(({ userId }) => userId)).toEqual(['stumm']);
    const late = await callAsApp<{ code: string }>(app, 'POST', `/events/${id}/confirmation`, { user_id: 'stumm' });
    expect([late.status, late.body.code]).toEqual([409, 'participant_state']);
  });

  it('counts for guests whom it reached with an hour to answer, and not for who came back since', async () => {
    const { id, form } = await publish();
    const back = await join(form, 'Wieder da');
    await joinByApp(id, 'spaet');
    await remind();
    await post(back.path, { action: 'leave' });
    await goTo('2026-12-09T14:30:00Z');
    const [late] = await app.db
      .select()
      .from(appChanges)
      .where(and(eq(appChanges.eventId, id), eq(appChanges.type, 'person.reminder')));
    await callAsApp(app, 'POST', `/notices/${late?.details?.notice?.id}/receipt`, { state: 'delivered' });
    const sent = await post(form, {
      step: 'join',
      name: 'x',
      email: back.email,
      party: '1',
      adult: 'on',
      language: 'de',
    });
    const anfrage = new URL(sent.location, 'http://x').searchParams.get('anfrage') ?? '';
    const code = (await mailsTo(back.email)).find(({ subject }) => /^\d{6} /.test(subject))?.subject.slice(0, 6) ?? '';
    await post(form, { step: 'code', anfrage, code, language: 'de' });
    await goTo('2026-12-09T15:00:00Z');
    await release();
    expect(await guestsOf(id)).toEqual(['spaet joined', 'x joined']);
  });

  it.each([
    ['switched off since', { reconfirm_hours: null }],
    ['moved since, and reminded of anew', { event_date: '2026-12-20' }],
  ])('of an event that was %s takes no place', async (_, change) => {
    const { id, form } = await publish();
    await join(form, 'Stumm');
    await remind();
    expect((await call('PATCH', `/events/${id}`, change)).status).toBe(200);
    await goTo('2026-12-09T15:00:00Z');
    await release();
    expect(await guestsOf(id)).toEqual(['Stumm joined']);
    const [row] = await app.db.select().from(events).where(eq(events.id, id));
    expect(row?.confirmBy).toBeNull();
  });

  it('of a cancelled event takes no place', async () => {
    const { id, form } = await publish();
    await join(form, 'Stumm');
    await remind();
    await call('POST', `/events/${id}/cancel`, {});
    await goTo('2026-12-09T15:00:00Z');
    await release();
    expect(await guestsOf(id)).toEqual(['Stumm joined']);
  });
});

it('a reminder that does not ask still has both answers, and opening them changes nothing', async () => {
  const { id, form } = await publish({ reconfirm_hours: null });
  const guest = await join(form, 'Gerda');
  await remind();
  const [mail] = await mailsTo(guest.email);
  expect(mail?.text).toContain('Doch nicht: ');
  expect(mail?.text).not.toContain('Sag es bis');
  expect(await read(guest.path)).not.toContain('Kommst du');
  expect(await read(`${guest.path}?antwort=nein`)).toContain('Du kommst doch nicht?');
  await goTo('2026-12-09T18:00:00Z');
  await release();
  expect(await guestsOf(id)).toEqual(['Gerda joined']);
});

it.each([0, 13, 1.5, '4', true])('reconfirm_hours refuses %j', async (hours) => {
  const answer = await call<{ errors: { path: string }[] }>('POST', '/events', {
    title: 'Quiz',
    reconfirm_hours: hours,
  });
  expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, 'reconfirm_hours']);
});
