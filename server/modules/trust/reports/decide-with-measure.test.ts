import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { measures } from '#database/schema/measures.ts';
import { callAsApp } from '#tests/support/factories.ts';
import { createReportApp } from '#tests/support/reports.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let test: Awaited<ReturnType<typeof createReportApp>>;
beforeAll(async () => {
  test = await createReportApp();
});
afterAll(() => test.app.close());
beforeEach(async () => {
  await test.app.db.delete(measures);
  await test.begin();
});

const words = 'Das Event ist nicht mehr zu sehen.';
const hiding = (changes: Record<string, unknown> = {}) => ({
  kind: 'hide_event',
  ground: 'spam',
  facts: 'Werbung für einen Kredit.',
  event_id: test.state.eventId,
  ...changes,
});
const seenByApp = async () => (await callAsApp(test.app, 'GET', `/events/${test.state.eventId}`)).status;
const imposed = () => test.app.db.select().from(measures);
const log = async (action: 'report_decided' | 'measure_imposed') =>
  (await test.app.db.select().from(auditEntries).where(eq(auditEntries.action, action))).at(-1);

it('imposes the measure with the decision: the guest, the owner and the app hear of it at once', async () => {
  await test.send();
  const { id } = await test.open();
  await test.clearMails();
  const { status, body } = await test.decide(id, { outcome: 'action_taken', words, measure: hiding() });
  expect(status).toBe(200);
  expect(body.decision).toMatchObject({ outcome: 'action_taken', words, decided_by: 'rita' });
  expect(body.current).toMatchObject({ is_public: false });
  expect(await seenByApp()).toBe(404);
  const [measure] = await imposed();
  expect(measure).toMatchObject({ kind: 'hide_event', eventId: test.state.eventId, imposedBy: test.state.reviewer.id });
  const [toGuest] = await test.mailsTo('gerda@gast.example');
  const [toOwner] = await test.mailsTo(test.owner.email);
  expect(toGuest?.text).toContain(words);
  expect(toOwner?.text).toContain('Werbung für einen Kredit.');
  expect(`${toOwner?.subject}${toOwner?.text}`).not.toMatch(/Gerda|gemeldet|Diesen Laden/);
  expect(await log('report_decided')).toMatchObject({
    businessId: null,
    after: { outcome: 'action_taken', measure: measure?.id },
  });
  expect(await log('measure_imposed')).toMatchObject({ businessId: test.owner.businessId });
});

it.each([
  ['a ground that does not fit', { ground: 'not_paid' }, 'measure.ground', 'does_not_fit'],
  ['a source that is missing', { ground: 'illegal_content' }, 'measure.source', 'required'],
  ['no facts', { facts: ' ' }, 'measure.facts', 'too_small'],
  ['another event', { event_id: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' }, 'measure.event_id', 'does_not_fit'],
  ['a kind that has no event', { kind: 'hide_profile' }, 'measure.event_id', 'not_allowed'],
] as const)('with %s decides nothing', async (_, changes, path, code) => {
  await test.send();
  const { id } = await test.open();
  const answer = await test.decide(id, { outcome: 'action_taken', words, measure: hiding(changes) });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
  expect([(await test.open()).id, (await imposed()).length, await seenByApp()]).toEqual([id, 0, 200]);
});

it('takes no measure where nothing is done, nor where nothing was found', async () => {
  await test.send();
  const { id } = await test.open();
  const idle = await test.decide(id, { outcome: 'no_action', reasons: ['no_violation'], measure: hiding() });
  expect(idle).toMatchObject({ status: 422, body: { errors: [{ path: 'measure', code: 'not_allowed' }] } });
  await test.send({ kind: 'youth_safety', target: 'Die Kneipe an der Ecke' });
  const unknown = (await test.list('?kind=youth_safety')).data[0]?.id ?? '';
  const answer = await test.decide(unknown, { outcome: 'action_taken', words, measure: hiding() });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'measure', code: 'not_allowed' }] } });
  expect(await imposed()).toEqual([]);
  const nowhere = await test.decide(test.owner.businessId, { outcome: 'action_taken', words, measure: hiding() });
  expect(nowhere.status).toBe(404);
});

it('leaves the case open when the measure is there already, with who imposed it', async () => {
  await test.send();
  const { id } = await test.open();
  const path = `/review/businesses/${test.owner.businessId}/measures`;
  const omar = await createReviewer(test.app, 'omar');
  await test.app.call('POST', path, { token: omar.token, json: hiding() });
  const answer = await test.decide(id, { outcome: 'action_taken', words, measure: hiding() });
  expect(answer).toMatchObject({ status: 409, body: { code: 'measure_exists', imposed_by: 'omar' } });
  expect((await test.open()).id).toBe(id);
});

it('is done once by two reviewers at once, and the second is told who it was', async () => {
  await test.send();
  const { id } = await test.open();
  await test.clearMails();
  const other = await createReviewer(test.app);
  const answers = await Promise.all([
    test.decide(id, { outcome: 'action_taken', words, measure: hiding() }),
    test.decide(id, { outcome: 'action_taken', words, measure: hiding() }, other.token),
    test.decide(id, { outcome: 'action_taken', words: 'Schon erledigt.' }, other.token),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('already_decided');
  expect((await test.mailsTo('gerda@gast.example')).length).toBe(1);
  expect((await imposed()).length).toBeLessThanOrEqual(1);
  // The measure exists only with the winning decision.
  const decided = JSON.stringify((await log('report_decided'))?.after);
  expect((await imposed()).length === 1).toBe(decided.includes('"measure"'));
});
