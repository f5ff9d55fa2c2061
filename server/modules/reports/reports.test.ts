import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { events } from '#database/schema/events.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { reportCases, reports } from '#database/schema/reports.ts';
import { noActionReasons } from '#domain/reports/decisions.ts';
import { reporterKeptMonths } from '#domain/reports/limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

interface Content {
  name: string;
  description: string;
  is_public: boolean;
  place: string;
}
interface Case {
  id: string;
  target_kind: string;
  name: string | null;
  business: { id: string; display_name: string } | null;
  kinds: string[];
  reports_count: number;
  due_at: string;
  page_url: string | null;
  reported: Content | null;
  current: Content | null;
  reports: { explanation: string | null; email: string | null; user_id: string | null; named: string | null }[];
  earlier: { id: string }[];
  decision: { outcome: string; reasons: string[]; words: string | null; decided_by: string } | null;
  code?: string;
  decided_by?: string;
  decided_at?: string;
}
interface List {
  data: Case[];
  total: number;
  counts: { open: number; late: number; decided: number };
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let omar: Awaited<ReturnType<typeof createReviewer>>;
let eventId = '';
let pageUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  [rita, omar] = [await createReviewer(app, 'rita'), await createReviewer(app, 'omar')];
  owner = await createOwner(app, { companyName: 'Zum Anker' });
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  for (const table of [rateLimits, reports, reportCases, demoMails, events]) await app.db.delete(table);
  await setCredits(app, owner.businessId, 50);
  const json = eventInput({ status: 'published' });
  const { body } = await app.call<{ id: string; page_url: string }>('POST', '/events', { token: owner.token, json });
  [eventId, pageUrl] = [body.id, body.page_url];
  await app.db.delete(demoMails);
});

const report = (overrides: Record<string, unknown> = {}) => ({
  target: pageUrl,
  kind: 'fraud',
  explanation: 'Diesen Laden gibt es an der Adresse nicht.',
  name: 'Gerda Gast',
  email: 'gerda@gast.example',
  good_faith: true,
  ...overrides,
});
type Sent = { reference: string; code: string; errors: { path: string; code: string }[] };
const send = (overrides: Record<string, unknown> = {}, headers = {}) =>
  app.call<Sent>('POST', '/reports', { json: report(overrides), headers });
const list = async (query = '') => (await app.call<List>('GET', `/review/reports${query}`, { token: rita.token })).body;
const open = async () => (await list()).data[0] as Case;
const read = async (id: string) => (await app.call<Case>('GET', `/review/reports/${id}`, { token: rita.token })).body;
const decide = (id: string, json: unknown, token = rita.token) =>
  app.call<Case>('POST', `/review/reports/${id}/decision`, { token, json });
/** Later; nobody stays signed in for that long. */
async function wait(time: { days?: number; hours?: number }) {
  app.clock.advance(time);
  rita = await createReviewer(app);
}
/** Once those that were requested so far have gone out. */
async function clearMails() {
  await app.mails();
  await app.db.delete(demoMails);
}
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

describe('a report', () => {
  it('is received under a reference, and becomes a case with what was reported', async () => {
    const { status, body } = await send();
    expect(status).toBe(202);
    expect(body.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    const entry = await open();
    expect(entry).toMatchObject({ target_kind: 'event', name: 'Kneipenquiz', kinds: ['fraud'], reports_count: 1 });
    expect(await read(entry.id)).toMatchObject({
      business: { id: owner.businessId },
      page_url: pageUrl,
      reported: { name: 'Kneipenquiz', is_public: true, place: 'Gastraum' },
      reports: [
        { explanation: 'Diesen Laden gibt es an der Adresse nicht.', email: 'gerda@gast.example', named: pageUrl },
      ],
    });
  });

  it('is confirmed in the language of whoever sent it, without a word of anybody else', async () => {
    const { body } = await send(
      { name: 'Buy now', explanation: 'http://spam.example is what I want' },
      { 'Accept-Language': 'en' },
    );
    const [mail] = await mailsTo('gerda@gast.example');
    expect(mail?.subject).toBe(`Your report has arrived (${body.reference})`);
    expect(mail?.text).toContain('Fraud or false identity');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Buy now|spam\.example|Kneipenquiz|Anker/);
  });

  it.each([
    ['target', ''],
    ['target', 'x'.repeat(501)],
    ['kind', 'boring'],
    ['explanation', 'Zu kurz'],
    ['explanation', 'x'.repeat(3001)],
    ['explanation', `Ein Nullzeichen \u0000 stört hier ${'x'.repeat(20)}`],
    ['name', ''],
    ['name', null],
    ['name', 'Ada\r\nBcc: everybody@anker.example'],
    ['email', ''],
    ['email', null],
    ['email', 'gerda'],
    ['good_faith', false],
    ['reporter', 'me'],
  ])('is refused with the field when %s is %j, and leaves nothing behind', async (field, value) => {
    expect(await send({ [field]: value })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: [{ path: field }] },
    });
    expect(await app.db.$count(reports)).toBe(0);
    expect(await app.mails()).toEqual([]);
  });

  it('is told all that is wrong with it at once', async () => {
    const { body } = await send({ target: '', explanation: '', name: '', email: '', good_faith: false });
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual([
      'email',
      'explanation',
      'good_faith',
      'name',
      'target',
    ]);
  });

  it('of abuse of children needs neither name nor address, and is due within a day', async () => {
    expect((await send({ kind: 'child_abuse', name: '', email: '' })).status).toBe(202);
    expect(await app.mails()).toEqual([]);
    expect(+new Date((await open()).due_at) - +app.clock.now()).toBe(24 * 3_600_000);
  });

  it.each([
    ['an unknown event', 'http://localhost:3000/e/0123456789ab'],
    ['an unknown business', '/b/gibt-es-nicht'],
    ['words', 'Die Kneipe an der Ecke'],
  ])('on %s looks the same from outside and is read by a person', async (_, target) => {
    const [known, unknown] = [await send(), await send({ target, email: 'other@gast.example' })];
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)]);
    const [mine] = await mailsTo('gerda@gast.example');
    const [theirs] = await mailsTo('other@gast.example');
    const plain = (text = '') => text.replaceAll(/[0-9A-F]{4}-[0-9A-F]{4}/g, '#');
    expect(plain(theirs?.text)).toBe(plain(mine?.text));
    const { data } = await list();
    expect(data.map(({ target_kind }) => target_kind).toSorted()).toEqual(['event', 'unknown']);
    const found = await read(data.find(({ target_kind }) => target_kind === 'unknown')?.id ?? '');
    expect(found).toMatchObject({
      name: target,
      business: null,
      reported: null,
      current: null,
      reports: [{ named: target }],
    });
  });

  it('names no draft and nothing of a test side', async () => {
    const { body } = await app.call<{ id: string }>('POST', '/events', {
      token: owner.token,
      json: { title: 'Geheim' },
    });
    const { target: _, ...rest } = report();
    expect((await callAsApp(app, 'POST', '/reports', { ...rest, event_id: body.id, user_id: 'p1' })).status).toBe(202);
    expect((await open()).target_kind).toBe('unknown');
  });

  it('is refused after five in an hour from one address, and one more person of the app is not', async () => {
    for (let i = 0; i < 5; i++) expect((await send({ email: `g${i}@gast.example` })).status).toBe(202);
    const refused = await send({ email: 'g6@gast.example' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { target: _, ...rest } = report();
    const ofApp = { ...rest, event_id: eventId, user_id: 'person-1' };
    for (let i = 0; i < 5; i++) expect((await callAsApp(app, 'POST', '/reports', ofApp)).status).toBe(202);
    expect((await callAsApp(app, 'POST', '/reports', ofApp)).status).toBe(429);
    expect((await callAsApp(app, 'POST', '/reports', { ...ofApp, user_id: 'person-2' })).status).toBe(202);
  });

  it('of the app names an event or a business, never both and never none', async () => {
    const { target: _, ...rest } = report();
    const base = { ...rest, user_id: 'person-1' };
    for (const target of [{}, { event_id: eventId, business_id: owner.businessId }]) {
      expect(await callAsApp(app, 'POST', '/reports', { ...base, ...target })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'event_id', code: 'one_target' }] },
      });
    }
    expect((await callAsApp(app, 'POST', '/reports', { ...base, business_id: owner.businessId })).status).toBe(202);
    expect(await read((await open()).id)).toMatchObject({
      target_kind: 'business',
      reports: [{ user_id: 'person-1', named: null }],
    });
  });
});

describe('reports on the same target', () => {
  it('become one case with the earliest date, also when they come at once', async () => {
    await send({ kind: 'spam' });
    await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        send({ kind: i === 0 ? 'hate_violence' : 'fraud', email: `g${i}@gast.example`, target: `${pageUrl}?p=share` }),
      ),
    );
    const { data, counts } = await list();
    expect(counts).toEqual({ open: 1, late: 0, decided: 0 });
    expect(data[0]).toMatchObject({ reports_count: 5, kinds: ['fraud', 'hate_violence', 'spam'] });
    expect(+new Date(data[0]?.due_at ?? '') - +app.clock.now()).toBe(24 * 3_600_000);
  });

  it('keep what was reported first, beside what stands there now', async () => {
    await send();
    await app.call('PATCH', `/events/${eventId}`, { token: owner.token, json: { title: 'Ganz harmlos' } });
    await send({ email: 'other@gast.example' });
    expect(await read((await open()).id)).toMatchObject({
      reported: { name: 'Kneipenquiz' },
      current: { name: 'Ganz harmlos', is_public: true },
    });
    await app.db.delete(events).where(eq(events.id, eventId));
    expect(await read((await open()).id)).toMatchObject({
      reported: { name: 'Kneipenquiz' },
      current: null,
      page_url: null,
    });
  });

  it('begin a new case after a decision, which shows the earlier one', async () => {
    await send();
    const first = await open();
    await decide(first.id, { outcome: 'no_action', reasons: ['no_violation'] });
    await send();
    const second = await open();
    expect(second.id).not.toBe(first.id);
    expect((await read(second.id)).earlier.map(({ id }) => id)).toEqual([first.id]);
  });
});

describe('the list', () => {
  it('shows what is due first, finds by kind, and counts what is late', async () => {
    await send({ kind: 'spam' });
    await send({ kind: 'youth_safety', target: 'Die Kneipe an der Ecke' });
    expect((await list()).data.map(({ kinds }) => kinds[0])).toEqual(['youth_safety', 'spam']);
    expect((await list('?kind=spam')).data).toHaveLength(1);
    expect((await list('?kind=rights')).data).toEqual([]);
    expect((await list('?state=decided')).data).toEqual([]);
    const { data, total } = await list('?limit=1&page=2');
    expect([data.map(({ kinds }) => kinds[0]), total]).toEqual([['spam'], 2]);
    await wait({ hours: 25 });
    expect((await list()).counts).toEqual({ open: 2, late: 1, decided: 0 });
    expect((await app.call('GET', '/review/reports?state=lost', { token: rita.token })).status).toBe(422);
  });

  it('and every case leave a trace of who read them, but none in the log of the business', async () => {
    await send();
    const { id } = await open();
    await read(id);
    await decide(id, { outcome: 'action_taken', words: 'Das Event ist nicht mehr zu sehen.' });
    const log = await app.db.select().from(auditEntries).orderBy(auditEntries.id);
    const written = log.filter(({ action }) => /^reports?_/.test(action)).slice(-3);
    expect(written.map(({ action }) => action)).toEqual(['reports_read', 'report_read', 'report_decided']);
    expect(written[0]?.after).toEqual({ cases: [id] });
    expect(written.every(({ actor, businessId }) => actor.startsWith('reviewer:') && businessId === null)).toBe(true);
    expect(JSON.stringify(written)).not.toContain('nicht mehr zu sehen');
  });
});

describe('a decision', () => {
  it('to do nothing is told to everybody who reported, each in their language, with reasons and the ways to object', async () => {
    await send();
    await send({ email: 'john@gast.example' });
    await app.db.update(reports).set({ language: 'en' }).where(eq(reports.email, 'john@gast.example'));
    await clearMails();
    const { id } = await open();
    const { status, body } = await decide(id, {
      outcome: 'no_action',
      reasons: ['no_violation', 'private_dispute'],
      words: 'Wir haben dort angerufen.',
    });
    expect(status).toBe(200);
    expect(body.decision).toMatchObject({ outcome: 'no_action', decided_by: rita.username });
    const [gerda] = await mailsTo('gerda@gast.example');
    const [john] = await mailsTo('john@gast.example');
    expect(gerda?.subject).toMatch(/^Entscheidung über deine Meldung \([0-9A-F]{4}-[0-9A-F]{4}\)$/);
    expect(gerda?.text).toContain('Es verstößt weder gegen das Recht noch gegen unsere Regeln.');
    expect(gerda?.text).toContain('Wir haben dort angerufen.');
    expect(gerda?.text).toContain('innerhalb von sechs Monaten');
    expect(john?.subject).toContain('Decision on your report');
    expect(john?.text).toContain('A court can.');
    expect(await app.mails()).toHaveLength(2);
    expect(`${gerda?.text}${john?.text}`).not.toMatch(/Kneipenquiz|john@|Diesen Laden/);
  });

  it('that something was done says what', async () => {
    await send();
    await clearMails();
    const { body } = await decide((await open()).id, { outcome: 'action_taken', words: 'Das Event ist weg.' });
    expect(body.decision).toMatchObject({ outcome: 'action_taken', reasons: [], words: 'Das Event ist weg.' });
    const [mail] = await mailsTo('gerda@gast.example');
    expect(mail?.text).toContain('Das Event ist weg.');
    expect((await list('?state=decided')).counts).toEqual({ open: 0, late: 0, decided: 1 });
  });

  it.each([
    [{ outcome: 'no_action' }, 'reasons', 'reason_missing'],
    [{ outcome: 'no_action', reasons: ['weather'] }, 'reasons.0', 'invalid_value'],
    [{ outcome: 'no_action', reasons: [...noActionReasons, 'no_violation'] }, 'reasons', 'too_big'],
    [{ outcome: 'action_taken' }, 'words', 'required'],
    [{ outcome: 'action_taken', words: 'Weg.', reasons: ['no_violation'] }, 'reasons', 'invalid_value'],
    [{ outcome: 'action_taken', words: 'x'.repeat(2001) }, 'words', 'too_big'],
    [{ outcome: 'perhaps', words: 'Hm.' }, 'outcome', 'invalid_value'],
  ])('of %j is refused', async (json, path, code) => {
    await send();
    const { id } = await open();
    expect(await decide(id, json)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
    expect((await open()).id).toBe(id);
  });

  it('is made once: of two reviewers the second is told who was faster', async () => {
    await send();
    const { id } = await open();
    await clearMails();
    const json = { outcome: 'no_action', reasons: ['no_violation'] };
    const answers = await Promise.all([decide(id, json), decide(id, json, omar.token)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: 'already_decided', decided_by: won?.body.decision?.decided_by });
    expect(lost?.body.decided_at).toBe(app.clock.now().toISOString());
    expect(await app.mails()).toHaveLength(1);
  });

  it('needs a reviewer, and a case', async () => {
    await send();
    const { id } = await open();
    const json = { outcome: 'no_action', reasons: ['no_violation'] };
    expect((await decide(id, json, owner.token)).status).toBe(401);
    expect((await decide(owner.businessId, json)).status).toBe(404);
    expect((await app.call('GET', `/review/reports/${owner.businessId}`, { token: rita.token })).status).toBe(404);
  });
});

describe('who reported', () => {
  it('is forgotten months after the decision, with all words, and what is counted stays', async () => {
    await send();
    await decide((await open()).id, { outcome: 'no_action', words: 'Gerda irrt.' });
    await send({ target: 'Noch offen, irgendwo' });
    await wait({ days: reporterKeptMonths * 30 });
    await app.handlers['sweep-expired']({});
    expect(await app.db.$count(reports, eq(reports.name, 'Gerda Gast'))).toBe(2);
    await wait({ days: 6 });
    await app.handlers['sweep-expired']({});
    await app.handlers['sweep-expired']({});
    const [decided] = (await list('?state=decided')).data;
    const found = await read(decided?.id ?? '');
    expect(found).toMatchObject({ reported: null, reports_count: 1, kinds: ['fraud'], decision: { words: null } });
    expect(found.reports).toMatchObject([{ explanation: null, email: null, named: null }]);
    expect(JSON.stringify(await app.db.select().from(reportCases))).not.toContain('Gerda');
    expect(await app.db.$count(reports, eq(reports.name, 'Gerda Gast'))).toBe(1);
  });
});
