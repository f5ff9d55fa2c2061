import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { proposalCalls } from '#tests/support/proposals.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  app = await createTestApp();
  rita = await createReviewer(app, 'rita');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  owner = await createOwner(app, { handelsregisterNumber: 'HRB 4711', taxNumber: '29/318/41207' });
  await verifyBusiness(app, owner.businessId);
});

const mails = async () => (await app.mails()).filter(({ to }) => to === owner.email);

const who = () => ({ owner, reviewer: rita });
const { call, change, business, rename, waiting, idOf, decide, agree, log } = proposalCalls(() => app, who);
const shownToApp = async () =>
  (await callAsApp<Record<string, unknown>>(app, 'GET', `/businesses/${owner.businessId}`)).body;
const withdraw = (id: string, token = owner.token) => app.call('DELETE', `/business/proposals/${id}`, { token });
const position = async () => (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body.next;
const changesSince = async (after: string) =>
  (await callAsApp<{ data: { type: string }[] }>(app, 'GET', `/changes?after=${after}&limit=200`)).body.data;

describe('a checked fact of a verified business', () => {
  // ASVS 2.3.2.
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
    expect((await log()).map(({ action }) => action)).toEqual(['proposal_made', 'proposal_made']);
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
    expect((await log()).map(({ action }) => action)).toEqual([
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
    // Equal times, undefined order.
    const decided = (await log()).slice(0, 2).toSorted((a, b) => a.action.localeCompare(b.action));
    expect(decided).toMatchObject([
      { action: 'proposal_agreed', after: { managing_director: 'Eva Neu' } },
      {
        action: 'proposal_refused',
        after: { display_name: 'Sparkasse Berlin', reasons: ['misleading'], reason: 'Das ist eine Bank.' },
      },
    ]);
    expect(JSON.stringify(await log())).not.toContain('rita');
  });
});

describe('withdrawing', () => {
  it('keeps the old value, once, however often it is asked for', async () => {
    await change({ company_name: 'Neu GmbH' });
    const id = await idOf('company_name');
    const answers = await Promise.all([withdraw(id), withdraw(id), withdraw(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await business()).body).toMatchObject({ company_name: 'Zum Anker', proposals: [] });
    expect((await log()).map(({ action }) => action)).toEqual(['proposal_withdrawn', 'proposal_made']);
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

it('what waits goes with the account', async () => {
  await change({ managing_director: 'Eva Neu' });
  const gone = await call('DELETE', '/account', { password: owner.password });
  expect(gone.status).toBe(204);
  const { body } = await app.call<{ data: { id: string }[] }>('GET', '/review/businesses?status=changes&limit=100', {
    token: rita.token,
  });
  expect(body.data.some(({ id }) => id === owner.businessId)).toBe(false);
});
