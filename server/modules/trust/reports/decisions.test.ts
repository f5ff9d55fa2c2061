import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { events } from '#database/schema/events.ts';
import { reportCases, reports } from '#database/schema/reports.ts';
import { noActionReasons } from '#domain/reports/decisions.ts';
import { reporterKeptMonths } from '#domain/reports/limits.ts';
import { createReportApp } from '#tests/support/reports.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let test: Awaited<ReturnType<typeof createReportApp>>;
beforeAll(async () => {
  test = await createReportApp();
});
afterAll(() => test.app.close());
beforeEach(() => test.begin());

describe('the list', () => {
  it('shows what is due first, finds by kind, and counts what is late', async () => {
    await test.send({ kind: 'spam' });
    await test.send({ kind: 'youth_safety', target: 'Die Kneipe an der Ecke' });
    expect((await test.list()).data.map(({ kinds }) => kinds[0])).toEqual(['youth_safety', 'spam']);
    expect((await test.list('?kind=spam')).data).toHaveLength(1);
    expect((await test.list('?kind=rights')).data).toEqual([]);
    expect((await test.list('?state=decided')).data).toEqual([]);
    const { data, total } = await test.list('?limit=1&page=2');
    expect([data.map(({ kinds }) => kinds[0]), total]).toEqual([['spam'], 2]);
    await test.wait({ hours: 25 });
    expect((await test.list()).counts).toEqual({ open: 2, late: 1, decided: 0 });
    expect(
      (await test.app.call('GET', '/review/reports?state=lost', { token: test.state.reviewer.token })).status,
    ).toBe(422);
  });

  it('and every case leave a trace of who read them, but none in the log of the business', async () => {
    await test.send();
    const { id } = await test.open();
    await test.read(id);
    await test.decide(id, { outcome: 'action_taken', words: 'Das Event ist nicht mehr zu sehen.' });
    const log = await test.app.db.select().from(auditEntries).orderBy(auditEntries.id);
    const written = log.filter(({ action }) => /^reports?_/.test(action)).slice(-3);
    expect(written.map(({ action }) => action)).toEqual(['reports_read', 'report_read', 'report_decided']);
    expect(written[0]?.after).toEqual({ cases: [id] });
    expect(written.every(({ actor, businessId }) => actor.startsWith('reviewer:') && businessId === null)).toBe(true);
    expect(JSON.stringify(written)).not.toContain('nicht mehr zu sehen');
  });
});

describe('a decision', () => {
  it('to do nothing is told to everybody who reported, each in their language, with reasons and the ways to object', async () => {
    await test.send();
    await test.send({ email: 'john@gast.example' });
    await test.app.db.update(reports).set({ language: 'en' }).where(eq(reports.email, 'john@gast.example'));
    await test.clearMails();
    const { id } = await test.open();
    const { status, body } = await test.decide(id, {
      outcome: 'no_action',
      reasons: ['no_violation', 'private_dispute'],
      words: 'Wir haben dort angerufen.',
    });
    expect(status).toBe(200);
    expect(body.decision).toMatchObject({ outcome: 'no_action', decided_by: test.state.reviewer.username });
    const [gerda] = await test.mailsTo('gerda@gast.example');
    const [john] = await test.mailsTo('john@gast.example');
    expect(gerda?.subject).toMatch(/^Entscheidung über deine Meldung \([0-9A-F]{4}-[0-9A-F]{4}\)$/);
    expect(gerda?.text).toContain('Es verstößt weder gegen das Recht noch gegen unsere Regeln.');
    expect(gerda?.text).toContain('Wir haben dort angerufen.');
    expect(gerda?.text).toContain('innerhalb von sechs Monaten');
    expect(john?.subject).toContain('Decision on your report');
    expect(john?.text).toContain('A court can.');
    expect(await test.app.mails()).toHaveLength(2);
    expect(`${gerda?.text}${john?.text}`).not.toMatch(/Kneipenquiz|john@|Diesen Laden/);
  });

  it('that something was done says what', async () => {
    await test.send();
    await test.clearMails();
    const { body } = await test.decide((await test.open()).id, {
      outcome: 'action_taken',
      words: 'Das Event ist weg.',
    });
    expect(body.decision).toMatchObject({ outcome: 'action_taken', reasons: [], words: 'Das Event ist weg.' });
    const [mail] = await test.mailsTo('gerda@gast.example');
    expect(mail?.text).toContain('Das Event ist weg.');
    expect((await test.list('?state=decided')).counts).toEqual({ open: 0, late: 0, decided: 1 });
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
    await test.send();
    const { id } = await test.open();
    expect(await test.decide(id, json)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
    expect((await test.open()).id).toBe(id);
  });

  it('is made once: of two reviewers the second is told who was faster', async () => {
    await test.send();
    const { id } = await test.open();
    await test.clearMails();
    const json = { outcome: 'no_action', reasons: ['no_violation'] };
    const omar = await createReviewer(test.app);
    const answers = await Promise.all([test.decide(id, json), test.decide(id, json, omar.token)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: 'already_decided', decided_by: won?.body.decision?.decided_by });
    expect(lost?.body.decided_at).toBe(test.app.clock.now().toISOString());
    expect(await test.app.mails()).toHaveLength(1);
  });

  it('needs a reviewer, and a case', async () => {
    await test.send();
    const { id } = await test.open();
    const json = { outcome: 'no_action', reasons: ['no_violation'] };
    expect((await test.decide(id, json, test.owner.token)).status).toBe(401);
    expect((await test.decide(test.owner.businessId, json)).status).toBe(404);
    expect(
      (await test.app.call('GET', `/review/reports/${test.owner.businessId}`, { token: test.state.reviewer.token }))
        .status,
    ).toBe(404);
  });
});

describe('the figures of a year', () => {
  it('count what came in it, in Berlin, and are a table for whoever asks for one', async () => {
    test.app.clock.set('2026-12-31T22:59:00Z');
    test.state.reviewer = await createReviewer(test.app);
    await test.send();
    test.app.clock.advance({ minutes: 2 });
    await test.send({ kind: 'spam', target: 'Im neuen Jahr' });
    test.app.clock.set('2026-12-31T22:59:00Z');
    const { data } = await test.list();
    const id = data.find(({ kinds }) => kinds[0] === 'fraud')?.id ?? '';
    await test.wait({ hours: 36 });
    await test.decide(id, { outcome: 'action_taken', words: 'Weg.' });
    const lead = await createReviewer(test.app, undefined, 'lead');
    const figures = async (query: string) =>
      (
        await test.app.call<{ data: unknown[] }>('GET', `/review/report-figures?${query}`, {
          token: lead.token,
        })
      ).body.data;
    const last = await figures('year=2026');
    expect(last).toContainEqual({ figure: 'reports_received', of: 'fraud', value: 1 });
    expect(last).toContainEqual({ figure: 'reports_received', of: 'spam', value: 0 });
    expect(last).toContainEqual({ figure: 'reports_decided', of: 'action_taken', value: 1 });
    expect(last).toContainEqual({ figure: 'reports_open', of: null, value: 0 });
    expect(last).toContainEqual({ figure: 'reports_decided_by_automated_means', of: null, value: 0 });
    expect(last).toContainEqual({ figure: 'median_hours_to_decision', of: null, value: 36 });
    const next = await figures('year=2027');
    expect(next).toContainEqual({ figure: 'reports_received', of: 'spam', value: 1 });
    expect(next).toContainEqual({ figure: 'median_hours_to_decision', of: null, value: null });
    const csv = await test.app.app.request('/api/v1/review/report-figures?year=2026&format=csv', {
      headers: { 'X-API-Key': test.app.deps.config.publicApiKey, Authorization: `Bearer ${lead.token}` },
    });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toContain('2026,"reports_received","fraud",1\r\n');
    expect((await test.app.call('GET', '/review/report-figures?year=1999', { token: lead.token })).status).toBe(422);
  });
});

it('a picture that was reported stays until the decision, though its event shows another', async () => {
  const [files, time] = [test.app.deps.files, test.app.clock.now().getTime()];
  const key = `business-profiles/${test.owner.businessId}/${time}123456.webp`;
  await files.put(key, Buffer.from('x'), { mimeType: 'image/webp', cacheControl: '' });
  await test.app.db.update(events).set({ imageKey: key }).where(eq(events.id, test.state.eventId));
  await test.send();
  const found = await test.read((await test.open()).id);
  expect(JSON.stringify(found.reported)).toContain(key);
  expect((await test.app.call('DELETE', `/events/${test.state.eventId}`, { token: test.owner.token })).status).toBe(
    204,
  );
  await test.wait({ days: 2 });
  await test.app.handlers['sweep-orphaned-images']({});
  expect(await files.exists(key)).toBe(true);
  await test.decide(found.id, { outcome: 'no_action', reasons: ['gone_already'] });
  await test.app.handlers['sweep-orphaned-images']({});
  expect(await files.exists(key)).toBe(false);
});

describe('who reported', () => {
  it('is forgotten months after the decision, with all words, and what is counted stays', async () => {
    await test.send();
    await test.decide((await test.open()).id, { outcome: 'no_action', words: 'Gerda irrt.' });
    await test.send({ target: 'Noch offen, irgendwo' });
    await test.wait({ days: reporterKeptMonths * 30 });
    await test.app.handlers['sweep-expired']({});
    expect(await test.app.db.$count(reports, eq(reports.name, 'Gerda Gast'))).toBe(2);
    await test.wait({ days: 6 });
    await test.app.handlers['sweep-expired']({});
    await test.app.handlers['sweep-expired']({});
    const [decided] = (await test.list('?state=decided')).data;
    const found = await test.read(decided?.id ?? '');
    expect(found).toMatchObject({ reported: null, reports_count: 1, kinds: ['fraud'], decision: { words: null } });
    expect(found.reports).toMatchObject([{ explanation: null, email: null, named: null }]);
    expect(JSON.stringify(await test.app.db.select().from(reportCases))).not.toContain('Gerda');
    expect(await test.app.db.$count(reports, eq(reports.name, 'Gerda Gast'))).toBe(1);
  });
});
