import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { guestFarewells } from '#database/schema/guest-farewells.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { tablesWith } from '#tests/support/dump.ts';
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

const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides = {}) {
  const json = eventInput({ status: 'published', title: 'Lampionabend', ...overrides });
  const { body } = await call<{ id: string; page_url: string }>('POST', '/events', json);
  return { id: body.id, form: `${new URL(body.page_url).pathname}/dabei` };
}
async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const answer = await site.request(path, { method: 'POST', body, headers: { 'Accept-Language': 'de' } });
  return answer.headers.get('Location') ?? '';
}
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);
/** Joins, and returns the path of the guest's page. */
async function join(form: string, email: string) {
  const sent = await post(form, { step: 'join', name: 'Gerda', email, party: '2', adult: 'on', language: 'de' });
  const code = (await mailsTo(email))[0]?.subject.slice(0, 6) ?? '';
  const anfrage = new URL(sent, 'http://x').searchParams.get('anfrage') ?? '';
  return (await post(form, { step: 'code', anfrage, code, language: 'de' })).split('?')[0] ?? '';
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const closeAccount = async () =>
  expect((await call('DELETE', '/account', { password: owner.password })).status).toBeLessThan(300);

it('guests of a business that is deleted hear that the event does not take place, and their addresses go', async () => {
  const { id, form } = await publish();
  await join(form, 'absage@post.example');
  const quiet = await join(form, 'still@post.example');
  await post(quiet, { action: 'mails_off' });
  const gone = await join(form, 'weg@post.example');
  await post(gone, { action: 'leave' });
  await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'app', display_name: 'App', party_size: 1 });
  await app.runJobs();
  await closeAccount();
  expect(await app.db.select().from(guestFarewells)).toHaveLength(1);
  const [mail] = await mailsTo('absage@post.example');
  expect(mail?.subject).toBe('Fällt aus: Lampionabend');
  expect(mail?.text).toContain('sind bei uns gelöscht');
  expect(mail?.text).not.toContain('/d/');
  for (const email of ['still@post.example', 'weg@post.example']) {
    expect(await subjectsTo(email)).not.toContain('Fällt aus: Lampionabend');
  }
  const told = await app.db.select().from(appChanges).where(eq(appChanges.eventId, id));
  expect(told.filter(({ type }) => type === 'person.removed').map(({ userId }) => userId)).toEqual(['app']);
  await app.handlers['forget-business']({ businessId: owner.businessId });
  await app.runJobs();
  expect(await subjectsTo('absage@post.example')).toEqual(
    expect.arrayContaining(['Fällt aus: Lampionabend', 'Du bist dabei: Lampionabend']),
  );
  expect((await subjectsTo('absage@post.example')).filter((subject) => subject.startsWith('Fällt aus'))).toHaveLength(
    1,
  );
  // The state of this mail itself stays for thirty days.
  expect(await tablesWith(app, 'absage@post.example')).toEqual(['public.demo_mails', 'public.mails']);
});

it('an event that was cancelled before is mailed once, also when the business goes before that mail', async () => {
  const mailed = await publish({ title: 'Erstes' });
  await join(mailed.form, 'erstes@post.example');
  await call('POST', `/events/${mailed.id}/cancel`, {});
  await app.handlers['mail-guest-notices']({});
  await app.runJobs();
  const waiting = await publish({ title: 'Zweites' });
  await join(waiting.form, 'zweites@post.example');
  await call('POST', `/events/${waiting.id}/cancel`, {});
  await closeAccount();
  for (const [email, title] of [
    ['erstes@post.example', 'Erstes'],
    ['zweites@post.example', 'Zweites'],
  ] as const) {
    const told = (await subjectsTo(email)).filter((subject) => subject === `Fällt aus: ${title}`);
    expect(told, title).toHaveLength(1);
  }
});

it('of an event that is over nobody hears', async () => {
  const { form } = await publish();
  await join(form, 'vorbei@post.example');
  app.clock.set('2026-12-11T12:00:00Z');
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
  await closeAccount();
  expect(await app.db.select().from(guestFarewells)).toEqual([]);
});
