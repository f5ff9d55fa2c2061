import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

interface Proposal {
  id: string;
  field: string;
  value: string | null;
  current_value: string | null;
  proposed_at: string;
  due_at: string;
}
type Body = Record<string, unknown> & { proposals: Proposal[]; code?: string };

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let omar: Awaited<ReturnType<typeof createReviewer>>;
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

const call = <T = Body>(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  app.call<T>(method, path, { token: owner.token, json, headers });
const change = (json: unknown, headers?: Record<string, string>) => call('PATCH', '/business', json, headers);
const business = () => call('GET', '/business');
const rename = async (display_name: string) =>
  call('PUT', '/profile', { ...(await call('GET', '/profile')).body, display_name });
const waiting = async () => [...(await business()).body.proposals, ...(await call('GET', '/profile')).body.proposals];
const idOf = async (field: string) => {
  const found = (await waiting()).find((each) => each.field === field);
  if (!found) throw new Error(`nothing waits for ${field}`);
  return found.id;
};
const withdraw = (id: string, token = owner.token) => app.call('DELETE', `/business/proposals/${id}`, { token });

interface Decision {
  proposal_id: string;
  outcome: string;
  reasons?: string[];
  reason?: string;
}
const decide = (decisions: Decision[], token = rita.token) =>
  app.call<Body & { decided_by: string | null }>('POST', `/review/businesses/${owner.businessId}/proposals`, {
    token,
    json: { decisions },
  });
const agree = async (field: string) => decide([{ proposal_id: await idOf(field), outcome: 'agreed' }]);
const shownToApp = async () =>
  (await callAsApp<Record<string, unknown>>(app, 'GET', `/businesses/${owner.businessId}`)).body;
const actions = async () => {
  const { body } = await call<{ data: { action: string; after: unknown; actor: unknown }[] }>('GET', '/audit');
  return body.data.filter(({ action }) => action.startsWith('proposal_'));
};
const mails = async () => (await app.mails()).filter(({ to }) => to === owner.email);

const position = async () => (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body.next;
const changesSince = async (after: string) =>
  (await callAsApp<{ data: { type: string }[] }>(app, 'GET', `/changes?after=${after}&limit=200`)).body.data;

describe('a checked fact of a verified business', () => {
  it('waits for a reviewer while other fields of the same request are saved', async () => {
    const { status, body } = await change({ company_name: 'Deutsche Bank AG', legal_form: 'AG', phone: '040 1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      company_name: 'Zum Anker',
      legal_form: 'GmbH',
      phone: '040 1',
      verification_status: 'verified',
      proposals: [
        { field: 'company_name', value: 'Deutsche Bank AG', current_value: 'Zum Anker' },
        { field: 'legal_form', value: 'AG', current_value: 'GmbH' },
      ],
    });
    const [proposal] = body.proposals;
    const due = new Date(app.clock.now().getTime() + 48 * 3_600_000);
    expect(proposal).toMatchObject({ proposed_at: app.clock.now().toISOString(), due_at: due.toISOString() });
    expect((await business()).body).toEqual(body);
    expect((await actions()).map(({ action }) => action)).toEqual(['proposal_made', 'proposal_made']);
  });

  it('is refused in a wrong form as ever, and then nothing waits', async () => {
    expect((await change({ company_name: '', legal_form: 'Limited' })).status).toBe(422);
    expect(await waiting()).toEqual([]);
  });

  it('may be removed, which waits as well', async () => {
    expect((await change({ tax_id: '' })).body).toMatchObject({
      tax_id: '29/318/41207',
      proposals: [{ field: 'tax_id', value: null, current_value: '29/318/41207' }],
    });
    await agree('tax_id');
    expect((await business()).body).toMatchObject({ tax_id: null, proposals: [] });
  });

  it('begins to wait anew with another value, goes on with the same, and is withdrawn by the old one', async () => {
    const begun = app.clock.now().toISOString();
    await change({ company_name: 'Erste GmbH', managing_director: 'Eva Neu' });
    app.clock.advance({ minutes: 60 });
    await change({ company_name: 'Erste GmbH' });
    expect(await waiting()).toMatchObject([{ proposed_at: begun }, { proposed_at: begun }]);
    await change({ company_name: 'Zweite GmbH' });
    expect(await waiting()).toMatchObject([
      { field: 'managing_director', proposed_at: begun },
      { field: 'company_name', value: 'Zweite GmbH', proposed_at: app.clock.now().toISOString() },
    ]);
    expect((await change({ company_name: 'Zum Anker' })).body.proposals).toMatchObject([
      { field: 'managing_director' },
    ]);
    expect((await actions()).map(({ action }) => action)).toEqual([
      'proposal_withdrawn',
      'proposal_made',
      'proposal_made',
      'proposal_made',
    ]);
  });

  it('of a business that is not verified changes at once', async () => {
    owner = await createOwner(app);
    expect((await change({ company_name: 'Neu GmbH' })).body).toMatchObject({
      company_name: 'Neu GmbH',
      proposals: [],
    });
    expect((await rename('Neu')).body).toMatchObject({ display_name: 'Neu', proposals: [] });
  });

  it('changes the tag, so that a second editor is told', async () => {
    const etag = (await business()).headers.get('ETag') ?? '';
    expect((await change({ company_name: 'Neu GmbH' }, { 'If-Match': etag })).status).toBe(200);
    expect((await change({ phone: '040 2' }, { 'If-Match': etag })).status).toBe(412);
    const now = (await business()).headers.get('ETag') ?? '';
    await agree('company_name');
    expect((await change({ phone: '040 2' }, { 'If-Match': now })).status).toBe(412);
  });

  it('waits alike when it comes with a key of the business', async () => {
    const { body: key } = await call<{ key: string }>('POST', '/api-keys', {
      name: 'Kasse',
      scopes: ['profile:read', 'events:write'],
    });
    const answer = await change({ company_name: 'Key GmbH' }, { 'X-API-Key': key.key });
    expect(answer.status).toBe(200);
    expect((await business()).body.company_name).toBe('Zum Anker');
    expect(
      (await app.call('PATCH', '/business', { json: { company_name: 'Key GmbH' }, headers: { 'X-API-Key': key.key } }))
        .status,
    ).toBe(403);
  });
});

describe('what guests see of a business that wants another name', () => {
  it('stays until a reviewer agrees, and changes with the decision', async () => {
    await setCredits(app, owner.businessId, 10);
    const { body: event } = await call<{ id: string }>('POST', '/events', { ...eventInput(), status: 'published' });
    const before = await shownToApp();
    const start = await position();
    expect((await rename('Sparkasse Berlin')).body).toMatchObject({
      display_name: 'Zum Anker',
      proposals: [{ field: 'display_name', value: 'Sparkasse Berlin', current_value: 'Zum Anker' }],
    });
    await change({ company_name: 'Sparkasse Berlin AG', address: 'Weserstr. 1, 12047 Berlin' });
    const nameInFeed = async () =>
      (
        await callAsApp<{ data: { id: string; business: { display_name: string } }[] }>(app, 'GET', '/feed?limit=100')
      ).body.data.find(({ id }) => id === event.id)?.business.display_name;
    expect(before).toMatchObject({ display_name: 'Zum Anker' });
    expect(await shownToApp()).toEqual(before);
    expect(await nameInFeed()).toBe('Zum Anker');
    const told = await changesSince(start);
    expect(JSON.stringify(told)).not.toContain('Sparkasse');
    expect((await callAsApp<{ data: unknown[] }>(app, 'GET', '/feed?q=sparkasse')).body.data).toEqual([]);
    const place = (await call('GET', '/business/place')).body;

    const decided = await position();
    expect((await agree('display_name')).body).toMatchObject({ company_name: 'Zum Anker' });
    expect(await shownToApp()).toMatchObject({ display_name: 'Sparkasse Berlin', place: before.place });
    expect(await nameInFeed()).toBe('Sparkasse Berlin');
    expect((await changesSince(decided)).map(({ type }) => type)).toContain('business.changed');
    expect((await call('GET', '/business/place')).body).toEqual(place);

    await agree('address');
    expect((await business()).body).toMatchObject({ address: 'Weserstr. 1, 12047 Berlin' });
    expect((await call<{ place: { latitude: number } }>('GET', '/business/place')).body.place.latitude).toBeCloseTo(
      52.48,
      1,
    );
    expect((await call('GET', '/profile')).body).toMatchObject({ holiday_land: 'BE' });
  });

  it('stays when a reviewer refuses, and the business is told why', async () => {
    await rename('Sparkasse Berlin');
    await change({ managing_director: 'Eva Neu' });
    const start = await position();
    const [name, director] = [await idOf('display_name'), await idOf('managing_director')];
    const { status } = await decide([
      { proposal_id: name, outcome: 'refused', reasons: ['misleading'], reason: 'Das ist eine Bank.' },
      { proposal_id: director, outcome: 'agreed' },
    ]);
    expect(status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await call('GET', '/profile')).body).toMatchObject({ display_name: 'Zum Anker' });
    expect((await business()).body).toMatchObject({ managing_director: 'Eva Neu', verification_status: 'verified' });
    expect(JSON.stringify(await changesSince(start))).not.toContain('Sparkasse');
    const [mail] = await mails();
    expect(mail?.subject).toBe('Zum Anker: Über deine Änderungen ist entschieden');
    for (const words of [
      'Anzeigename „Sparkasse Berlin“: nicht übernommen.',
      'Kann verwechselt werden',
      'Das ist eine Bank.',
      'Geschäftsführung „Eva Neu“: übernommen.',
    ])
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(words);
    expect((await actions()).slice(0, 2)).toMatchObject([
      { action: 'proposal_agreed', after: { managing_director: 'Eva Neu' } },
      {
        action: 'proposal_refused',
        after: { display_name: 'Sparkasse Berlin', reasons: ['misleading'], reason: 'Das ist eine Bank.' },
      },
    ]);
    expect(JSON.stringify(await actions())).not.toContain('rita');
  });
});

describe('withdrawing', () => {
  it('keeps the old value, once, however often it is asked for', async () => {
    await change({ company_name: 'Neu GmbH' });
    const id = await idOf('company_name');
    const answers = await Promise.all([withdraw(id), withdraw(id), withdraw(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await business()).body).toMatchObject({ company_name: 'Zum Anker', proposals: [] });
    expect((await actions()).map(({ action }) => action)).toEqual(['proposal_withdrawn', 'proposal_made']);
    const late = await decide([{ proposal_id: id, outcome: 'agreed' }]);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'already_decided', outcome: 'withdrawn', decided_by: null },
    });
    expect((await business()).body.company_name).toBe('Zum Anker');
  });

  it('comes too late after a decision, and finds nothing of others', async () => {
    await change({ company_name: 'Neu GmbH' });
    const id = await idOf('company_name');
    await agree('company_name');
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'already_decided', outcome: 'agreed' } });
    const stranger = await createOwner(app);
    expect((await withdraw(id, stranger.token)).status).toBe(404);
    expect((await withdraw('0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11')).status).toBe(404);
  });

  it('of business data takes the owner; the display name, who may edit the profile', async () => {
    await change({ company_name: 'Neu GmbH' });
    await rename('Neu');
    const [name, display] = [await idOf('company_name'), await idOf('display_name')];
    const member = await createOwner(app);
    const { userId } =
      (await app.db.select().from(teamMembers).where(eq(teamMembers.businessId, member.businessId)))[0] ?? {};
    await app.db
      .update(teamMembers)
      .set({ businessId: owner.businessId, role: 'member', permissions: ['edit_user_view'] })
      .where(and(eq(teamMembers.businessId, member.businessId), eq(teamMembers.userId, userId ?? '')));
    expect(await withdraw(name, member.token)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    expect((await withdraw(display, member.token)).status).toBe(204);
  });
});

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

it('what waits goes with the account', async () => {
  await change({ managing_director: 'Eva Neu' });
  const gone = await call('DELETE', '/account', { password: owner.password });
  expect(gone.status).toBe(204);
  const { body } = await app.call<{ data: { id: string }[] }>('GET', '/review/businesses?status=changes&limit=100', {
    token: rita.token,
  });
  expect(body.data.some(({ id }) => id === owner.businessId)).toBe(false);
});
