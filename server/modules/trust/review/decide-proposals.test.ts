import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, verifyBusiness } from '#tests/support/factories.ts';
import type { Proposal } from '#tests/support/proposals.ts';
import { proposalCalls } from '#tests/support/proposals.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let omar: typeof rita;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  app = await createTestApp();
  [rita, omar] = [await createReviewer(app, 'rita'), await createReviewer(app, 'omar')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  owner = await createOwner(app, { handelsregisterNumber: 'HRB 4711', taxNumber: '29/318/41207' });
  await verifyBusiness(app, owner.businessId);
});

const mails = async () => (await app.mails()).filter(({ to }) => to === owner.email);

const who = () => ({ owner, reviewer: rita });
const { change, business, rename, waiting, idOf, decide, agree } = proposalCalls(() => app, who);
describe('deciding', () => {
  it('is done once by two reviewers at once, and the second is told who it was', async () => {
    await change({ company_name: 'Neu GmbH' });
    const id = await idOf('company_name');
    const answers = await Promise.all([
      decide([{ proposal_id: id, outcome: 'agreed' }], rita.token),
      decide([{ proposal_id: id, outcome: 'refused', reason: 'Nein.' }], omar.token),
      decide([{ proposal_id: id, outcome: 'agreed' }], omar.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const isAgreed = (await business()).body.company_name === 'Neu GmbH';
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: 'already_decided',
        field: 'company_name',
        outcome: isAgreed ? 'agreed' : 'refused',
        decided_at: app.clock.now().toISOString(),
      });
      expect(['rita', 'omar']).toContain(body.decided_by);
    }
    expect((await mails()).filter(({ subject }) => subject.includes('Änderungen'))).toHaveLength(1);
  });

  it('is all or nothing: one that no longer waits leaves the others waiting', async () => {
    await change({ company_name: 'Neu GmbH', tax_id: '1/2' });
    const [name, tax] = [await idOf('company_name'), await idOf('tax_id')];
    await change({ company_name: 'Neuer GmbH' });
    const both = [name, tax].map((proposal_id) => ({ proposal_id, outcome: 'agreed' }));
    expect(await decide(both)).toMatchObject({ status: 409, body: { outcome: 'replaced', decided_by: null } });
    expect((await business()).body).toMatchObject({ company_name: 'Zum Anker', tax_id: '29/318/41207' });
    expect(await waiting()).toHaveLength(2);
  });

  it.each([
    ['no decision', () => []],
    ['no reason', (id: string) => [{ proposal_id: id, outcome: 'refused' }]],
    ['an unknown reason', (id: string) => [{ proposal_id: id, outcome: 'refused', reasons: ['phone'] }]],
    ['one twice', (id: string) => Array(2).fill({ proposal_id: id, outcome: 'agreed' })],
  ])('wants more than %s', async (_, of) => {
    await change({ company_name: 'Neu GmbH' });
    expect((await decide(of(await idOf('company_name')))).status).toBe(422);
    expect(await waiting()).toHaveLength(1);
  });

  it('finds no proposal of another business, and is for reviewers alone', async () => {
    await change({ company_name: 'Neu GmbH' });
    const decisions = [{ proposal_id: await idOf('company_name'), outcome: 'agreed' }];
    const other = await createOwner(app);
    const path = `/review/businesses/${other.businessId}/proposals`;
    expect((await app.call('POST', path, { token: rita.token, json: { decisions } })).status).toBe(404);
    expect((await decide(decisions, owner.token)).status).toBe(401);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('the desk', () => {
  interface Listed {
    data: { id: string; proposals: Proposal[] }[];
    total: number;
    next_cursor: string | null;
    counts: Record<string, number>;
  }
  const list = (query = '') =>
    app.call<Listed>('GET', `/review/businesses?status=changes${query}`, { token: rita.token });

  it('lists what waits by the oldest deadline, with a count, and pages', async () => {
    const first = owner;
    await change({ company_name: 'Alpha GmbH' });
    app.clock.advance({ minutes: 5 });
    owner = await createOwner(app);
    await verifyBusiness(app, owner.businessId);
    await rename('Beta');
    app.clock.advance({ minutes: 5 });
    await app.call('PATCH', '/business', { token: first.token, json: { tax_id: '5/5' } });
    const { body } = await list('&limit=100');
    const ids = body.data.map(({ id }) => id);
    expect(ids.indexOf(first.businessId)).toBeLessThan(ids.indexOf(owner.businessId));
    expect(body.data.find(({ id }) => id === owner.businessId)?.proposals).toMatchObject([
      { field: 'display_name', value: 'Beta', current_value: 'Zum Anker' },
    ]);
    expect(body.counts.changes).toBe(ids.length);
    expect(body.total).toBe(ids.length);
    const one = (await list('&limit=1')).body;
    const rest = (await list(`&limit=100&cursor=${one.next_cursor}`)).body;
    expect([...one.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
    expect((await list('&q=nirgendwo')).body).toMatchObject({ data: [], total: 0 });
    await agree('display_name');
    expect((await list()).body.counts.changes).toBe(ids.length - 1);
  });

  it('shows old and new with the checks and the duplicates of the new values', async () => {
    const other = await createOwner(app, {
      companyName: 'Hansebank AG',
      businessPhone: '030 999 11 22',
      street: 'Allein 1',
    });
    await verifyBusiness(app, other.businessId);
    await change({ company_name: 'Hansebank UG', address: 'Weg 1, 12047 Berlin' });
    await rename('Hansebank AG');
    const { body } = await app.call<{
      proposals: Proposal[];
      checks: { check: string; finding: string }[];
      duplicates: { id: string }[];
      proposed: {
        checks: { check: string; finding: string }[];
        duplicates: { id: string; matches: string[] }[];
        register_search: Record<string, string>;
        moves_m: number;
      } | null;
    }>('GET', `/review/businesses/${owner.businessId}`, { token: rita.token });
    expect(body.proposals.map(({ field }) => field).toSorted()).toEqual(['address', 'company_name', 'display_name']);
    expect(body.duplicates.some(({ id }) => id === other.businessId)).toBe(false);
    expect(body.proposed?.duplicates.find(({ id }) => id === other.businessId)?.matches).toEqual([
      'name',
      'display_name',
    ]);
    const found = (checks: { check: string; finding: string }[] = []) =>
      checks.find(({ check }) => check === 'legal_form')?.finding;
    expect([found(body.checks), found(body.proposed?.checks)]).toEqual(['form_not_in_name', 'form_contradicts_name']);
    expect(body.proposed?.register_search).toMatchObject({ company_name: 'Hansebank UG', city: 'Berlin' });
    expect(body.proposed?.moves_m).toBeGreaterThan(200_000);
    const calm = await app.call('GET', `/review/businesses/${other.businessId}`, { token: rita.token });
    expect(calm.body).toMatchObject({ proposals: [], proposed: null });
  });
});
