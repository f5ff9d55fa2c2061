import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { goodwill } from '#database/schema/goodwill.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { collectLog } from '#tests/support/log-lines.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
const log = collectLog();
let support: Awaited<ReturnType<typeof createReviewer>>;
let finance: typeof support;
let lead: typeof support;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp({}, { logger: log.logger });
  support = await createReviewer(app, 'sibel', 'support');
  finance = await createReviewer(app, 'fiona', 'finance');
  lead = await createReviewer(app, 'lotte', 'lead');
});
beforeEach(async () => {
  owner = await createOwner(app);
});
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  await app.close();
});

type Staff = typeof support;
const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });
const give = ({ token }: Staff, credits: number, { reason = 'Ausfall am Freitag', headers = keyed() } = {}) =>
  app.call('POST', `/desk/customers/${owner.businessId}/goodwill`, { token, headers, json: { credits, reason } });
const propose = ({ token }: Staff, credits: number, headers = keyed()) =>
  app.call<{ id: string; state: string }>('POST', `/desk/customers/${owner.businessId}/goodwill-proposals`, {
    token,
    headers,
    json: { credits, reason: 'Zwei Tage Ausfall' },
  });
const decide = ({ token }: Staff, id: string, word: 'approve' | 'decline', headers = keyed()) =>
  app.call('POST', `/desk/goodwill-proposals/${id}/${word}`, { token, headers, json: { reason: 'Passt' } });
const purchased = async () =>
  (await app.call<{ purchased: number }>('GET', '/credits/balance', { token: owner.token })).body.purchased;
const ownLog = async () => {
  const { body } = await app.call<{ data: { action: string; actor: { kind: string }; after: unknown }[] }>(
    'GET',
    '/audit',
    { token: owner.token },
  );
  return body.data.filter(({ actor }) => actor.kind === 'reviewer');
};

describe('goodwill of one person', () => {
  it('comes once, with the reason in the ledger and in the log of the owner', async () => {
    const headers = keyed();
    const [first, again] = await Promise.all([give(support, 5, { headers }), give(support, 5, { headers })]);
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body).toMatchObject({ credits: 5, state: 'given', proposed_by: 'sibel' });
    expect(await purchased()).toBe(5);
    const { body } = await app.call<{ data: unknown[] }>('GET', '/credits/entries', { token: owner.token });
    expect(body.data[0]).toMatchObject({ reason: 'goodwill', amount: 5, reference: 'Ausfall am Freitag' });
    expect(await ownLog()).toMatchObject([
      { action: 'goodwill_given', after: { credits: 5, reason: 'Ausfall am Freitag' } },
    ]);
  });

  it('ends at twenty credits within thirty days, however they are split, with a line in the security log', async () => {
    expect((await give(support, 21)).body).toMatchObject({ code: 'second_person_needed', left_alone: 20 });
    const answers = await Promise.all([support, finance, lead, support, finance].map((each) => give(each, 8)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403]);
    expect(await purchased()).toBe(16);
    const refusal = { operation: 'giveGoodwill', code: 'second_person_needed' };
    expect(log.events('auth.refused')).toContainEqual(expect.objectContaining(refusal));
    const now = app.clock.now();
    app.clock.advance({ days: 30, minutes: 1 });
    const token = (
      await app.call<{ access_token: string }>('POST', '/review/login', {
        json: { username: 'sibel', password: 'streng geheim 1' },
      })
    ).body.access_token;
    expect((await give({ ...support, token }, 20)).status).toBe(201);
    app.clock.set(now.toISOString());
  });

  it.each([
    [0, 'Grund', 'credits'],
    [501, 'Grund', 'credits'],
    [5, '  ', 'reason'],
    [5, 'x'.repeat(1001), 'reason'],
  ])('refuses %i credits because of %j', async (credits, reason, path) => {
    const { status, body } = await give(support, credits, { reason });
    expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
  });

  it('needs the right, and an open business', async () => {
    expect((await give(await createReviewer(app), 5)).body).toMatchObject({ code: 'permission_missing' });
    const path = `/desk/customers/${randomUUID()}/goodwill`;
    expect((await app.call('POST', path, { token: lead.token, json: { credits: 1, reason: 'x' } })).status).toBe(404);
  });
});

describe('goodwill of two people', () => {
  it('waits for the second one, who is never the first', async () => {
    const { body } = await propose(finance, 100);
    expect(body).toMatchObject({ state: 'waiting' });
    expect(await purchased()).toBe(0);
    expect(await ownLog()).toEqual([]);
    expect((await propose(support, 30)).body).toMatchObject({ code: 'goodwill_waiting' });
    expect((await decide(finance, body.id, 'approve')).body).toMatchObject({ code: 'own_proposal' });
    expect((await decide(support, body.id, 'approve')).body).toMatchObject({ code: 'permission_missing' });
    const list = await app.call<{ data: { id: string }[] }>('GET', '/desk/goodwill-proposals', { token: lead.token });
    expect(list.body.data).toContainEqual(expect.objectContaining({ id: body.id, is_own: false }));
    expect((await decide(lead, body.id, 'approve')).body).toMatchObject({ state: 'approved', decided_by: 'lotte' });
    expect(await purchased()).toBe(100);
    expect(await ownLog()).toMatchObject([{ action: 'goodwill_given', after: { reason: 'Zwei Tage Ausfall' } }]);
    // Those of two people do not count as given alone.
    expect((await give(support, 20)).status).toBe(201);
  });

  it('comes once, of many approvals at the same moment', async () => {
    const { body } = await propose(support, 50);
    const headers = keyed();
    const answers = await Promise.all([
      ...[finance, lead, finance, lead].map((each) => decide(each, body.id, 'approve')),
      decide(lead, body.id, 'decline'),
      decide(lead, body.id, 'approve', headers),
      decide(lead, body.id, 'approve', headers),
    ]);
    const [row] = await app.db.select().from(goodwill).where(eq(goodwill.id, body.id));
    expect(await purchased()).toBe(row?.state === 'approved' ? 50 : 0);
    for (const { status, body: answer } of answers) {
      if (status !== 200) expect(answer).toMatchObject({ code: 'proposal_state' });
    }
    const subject = eq(auditEntries.subject, `goodwill:${body.id}`);
    const decided = await app.db.$count(auditEntries, and(subject, eq(auditEntries.action, 'goodwill_given')));
    expect(decided).toBe(row?.state === 'approved' ? 1 : 0);
  });

  it('is nothing once it is declined, and another can be proposed', async () => {
    const { body } = await propose(support, 50);
    expect((await decide(lead, body.id, 'decline')).body).toMatchObject({ state: 'declined', decision: 'Passt' });
    expect((await decide(lead, body.id, 'approve')).body).toMatchObject({ code: 'proposal_state' });
    expect([await purchased(), await ownLog()]).toEqual([0, []]);
    expect((await propose(support, 50)).status).toBe(201);
  });
});
