import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { reports } from '#database/schema/reports.ts';
import { callAsApp } from '#tests/support/factories.ts';
import { createReportApp } from '#tests/support/reports.ts';

let test: Awaited<ReturnType<typeof createReportApp>>;
beforeAll(async () => {
  test = await createReportApp();
});
afterAll(() => test.app.close());
beforeEach(() => test.begin());

describe('a report', () => {
  it('is received under a reference, and becomes a case with what was reported', async () => {
    const { status, body } = await test.send();
    expect(status).toBe(202);
    expect(body.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    const entry = await test.open();
    expect(entry).toMatchObject({ target_kind: 'event', name: 'Kneipenquiz', kinds: ['fraud'], reports_count: 1 });
    expect(await test.read(entry.id)).toMatchObject({
      business: { id: test.owner.businessId },
      page_url: test.state.pageUrl,
      reported: { name: 'Kneipenquiz', is_public: true, place: 'Gastraum' },
      reports: [
        {
          explanation: 'Diesen Laden gibt es an der Adresse nicht.',
          email: 'gerda@gast.example',
          named: test.state.pageUrl,
        },
      ],
    });
  });

  it('is confirmed in the language of whoever sent it, without a word of anybody else', async () => {
    const { body } = await test.send(
      { name: 'Buy now', explanation: 'http://spam.example is what I want' },
      { 'Accept-Language': 'en' },
    );
    const [mail] = await test.mailsTo('gerda@gast.example');
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
    expect(await test.send({ [field]: value })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: [{ path: field }] },
    });
    expect(await test.app.db.$count(reports)).toBe(0);
    expect(await test.app.mails()).toEqual([]);
  });

  it('is told all that is wrong with it at once', async () => {
    const { body } = await test.send({ target: '', explanation: '', name: '', email: '', good_faith: false });
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual([
      'email',
      'explanation',
      'good_faith',
      'name',
      'target',
    ]);
  });

  it('of abuse of children needs neither name nor address, and is due within a day', async () => {
    expect((await test.send({ kind: 'child_abuse', name: '', email: '' })).status).toBe(202);
    expect(await test.app.mails()).toEqual([]);
    expect(+new Date((await test.open()).due_at) - +test.app.clock.now()).toBe(24 * 3_600_000);
  });

  it.each([
    ['an unknown event', 'http://localhost:3000/e/0123456789ab'],
    ['an unknown business', '/b/gibt-es-nicht'],
    ['words', 'Die Kneipe an der Ecke'],
  ])('on %s looks the same from outside and is read by a person', async (_, target) => {
    const [known, unknown] = [await test.send(), await test.send({ target, email: 'other@gast.example' })];
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)]);
    const [mine] = await test.mailsTo('gerda@gast.example');
    const [theirs] = await test.mailsTo('other@gast.example');
    const plain = (text = '') => text.replaceAll(/[0-9A-F]{4}-[0-9A-F]{4}/g, '#');
    expect(plain(theirs?.text)).toBe(plain(mine?.text));
    const { data } = await test.list();
    expect(data.map(({ target_kind }) => target_kind).toSorted()).toEqual(['event', 'unknown']);
    const found = await test.read(data.find(({ target_kind }) => target_kind === 'unknown')?.id ?? '');
    expect(found).toMatchObject({
      name: target,
      business: null,
      reported: null,
      current: null,
      reports: [{ named: target }],
    });
  });

  it('names no draft and nothing of a test side', async () => {
    const { body } = await test.app.call<{ id: string }>('POST', '/events', {
      token: test.owner.token,
      json: { title: 'Geheim' },
    });
    const { target: _, ...rest } = test.report();
    expect((await callAsApp(test.app, 'POST', '/reports', { ...rest, event_id: body.id, user_id: 'p1' })).status).toBe(
      202,
    );
    expect((await test.open()).target_kind).toBe('unknown');
  });

  it('is refused after five in an hour from one address, and one more person of the app is not', async () => {
    for (let i = 0; i < 5; i++) expect((await test.send({ email: `g${i}@gast.example` })).status).toBe(202);
    const refused = await test.send({ email: 'g6@gast.example' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { target: _, ...rest } = test.report();
    const ofApp = { ...rest, event_id: test.state.eventId, user_id: 'person-1' };
    for (let i = 0; i < 5; i++) expect((await callAsApp(test.app, 'POST', '/reports', ofApp)).status).toBe(202);
    expect((await callAsApp(test.app, 'POST', '/reports', ofApp)).status).toBe(429);
    expect((await callAsApp(test.app, 'POST', '/reports', { ...ofApp, user_id: 'person-2' })).status).toBe(202);
  });

  it('arrives beyond ten under one address as well, and only the confirmation is left out', async () => {
    const { target: _, ...rest } = test.report({ email: 'opfer@gast.example' });
    for (let i = 0; i < 11; i++) {
      const ofApp = { ...rest, event_id: test.state.eventId, user_id: `person-${i}` };
      expect((await callAsApp(test.app, 'POST', '/reports', ofApp)).status).toBe(202);
    }
    expect(await test.app.db.$count(reports)).toBe(11);
    const confirmations = (await test.app.mails()).filter(({ to }) => to === 'opfer@gast.example');
    expect(confirmations).toHaveLength(10);
  });

  it('of the app names an event or a business, never both and never none', async () => {
    const { target: _, ...rest } = test.report();
    const base = { ...rest, user_id: 'person-1' };
    for (const target of [{}, { event_id: test.state.eventId, business_id: test.owner.businessId }]) {
      expect(await callAsApp(test.app, 'POST', '/reports', { ...base, ...target })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'event_id', code: 'one_target' }] },
      });
    }
    expect(
      (await callAsApp(test.app, 'POST', '/reports', { ...base, business_id: test.owner.businessId })).status,
    ).toBe(202);
    expect(await test.read((await test.open()).id)).toMatchObject({
      target_kind: 'business',
      reports: [{ user_id: 'person-1', named: null }],
    });
  });
});

describe('reports on the same target', () => {
  it('become one case with the earliest date, also when they come at once', async () => {
    await test.send({ kind: 'spam' });
    await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        test.send({
          kind: i === 0 ? 'hate_violence' : 'fraud',
          email: `g${i}@gast.example`,
          target: `${test.state.pageUrl}?p=share`,
        }),
      ),
    );
    const { data, counts } = await test.list();
    expect(counts).toEqual({ open: 1, late: 0, decided: 0 });
    expect(data[0]).toMatchObject({ reports_count: 5, kinds: ['fraud', 'hate_violence', 'spam'] });
    expect(+new Date(data[0]?.due_at ?? '') - +test.app.clock.now()).toBe(24 * 3_600_000);
  });

  it('keep what was reported first, beside what stands there now', async () => {
    await test.send();
    await test.app.call('PATCH', `/events/${test.state.eventId}`, {
      token: test.owner.token,
      json: { title: 'Ganz harmlos' },
    });
    await test.send({ email: 'other@gast.example' });
    expect(await test.read((await test.open()).id)).toMatchObject({
      reported: { name: 'Kneipenquiz' },
      current: { name: 'Ganz harmlos', is_public: true },
    });
    await test.app.db.delete(events).where(eq(events.id, test.state.eventId));
    expect(await test.read((await test.open()).id)).toMatchObject({
      reported: { name: 'Kneipenquiz' },
      current: null,
      page_url: null,
    });
  });

  it('begin a new case after a decision, which shows the earlier one', async () => {
    await test.send();
    const first = await test.open();
    await test.decide(first.id, { outcome: 'no_action', reasons: ['no_violation'] });
    await test.send();
    const second = await test.open();
    expect(second.id).not.toBe(first.id);
    expect((await test.read(second.id)).earlier.map(({ id }) => id)).toEqual([first.id]);
  });
});
