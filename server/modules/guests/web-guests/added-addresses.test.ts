import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { tablesWith } from '#tests/support/dump.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
let site: ReturnType<typeof createTestSite>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  await setCredits(app, owner.businessId, 100);
  app.clock.set('2026-11-21T12:00:00Z');
});

interface Guest {
  user_id: string;
  display_name: string;
  status: string;
  email: string | null;
}
const member = <T>(method: string, path: string, json?: unknown) =>
  app.call<T & Record<string, unknown>>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}) {
  const json = eventInput({ tariff: 'dialog', title: 'Rätselabend', ...overrides, status: 'published' });
  return (await member<{ id: string; page_url: string }>('POST', '/events', json)).body;
}
const add = (id: string, email: string, guest: object = {}) =>
  member<Guest>('POST', `/events/${id}/participants`, { display_name: 'Anna Koch', email, ...guest });
const people = async (id: string) => (await member<{ data: Guest[] }>('GET', `/events/${id}/participants`)).body.data;
let count = 0;
const address = () => `eingetragen${++count}@post.example`;
async function mailsTo(email: string) {
  await app.runJobs();
  return (await app.mails()).filter(({ to }) => to === email);
}
async function pageOf(email: string) {
  const [mail] = (await mailsTo(email)).slice(-1);
  return /\/d\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}
async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await site.request(path, { method: 'POST', body, headers: { 'Accept-Language': 'de' } });
  return { status: response.status, text: await response.text() };
}

it('gets one mail that says who added them, with the code, the page and the way off', async () => {
  const { id } = await publish();
  const email = address();
  const added = await add(id, email, { party_size: 2 });
  expect(added).toMatchObject({ status: 201, body: { status: 'joined', channel: 'owner', email: null } });
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Zum Anker hat dich eingetragen: Rätselabend']);
  const text = mails[0]?.text ?? '';
  for (const word of ['Du bist dabei', 'für 2 Leute', 'Code für die Tür', 'Von der Liste streichen'])
    expect(text).toContain(word);
  expect(`${text} ${mails[0]?.html}`).not.toContain('Anna');
  expect(mails[0]?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/\/d\/[\w-]{43}\/streichen>/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const page = await (await site.request(await pageOf(email), { headers: { 'Accept-Language': 'de' } })).text();
  for (const word of ['Du bist dabei.', 'Zum Anker hat dich eingetragen.', 'Von der Liste streichen'])
    expect(page).toContain(word);
});

it('gets no further mail, whatever happens, until they ask for them on their page', async () => {
  const { id } = await publish();
  const email = address();
  await add(id, email);
  const path = await pageOf(email);
  await member('PATCH', `/events/${id}`, { start_time: '21:00' });
  await member('POST', `/events/${id}/messages`, { text: 'Bringt Stifte mit.' });
  await app.handlers['mail-guest-notices']({});
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await post(path, { action: 'mails_on' })).status).toBe(303);
  await member('POST', `/events/${id}/cancel`, {});
  await app.handlers['mail-guest-notices']({});
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Fällt aus: Rätselabend');
});

it('gets further mails after they joined themselves, too, and keeps their place', async () => {
  const { id, page_url } = await publish();
  const email = address();
  await add(id, email);
  const path = await pageOf(email);
  const fields = { step: 'join', name: 'Gerda', email, party: '1', adult: 'on', language: 'de' };
  await post(`${new URL(page_url).pathname}/dabei`, fields);
  const code = (await mailsTo(email)).map(({ subject }) => /^(\d{6}) /.exec(subject)?.[1]).find(Boolean) ?? '';
  const [request] = await app.db
    .select()
    .from(webGuests)
    .where(and(eq(webGuests.email, email), isNull(webGuests.userId)));
  const sent = { step: 'code', anfrage: request?.id ?? '', code, language: 'de' };
  expect((await post(`${new URL(page_url).pathname}/dabei`, sent)).status).toBe(303);
  expect(await people(id)).toMatchObject([{ display_name: 'Anna Koch', status: 'joined' }]);
  expect(await (await site.request(path)).text()).not.toContain('hat dich eingetragen');
  await member('POST', `/events/${id}/cancel`, {});
  await app.handlers['mail-guest-notices']({});
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Fällt aus: Rätselabend');
});

it('is off the list, and erased, by one call; opening the link changes nothing', async () => {
  const { id } = await publish();
  const email = address();
  await add(id, email, { display_name: 'Unverwechselbar' });
  const path = await pageOf(email);
  expect((await site.request(`${path}/streichen`)).status).toBe(303);
  expect(await people(id)).toMatchObject([{ status: 'joined' }]);
  const struck = await post(`${path}/streichen`, { 'List-Unsubscribe': 'One-Click' });
  expect([struck.status, struck.text]).toEqual([200, expect.stringContaining('Gelöscht.')]);
  expect(await people(id)).toMatchObject([{ display_name: '', status: 'left' }]);
  for (const text of ['Unverwechselbar', email]) expect(await tablesWith(app, text)).toEqual([]);
});

it('is mailed once by a business, also when added again, elsewhere, or after they struck themselves', async () => {
  const [first, second] = [await publish(), await publish({ title: 'Konzert' })];
  const email = address();
  await add(first.id, email);
  const path = await pageOf(email);
  await add(first.id, email);
  await add(second.id, email.toUpperCase());
  expect(await mailsTo(email)).toHaveLength(1);
  await post(`${path}/streichen`, {});
  await add(first.id, email);
  expect(await mailsTo(email)).toHaveLength(0);
});

it('does not tell the owner that an address is known', async () => {
  const { id, page_url } = await publish();
  const email = address();
  const form = `${new URL(page_url).pathname}/dabei`;
  const fields = { step: 'join', name: 'Gerda', email, party: '1', adult: 'on', language: 'de' };
  await post(form, fields);
  const path = await pageOf(email);
  await post(path, { action: 'confirm' });
  const mails = (await mailsTo(email)).length;
  const [known, unknown] = [await add(id, email), await add(id, address())];
  const shapeOf = ({ status, body }: typeof known) => [status, body.status, body.email, Object.keys(body)];
  expect(shapeOf(known)).toEqual(shapeOf(unknown));
  expect(await mailsTo(email)).toHaveLength(mails);
  expect(await people(id)).toHaveLength(3);
  expect(await app.db.$count(webGuests, eq(webGuests.email, email))).toBe(1);
});

it('is taken from a list too, and refused with its field', async () => {
  const { id } = await publish({ max_participants: 1, waiting_list: true });
  const [anna, ben] = [address(), address()];
  const guests = [
    { display_name: 'Anna', email: anna },
    { display_name: 'Ben', email: ben },
    { display_name: 'Cem', email: null },
  ];
  const added = await member<{ data: object[] }>('POST', `/events/${id}/additions`, { guests });
  expect(added.body.data).toMatchObject([{ refused: null }, { refused: null }, { refused: null }]);
  expect(await mailsTo(anna)).toHaveLength(1);
  expect((await mailsTo(ben))[0]?.text).toContain('auf der Warteliste');
  expect(await add(id, 'kein@ort')).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } });
});

it('is mailed for two hundred guests of a business a day; further ones are added without', async () => {
  const { id } = await publish();
  for (let use = 0; use < 200; use++) await app.deps.rateLimits.count('addedMailBusiness', owner.businessId);
  const email = address();
  expect((await add(id, email)).status).toBe(201);
  expect(await mailsTo(email)).toEqual([]);
});
