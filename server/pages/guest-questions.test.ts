import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  app.clock.set('2026-11-21T12:00:00Z');
});

const team = { question: 'Wie heißt euer "Team"?', required: true };
const food = { question: 'Was esst ihr nicht?', required: false };

interface Answer {
  question: string;
  answer: string;
}
interface Guest {
  user_id: string;
  answers: Answer[];
}
interface Event {
  id: string;
  page_url: string;
  guest_questions: object[];
}
const asOwner = <Body>(method: string, path: string, json?: object, headers?: Record<string, string>) =>
  app.call<Body>(method, path, { token: owner.token, ...(json && { json }), ...(headers && { headers }) });

async function publish(overrides: Record<string, unknown> = {}) {
  const { body } = await asOwner<Event>('POST', '/events', eventInput({ ...overrides, status: 'published' }));
  return { id: body.id, form: `${new URL(body.page_url).pathname}/dabei` };
}
const read = async (path: string) => (await site.request(path, { headers: { 'Accept-Language': 'de' } })).text();
async function post(path: string, fields: Record<string, string>) {
  app.clock.advance({ seconds: 1 });
  const body = new URLSearchParams(fields);
  const answer = await site.request(path, { method: 'POST', body, headers: { 'Accept-Language': 'de' } });
  return { status: answer.status, location: answer.headers.get('Location') ?? '', text: await answer.text() };
}
/** Names of the inputs of the questions on a page. */
const namesOn = (html: string) => [...html.matchAll(/name="(answer_\w+)"/g)].map(([, name = '']) => name);

let count = 0;
const address = () => `gast${++count}@post.example`;
const typed = (email: string, fields: Record<string, string> = {}) => ({
  ...{ step: 'join', name: 'Gerda Grün', email, party: '1', adult: 'on', language: 'de', ...fields },
});
async function confirm(form: string, sent: { location: string }, email: string): Promise<string> {
  await app.runJobs();
  const mails = (await app.mails()).filter(({ to, subject }) => to === email && /^\d{6} /.test(subject));
  const code = mails[0]?.subject.slice(0, 6) ?? '';
  const anfrage = new URL(sent.location, 'http://x').searchParams.get('anfrage') ?? '';
  return (await post(form, { step: 'code', anfrage, code, language: 'de' })).location.split('?')[0] ?? '';
}
/** Joins with these answers, and returns the path of the guest's page. */
async function join(form: string, email: string, answers: string[]) {
  const names = namesOn(await read(form));
  const sent = await post(form, typed(email, Object.fromEntries(names.map((name, at) => [name, answers[at] ?? '']))));
  expect(sent.status, sent.text).toBe(303);
  return confirm(form, sent, email);
}
const guestsOf = async (id: string) =>
  (await asOwner<{ data: Guest[] }>('GET', `/events/${id}/participants`)).body.data;

describe('questions of an event', () => {
  it('are set, replaced by a change, copied and read', async () => {
    const created = await asOwner<Event>('POST', '/events', {
      title: 'Quiz',
      guest_questions: [team, { question: ' Wo? ' }],
    });
    expect(created.body.guest_questions).toEqual([team, { question: 'Wo?', required: false }]);
    const path = `/events/${created.body.id}`;
    expect((await asOwner<Event>('PATCH', path, { title: 'Quiz 2' })).body.guest_questions).toHaveLength(2);
    expect((await asOwner<Event>('PATCH', path, { guest_questions: [food] })).body.guest_questions).toEqual([food]);
    const copy = await asOwner<Event>('POST', `${path}/duplicate`);
    expect((await asOwner<Event>('GET', `/events/${copy.body.id}`)).body.guest_questions).toEqual([food]);
    expect((await asOwner<Event>('PATCH', path, { guest_questions: [] })).body.guest_questions).toEqual([]);
  });

  it.each([
    ['four', [1, 2, 3, 4].map((number) => ({ question: `Frage ${number}?` })), 'guest_questions'],
    ['the same twice', [team, { question: team.question }], 'guest_questions'],
    ['an empty one', [{ question: '  ' }], 'guest_questions.0.question'],
    ['a long one', [{ question: 'x'.repeat(81) }], 'guest_questions.0.question'],
    ['two lines', [{ question: 'a\nb' }], 'guest_questions.0.question'],
    ['an unknown field', [{ question: 'a', kind: 'b' }], 'guest_questions.0'],
    ['null', null, 'guest_questions'],
  ])('refuse %s', async (_, questions, field) => {
    const answer = await asOwner<{ errors: { path: string }[] }>('POST', '/events', {
      title: 'Quiz',
      guest_questions: questions,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.path).toContain(field);
  });

  it('are not in the app, which has no answers to them', async () => {
    const { id } = await publish({ guest_questions: [team] });
    expect(JSON.stringify((await callAsApp(app, 'GET', `/app/events/${id}`)).body)).not.toContain('Team');
  });
});

describe('answers', () => {
  it('are asked in the form, and read in list, table and export', async () => {
    const { id, form } = await publish({ guest_questions: [team, food] });
    const html = await read(form);
    expect(html).toContain('Wie heißt euer &quot;Team&quot;?');
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    await join(form, address(), ['=Die Füchse', ' ']);
    await join(form, address(), ['Eulen', 'Nüsse']);
    expect((await guestsOf(id)).map(({ answers }) => answers)).toEqual([
      [{ question: team.question, answer: '=Die Füchse' }],
      [
        { question: team.question, answer: 'Eulen' },
        { question: food.question, answer: 'Nüsse' },
      ],
    ]);
    const csv = await app.app.request(`/api/v1/events/${id}/participants?format=csv`, {
      headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${owner.token}` },
    });
    const [head = '', first = '', second = ''] = (await csv.text()).split('\r\n');
    expect(head).toMatch(/"note","Wie heißt euer ""Team""\?","Was esst ihr nicht\?"$/);
    expect([first, second]).toEqual([
      expect.stringMatching(/"'=Die Füchse",$/),
      expect.stringMatching(/"Eulen","Nüsse"$/),
    ]);
  });

  it('that are missing or too long are named in their place, and everything typed stays', async () => {
    const { id, form } = await publish({ guest_questions: [team, food] });
    const [first = '', second = ''] = namesOn(await read(form));
    const sent = await post(form, typed(address(), { [first]: '', [second]: 'Nüsse' }));
    expect(sent.status).toBe(422);
    expect(sent.text).toContain(`aria-describedby="${first}-fault"`);
    expect(sent.text).toContain('value="Nüsse"');
    expect(sent.text).toContain('value="Gerda Grün"');
    const long = await post(form, typed(address(), { [first]: 'x'.repeat(201) }));
    expect([long.status, long.text]).toEqual([422, expect.stringContaining('höchstens 200 Zeichen')]);
    expect(await guestsOf(id)).toEqual([]);
  });

  it('to a question that changed meanwhile are asked again', async () => {
    const { id, form } = await publish({ guest_questions: [team] });
    const [before = ''] = namesOn(await read(form));
    await asOwner('PATCH', `/events/${id}`, { guest_questions: [{ question: 'Wie alt seid ihr?', required: true }] });
    const sent = await post(form, typed(address(), { [before]: 'Die Füchse' }));
    expect([sent.status, sent.text]).toEqual([422, expect.stringContaining('Wie alt seid ihr?')]);
    expect(sent.text).not.toContain('Die Füchse');
  });

  it('are corrected by the guest until the end, with the same limits', async () => {
    const { id, form } = await publish({ guest_questions: [team, food] });
    const path = await join(form, address(), ['Füchse', 'Nüsse']);
    const html = await read(path);
    const [first = '', second = ''] = namesOn(html);
    expect(html).toContain('value="Füchse"');
    const refused = await post(path, { action: 'answers', [first]: ' ', [second]: 'Milch' });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('value="Milch"')]);
    const done = await post(path, { action: 'answers', [first]: 'Dachse', [second]: '' });
    expect(done).toMatchObject({ status: 303, location: `${path}?was=answers` });
    expect((await guestsOf(id))[0]?.answers).toEqual([{ question: team.question, answer: 'Dachse' }]);
    await post(path, { action: 'leave' });
    expect(namesOn(await read(path))).toEqual([]);
    expect((await post(path, { action: 'answers', [first]: 'Wölfe' })).status).toBe(409);
  });

  it('are those of the last confirmed request', async () => {
    const { id, form } = await publish({ guest_questions: [team] });
    const email = address();
    await join(form, email, ['Füchse']);
    app.clock.advance({ minutes: 61 });
    await join(form, email, ['Dachse']);
    expect((await guestsOf(id)).map(({ answers }) => answers)).toEqual([
      [{ question: team.question, answer: 'Dachse' }],
    ]);
  });

  it('go with the guest, confirmed or not', async () => {
    const { form } = await publish({ guest_questions: [team] });
    const email = address();
    const path = await join(form, email, ['Zwergotter']);
    const names = namesOn(await read(form));
    const sent = await post(form, typed(address(), { [names[0] ?? '']: 'Zwergfaultier' }));
    expect(sent.status).toBe(303);
    expect(await tablesWith(app, 'Zwergotter')).toEqual(['public.web_guests']);
    await post(path, { action: 'erase' });
    expect(await tablesWith(app, 'Zwergotter')).toEqual([]);
    app.clock.advance({ hours: 25 });
    await app.handlers['release-held-places']({});
    await app.handlers['sweep-expired']({});
    expect(await tablesWith(app, 'Zwergfaultier')).toEqual([]);
  });
});
