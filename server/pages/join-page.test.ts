import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { groupedCode } from '#domain/door/codes.ts';
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
  await setCredits(app, owner.businessId, 100);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  app.clock.set('2026-11-21T12:00:00Z');
});

async function publish(overrides: Record<string, unknown> = {}) {
  const json = eventInput({ ...overrides, status: 'published' });
  const { body } = await app.call<{ id: string; page_url: string }>('POST', '/events', { token: owner.token, json });
  return { id: body.id, form: `${new URL(body.page_url).pathname}/dabei` };
}

const get = (path: string) => site.request(path, { headers: { 'Accept-Language': 'de' } });
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  app.clock.advance({ seconds: 1 });
  const answer = await site.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'Accept-Language': 'de', ...headers },
  });
  const location = answer.headers.get('Location') ?? '';
  return { status: answer.status, location, text: await answer.text(), headers: answer.headers };
}
let count = 0;
const address = () => `gast${++count}@post.example`;
const typed = (email: string, fields: Record<string, string> = {}) => ({
  ...{ step: 'join', name: 'Gerda Grün', email, party: '1', adult: 'on', language: 'de', ...fields },
});
async function mailsTo(email: string) {
  await app.runJobs();
  return (await app.mails()).filter(({ to }) => to === email);
}
async function confirm(form: string, sent: { location: string }, email: string) {
  const mail = (await mailsTo(email)).find(({ subject }) => /^\d{6} /.test(subject));
  const code = mail?.subject.slice(0, 6) ?? '';
  const anfrage = new URL(sent.location, 'http://x').searchParams.get('anfrage') ?? '';
  return post(form, { step: 'code', anfrage, code, language: 'de' });
}
/** Joins all the way, and returns the path of the guest's page. */
async function join(form: string, email: string, fields: Record<string, string> = {}) {
  const sent = await post(form, typed(email, fields));
  expect(sent.status, sent.text).toBe(303);
  const done = await confirm(form, sent, email);
  expect(done.status, done.text).toBe(303);
  return done.location.split('?')[0] ?? '';
}
interface Person {
  user_id: string;
  display_name: string;
  status: string;
  party_size: number;
  channel: string;
}
const people = async (id: string) =>
  (await app.call<{ data: Person[] }>('GET', `/events/${id}/participants`, { token: owner.token })).body.data;
const counts = async (id: string) =>
  (await app.call<{ participant_counts: object }>('GET', `/events/${id}`, { token: owner.token })).body
    .participant_counts;

it('shows a code for the door while there is a place, the one of the list and of the mail', async () => {
  const { id, form } = await publish({ start_time: '13:00', end_time: '15:00', event_date: '2026-11-21', capacity: 5 });
  const email = address();
  const path = await join(form, email, { party: '2' });
  interface Door {
    guests: { codes: string[] }[];
  }
  const door = async () => (await app.call<Door>('GET', `/events/${id}/door`, { token: owner.token })).body;
  const [code = ''] = (await door()).guests[0]?.codes ?? [];
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Du bist dabei'));
  expect([mail?.text, await (await get(path)).text()]).toEqual([
    expect.stringContaining(groupedCode(code)),
    expect.stringContaining(groupedCode(code)),
  ]);
  await post(path, { action: 'leave' });
  expect(await (await get(path)).text()).not.toContain('<figure>');
  expect(await door()).toMatchObject({ guests: [], gone_codes: [code] });
});

describe('joining', () => {
  it('takes a name and an address, and counts once the code is typed', async () => {
    const { id, form } = await publish({ title: 'Rätselabend', capacity: 10 });
    const page = await get(form);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const html = await page.text();
    expect(html).not.toMatch(/<script|https?:\/\/(?!dabei)/);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    const email = address();
    const sent = await post(form, typed(email));
    expect(sent.status).toBe(303);
    expect(await (await get(sent.location)).text()).toContain('one-time-code');
    expect(await people(id)).toEqual([]);
    expect(await counts(id)).toMatchObject({ joined: 0, offered: 1 });
    const done = await confirm(form, sent, email);
    expect(done.location).toMatch(/^\/d\/[\w-]{43}$/);
    expect(await people(id)).toMatchObject([
      { display_name: 'Gerda Grün', status: 'joined', channel: 'web', email: null },
    ]);
    expect(await counts(id)).toMatchObject({ joined: 1, offered: 0 });
    const place = await get(done.location);
    expect([place.status, await place.text()]).toEqual([200, expect.stringContaining('Du bist dabei.')]);
    const [mail, asked] = await mailsTo(email);
    expect(`${asked?.text} ${asked?.html}`).not.toContain('Gerda');
    expect(mail).toMatchObject({ subject: 'Du bist dabei: Rätselabend' });
    expect(mail?.text).toContain(done.location);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  it('counts by the link of the mail too, which changes nothing before its button is pressed', async () => {
    const { id, form } = await publish();
    const email = address();
    await post(form, typed(email, { party: '3' }));
    const [mail] = await mailsTo(email);
    const path = /\/d\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await (await get(path)).text()).toContain('Bist du dabei?');
    expect(await people(id)).toEqual([]);
    expect((await post(path, { action: 'confirm' })).status).toBe(303);
    expect((await post(path, { action: 'confirm' })).status).toBe(303);
    expect(await people(id)).toMatchObject([{ status: 'joined', party_size: 3 }]);
  });

  it('answers known and unknown addresses alike, and lets nobody in twice', async () => {
    const { id, form } = await publish();
    const email = address();
    await join(form, email, { party: '2', shares: 'on' });
    expect(await people(id)).toMatchObject([{ email }]);
    const known = await post(form, typed(email, { party: '4' }));
    const unknown = await post(form, typed(address()));
    const plain = ({ status, location }: { status: number; location: string }) => [
      status,
      location.replace(/=[0-9a-f-]{36}/, ''),
    ];
    expect(plain(known)).toEqual(plain(unknown));
    const done = await confirm(form, known, email);
    expect(done.location).toMatch(/\?was=already$/);
    expect(await (await get(done.location)).text()).toContain('Du stehst schon auf der Liste');
    expect(await people(id)).toMatchObject([{ party_size: 2 }]);
    for (const to of [email, address()]) {
      const link = await post(form, { step: 'link', email: to, language: 'de' });
      expect([link.status, link.text]).toEqual([200, expect.stringContaining('Steht die Adresse auf der Liste')]);
    }
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Dein Link'))).toHaveLength(1);
  });

  it('says what is wrong in its place and keeps what was typed', async () => {
    const { form } = await publish({ capacity: 5 });
    const wrong = await post(form, { step: 'join', name: 'Ada & Co', email: 'ada@', party: '2', language: 'de' });
    expect(wrong.status).toBe(422);
    for (const part of [
      'value="Ada &amp; Co"',
      'value="ada@"',
      'So sieht keine E-Mail-Adresse aus.',
      'Ohne diesen Haken geht es nicht.',
    ])
      expect(wrong.text).toContain(part);
    const large = await post(form, typed(address(), { party: '6' }));
    expect([large.status, large.text]).toEqual([422, expect.stringContaining('höchstens 5')]);
    const sent = await post(form, typed(address()));
    const anfrage = new URL(sent.location, 'http://x').searchParams.get('anfrage') ?? '';
    for (const sentence of [...Array(4).fill('Dieser Code stimmt nicht.'), 'Zu viele falsche Codes.']) {
      const guess = await post(form, { step: 'code', anfrage, code: 'keiner', language: 'de' });
      expect([guess.status, guess.text]).toEqual([422, expect.stringContaining(sentence)]);
      expect(guess.text).toContain('value="keiner"');
    }
    app.clock.advance({ minutes: 11 });
    const email = address();
    const late = await post(form, typed(email));
    app.clock.advance({ minutes: 11 });
    expect((await confirm(form, late, email)).text).toContain('Der Code gilt nicht mehr.');
    expect((await get('/d/unbekannt')).status).toBe(404);
  });

  it('refuses a full, an over and a cancelled event', async () => {
    const full = await publish({ capacity: 5 });
    await join(full.form, address(), { party: '5' });
    const refused = await post(full.form, typed(address()));
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Frei sind noch 0')]);
    const off = await publish();
    await app.call('POST', `/events/${off.id}/cancel`, { token: owner.token, json: {} });
    expect((await post(off.form, typed(address()))).status).toBe(303);
    expect((await get('/e/0123456789ab/dabei')).status).toBe(404);
  });

  it('mails an address three times an hour at most, and ignores what fills the trap or comes from elsewhere', async () => {
    const { form } = await publish();
    const email = address();
    await post(form, typed(email, { notiz_zum_zettel: 'x' }));
    await post(form, typed(email), { 'Sec-Fetch-Site': 'cross-site' });
    expect(await mailsTo(email)).toEqual([]);
    for (let i = 0; i < 3; i++) expect((await post(form, typed(email))).status).toBe(303);
    const fourth = await post(form, typed(email));
    expect([fourth.status, fourth.text]).toEqual([429, expect.stringContaining('Minuten geht es weiter')]);
    expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('holds places for a tenth at most, and for ten minutes', async () => {
    const { id, form } = await publish({ capacity: 20, waiting_list: true });
    for (let i = 0; i < 4; i++) await post(form, typed(address()));
    expect(await counts(id)).toMatchObject({ joined: 0, offered: 2 });
    app.clock.advance({ minutes: 10 });
    await app.handlers['release-held-places']({});
    expect(await counts(id)).toMatchObject({ joined: 0, offered: 0 });
  });

  it('applies where the business decides', async () => {
    const { id, form } = await publish({ approval_method: 'application' });
    const email = address();
    const path = await join(form, email);
    expect(await (await get(path)).text()).toContain('Du hast dich beworben.');
    const [person] = await people(id);
    expect(person).toMatchObject({ status: 'applied' });
    await app.call('POST', `/events/${id}/participants/${person?.user_id}/approve`, { token: owner.token });
    expect((await mailsTo(email))[0]).toMatchObject({ subject: expect.stringMatching(/^Du bist dabei/) });
  });
});

describe('the page of a guest', () => {
  it('changes the party, leaves and comes back', async () => {
    const { id, form } = await publish({ capacity: 6, waiting_list: true });
    const email = address();
    const path = await join(form, email, { party: '4' });
    expect((await post(path, { action: 'party', party: '6' })).status).toBe(303);
    const waiting = await join(form, address(), { party: '2' });
    expect(await (await get(waiting)).text()).toContain('Du wartest.');
    expect((await post(path, { action: 'party', party: '4' })).location).toContain('was=party');
    expect((await people(id)).map(({ status, party_size }) => [status, party_size])).toEqual([
      ['joined', 4],
      ['offered', 2],
    ]);
    expect((await post(path, { action: 'party', party: '5' })).status).toBe(409);
    expect((await post(path, { action: 'party', party: 'viele' })).status).toBe(422);
    expect((await post(waiting, { action: 'accept' })).status).toBe(303);
    expect((await post(path, { action: 'leave' })).status).toBe(303);
    expect((await people(id)).map(({ status }) => status)).toEqual(['left', 'joined']);
    await join(form, email, { party: '1' });
    expect(await counts(id)).toMatchObject({ joined: 3 });
  });

  it('is asked by mail for a free place, and loses it by silence', async () => {
    const { form } = await publish({ capacity: 5, waiting_list: true });
    const first = await join(form, address(), { party: '5' });
    const email = address();
    const waiting = await join(form, email);
    await post(first, { action: 'leave' });
    expect((await mailsTo(email))[0]).toMatchObject({ subject: expect.stringMatching(/^Ein Platz ist frei bis/) });
    app.clock.advance({ days: 2 });
    await app.handlers['lapse-offers']({});
    expect((await mailsTo(email))[0]).toMatchObject({ subject: expect.stringMatching(/^Der Platz ist weiter/) });
    expect((await post(waiting, { action: 'accept' })).status).toBe(409);
  });

  it('hears of a move and a cancellation, which calendars take over', async () => {
    const { id, form } = await publish({ title: 'Umzug' });
    const email = address();
    const path = await join(form, email);
    await mailsTo(email);
    app.clock.advance({ minutes: 1 });
    const json = { start_time: '23:00', end_time: '23:30' };
    expect((await app.call('PATCH', `/events/${id}`, { token: owner.token, json })).status).toBe(200);
    await app.handlers['mail-guest-notices']({});
    const [moved] = await mailsTo(email);
    expect(moved).toMatchObject({ subject: 'Verschoben: Umzug', text: expect.stringContaining('Kommst du noch?') });
    expect(await (await get(path)).text()).toContain('Kommst du noch?');
    expect((await post(path, { action: 'still_coming' })).status).toBe(303);
    const { body: told } = await app.call('GET', `/events/${id}/notices`, { token: owner.token });
    expect(told).toMatchObject({ data: [{ guests: 1, delivered: 1, confirmed: 1, unaware: [] }] });
    app.clock.advance({ minutes: 1 });
    await app.call('POST', `/events/${id}/cancel`, { token: owner.token, json: { reason: 'Wasser im Keller' } });
    await app.handlers['mail-guest-notices']({});
    await app.handlers['mail-guest-notices']({});
    const mails = await mailsTo(email);
    expect(mails[0]).toMatchObject({ subject: 'Fällt aus: Umzug', text: expect.stringContaining('Wasser im Keller') });
    const entries = mails
      .toReversed()
      .flatMap(({ attachments }) => attachments ?? [])
      .map(({ content, contentType }) => {
        const calendar = new ICAL.Component(ICAL.parse(Buffer.from(content, 'base64').toString()));
        const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
        return { method: calendar.getFirstPropertyValue('method'), contentType, event };
      });
    expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1);
    const sequences = entries.map(({ event }) => event.sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    expect(await (await get(path)).text()).toContain('Fällt aus.');
  });

  it('turns mails off by one call, and is reminded the day before', async () => {
    const { form } = await publish({ event_date: '2026-11-24' });
    const [loud, quiet] = [address(), address()];
    await join(form, loud);
    const path = await join(form, quiet);
    const [mail] = await mailsTo(quiet);
    const off = /<https?:\/\/[^/]+([^>]+)>/.exec(String(mail?.headers?.['List-Unsubscribe']))?.[1] ?? '';
    expect((await post(off, { 'List-Unsubscribe': 'One-Click' })).status).toBe(303);
    expect(await (await get(path)).text()).toContain('Wieder Mails zu diesem Event');
    app.clock.set('2026-11-23T19:01:00Z');
    await app.handlers['send-reminders']({});
    app.clock.set('2026-11-24T17:01:00Z');
    await app.handlers['send-reminders']({});
    await app.handlers['mail-guest-notices']({});
    expect((await mailsTo(loud)).filter(({ subject }) => subject.startsWith('Bald'))).toHaveLength(1);
    expect((await mailsTo(quiet)).filter(({ subject }) => subject.startsWith('Bald'))).toHaveLength(0);
  });

  it('deletes everything of its guest', async () => {
    const { id, form } = await publish();
    const email = 'zwetschge@post.example';
    const path = await join(form, email, { name: 'Zita Zwetschge' });
    await post(form, typed(email, { name: 'Zita Zwetschge' }));
    await mailsTo(email);
    expect(await tablesWith(app, 'zwetschge')).toEqual(expect.arrayContaining(['public.web_guests']));
    const gone = await post(path, { action: 'erase' });
    expect([gone.status, gone.text]).toEqual([200, expect.stringContaining('Gelöscht.')]);
    await app.runJobs();
    expect(await tablesWith(app, 'zwetschge')).toEqual([]);
    expect(await people(id)).toMatchObject([{ display_name: '', status: 'left' }]);
    expect((await get(path)).status).toBe(404);
  });
});
