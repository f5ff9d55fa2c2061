import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { users } from '#database/schema/users.ts';
import { documentsAccepted } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { mostOfPerson } from '#domain/shared/limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, newBusiness } from '#tests/support/factories.ts';
import { createMember, createPerson, mailedToken, memberPassword } from '#tests/support/teams.ts';

type Json = Record<string, unknown>;
type Me = { memberships: { business_id: string; company_name: string; is_owner: boolean }[] };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

const named = (businessId: string) => ({ 'X-Business-Id': businessId });
const signIn = async (email: string, password = memberPassword) =>
  (await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } })).body.access_token;
const add = (token: string, overrides: Json = {}) =>
  app.call<Json & { business_id: string }>('POST', '/me/businesses', { token, json: newBusiness(overrides) });
const remember = (token: string, business_id: string) =>
  app.call<Json>('PUT', '/me/opened-business', { token, json: { business_id } });
const me = async (token: string) => (await app.call<Me>('GET', '/me', { token })).body.memberships;
const companyOf = async (token: string, headers = {}) =>
  (await app.call<Json>('GET', '/business', { token, headers })).body.company_name;

describe('another business of one person', () => {
  it('is registered without a code, is checked like the first, and belongs to the same person', async () => {
    const owner = await createOwner(app);
    const before = await app.db.$count(users);
    const { status, body } = await add(owner.token, { companyName: 'Nachtschicht', contactPerson: 'Tom Krüger' });
    expect({ status, body }).toMatchObject({ status: 201, body: { company_name: 'Nachtschicht' } });
    expect(await app.db.$count(users)).toBe(before);
    expect(await me(owner.token)).toMatchObject([
      { business_id: owner.businessId, is_owner: true },
      { business_id: body.business_id, company_name: 'Nachtschicht', is_owner: true },
    ]);
    const headers = named(body.business_id);
    const read = async (path: string) => (await app.call<Json>('GET', path, { token: owner.token, headers })).body;
    expect(await read('/business')).toMatchObject({ managing_director: 'Tom Krüger', verification_status: 'pending' });
    expect(await read('/credits/balance')).toMatchObject({ balance: 15 });
    const accepted = eq(legalAcceptances.businessId, body.business_id);
    expect(await app.db.$count(legalAcceptances, accepted)).toBe(documentsAccepted(berlinDay(app.clock.now())).length);
    const mails = (await app.mails()).filter(({ to }) => to === owner.email);
    expect(mails.filter(({ text }) => text.includes('Nachtschicht'))).toHaveLength(1);
    expect(mails.filter(({ subject }) => /\b\d{6}\b/.test(subject))).toHaveLength(1);
  });

  it('names the field that is wrong, takes no account, and makes nothing then', async () => {
    const owner = await createOwner(app);
    const before = await app.db.$count(businesses);
    for (const [path, wrong] of [
      ['companyName', { companyName: '' }],
      ['legalForm', { legalForm: 'Ltd' }],
      ['adminAccepted', { adminAccepted: 'false' }],
    ] as const) {
      expect(await add(owner.token, wrong)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    }
    const json = { ...newBusiness(), loginEmail: 'fremd@anker.example', password: 'sehr geheim 1' };
    expect((await app.call('POST', '/me/businesses', { token: owner.token, json })).status).toBe(422);
    expect((await app.call('POST', '/me/businesses', { json: newBusiness() })).status).toBe(401);
    expect(await app.db.$count(businesses)).toBe(before);
  });

  it('may be the first of somebody who is in no team, and leaves what open sessions do as it is', async () => {
    const boss = await createOwner(app, { companyName: 'Zur Linde' });
    const waiter = await createMember(app, boss.businessId);
    expect((await add(waiter.token, { companyName: 'Eigener Laden' })).status).toBe(201);
    expect(await companyOf(waiter.token)).toBe('Zur Linde');
    expect(await companyOf(await signIn(waiter.email))).toBe('Eigener Laden');

    const { email } = await createPerson(app);
    const token = await signIn(email);
    expect((await add(token, { companyName: 'Der erste' })).status).toBe(201);
    expect(await companyOf(token)).toBe('Der erste');
  });

  it('has its proof, its log and its export to itself', async () => {
    const owner = await createOwner(app);
    const { business_id } = (await add(owner.token, { companyName: 'Nachtschicht' })).body;
    const form = new FormData();
    form.set('proof', new File([Buffer.from('%PDF-1.4\n%%EOF\n')], 'proof.pdf', { type: 'application/pdf' }));
    const headers = named(business_id);
    const sent = await app.call('PUT', '/business/proof', { token: owner.token, headers, form });
    expect(sent.status).toBe(200);
    const rows = await app.db.select().from(businesses).where(eq(businesses.id, owner.businessId));
    expect(rows[0]?.proofKey).toBeNull();
    const logOf = async (id: string) => {
      const { body } = await app.call<{ data: Json[] }>('GET', '/audit', { token: owner.token, headers: named(id) });
      return body.data.map(({ action }) => action);
    };
    expect(await logOf(business_id)).toContain('proof_replaced');
    expect(await logOf(owner.businessId)).not.toContain('proof_replaced');
    await app.call('POST', '/account/exports', { token: owner.token, headers });
    const exportsOf = async (id: string) =>
      (await app.call<{ data: Json[] }>('GET', '/account/exports', { token: owner.token, headers: named(id) })).body;
    expect((await exportsOf(business_id)).data).toHaveLength(1);
    expect((await exportsOf(owner.businessId)).data).toEqual([]);
  });

  it('ends at a number that several calls at once do not pass', async () => {
    const owner = await createOwner(app);
    const room = 2;
    for (let i = 1; i < mostOfPerson.businesses - room; i += 1) {
      await app.db.delete(rateLimits);
      expect((await add(owner.token)).status).toBe(201);
    }
    await app.db.delete(rateLimits);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(owner.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'limit_reached', limit: 30 });
  });

  it('is registered ten times an hour by one person', async () => {
    const owner = await createOwner(app);
    for (let i = 0; i < 10; i += 1) expect((await add(owner.token)).status).toBe(201);
    expect(await add(owner.token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
});

describe('the business that was opened last', () => {
  it('is where the next sign-in begins, while open sessions stay where they are', async () => {
    const owner = await createOwner(app);
    app.clock.advance({ seconds: 1 });
    const { business_id } = (await add(owner.token, { companyName: 'Nachtschicht' })).body;
    expect(await companyOf(owner.token)).toBe('Zum Anker');
    const second = await signIn(owner.email, owner.password);
    expect(await companyOf(second)).toBe('Nachtschicht');
    expect((await me(second)).map(({ company_name }) => company_name)).toEqual(['Nachtschicht', 'Zum Anker']);

    app.clock.advance({ seconds: 1 });
    expect((await remember(second, owner.businessId)).status).toBe(204);
    expect(await companyOf(second)).toBe('Nachtschicht');
    expect(await companyOf(second, named(owner.businessId))).toBe('Zum Anker');
    expect(await companyOf(await signIn(owner.email, owner.password))).toBe('Zum Anker');

    app.clock.advance({ seconds: 1 });
    expect((await remember(second, business_id)).status).toBe(204);
    expect(await companyOf(await signIn(owner.email, owner.password))).toBe('Nachtschicht');
  });

  it('is one that the person is active in: others are not found', async () => {
    const [owner, stranger] = [await createOwner(app), await createOwner(app)];
    const asleep = await createMember(app, stranger.businessId, { status: 'inactive' });
    for (const [token, id] of [
      [owner.token, stranger.businessId],
      [owner.token, randomUUID()],
      [asleep.token, stranger.businessId],
    ] as const) {
      expect(await remember(token, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await remember(owner.token, 'kein-laden')).status).toBe(422);
    expect(await companyOf(await signIn(owner.email, owner.password))).toBe('Zum Anker');
  });

  it('is the one whose invitation was accepted, and no more once the person was removed', async () => {
    const [owner, other] = [await createOwner(app), await createOwner(app, { companyName: 'Nachtschicht' })];
    app.clock.advance({ seconds: 1 });
    const json = { user_email: other.email };
    const invited = await app.call<{ id: string }>('POST', '/team', { token: owner.token, json });
    const token = await mailedToken(app, other.email);
    await app.call('POST', '/team/accept', { json: { token, password: other.password } });
    const session = await signIn(other.email, other.password);
    expect(await companyOf(session)).toBe('Zum Anker');
    expect((await app.call('DELETE', `/team/${invited.body.id}`, { token: owner.token })).status).toBe(204);
    expect(await companyOf(session)).toBe('Nachtschicht');
    expect(await companyOf(await signIn(other.email, other.password))).toBe('Nachtschicht');
  });
});

describe('permissions of several businesses', () => {
  it('never hold in another one, nor does owning one', async () => {
    const [first, second] = [await createOwner(app), await createOwner(app)];
    const person = await createMember(app, first.businessId, { permissions: ['create_events', 'manage_team'] });
    const json = { user_email: person.email };
    await app.call('POST', '/team', { token: second.token, json });
    const link = await mailedToken(app, person.email);
    await app.call('POST', '/team/accept', { json: { token: link, password: memberPassword } });
    const own = (await add(person.token)).body.business_id;

    const create = (id: string) =>
      app.call<{ id: string }>('POST', '/events', { token: person.token, headers: named(id), json: eventInput() });
    const created = await create(first.businessId);
    expect(created.status).toBe(201);
    expect(await create(second.businessId)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    const get = (path: string, id: string) => app.call('GET', path, { token: person.token, headers: named(id) });
    expect((await get('/team', second.businessId)).status).toBe(403);
    for (const id of [first.businessId, second.businessId]) expect((await get('/audit', id)).status).toBe(403);
    expect((await get('/audit', own)).status).toBe(200);
    for (const id of [second.businessId, own]) {
      expect((await get(`/events/${created.body.id}`, id)).status).toBe(404);
    }
  });
});

describe('deleting or leaving one of several', () => {
  it('leaves the other as it was, and the person signed in', async () => {
    const owner = await createOwner(app);
    const { business_id } = (await add(owner.token, { companyName: 'Nachtschicht' })).body;
    const json = { password: owner.password };
    const remove = (id: string) => app.call('DELETE', '/account', { token: owner.token, headers: named(id), json });
    expect((await remove(business_id)).status).toBe(204);
    expect(await me(owner.token)).toMatchObject([{ business_id: owner.businessId }]);
    expect((await app.call('GET', '/business', { token: owner.token, headers: named(business_id) })).status).toBe(404);
    expect(await companyOf(await signIn(owner.email, owner.password))).toBe('Zum Anker');
    expect((await app.call('DELETE', '/me', { token: owner.token, json })).body).toMatchObject({
      code: 'owns_business',
    });
    expect((await remove(owner.businessId)).status).toBe(204);
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
  });

  it('leaves what a member owns', async () => {
    const boss = await createOwner(app);
    const waiter = await createMember(app, boss.businessId);
    await add(waiter.token, { companyName: 'Eigener Laden' });
    const path = `/me/memberships/${boss.businessId}`;
    expect((await app.call('DELETE', path, { token: waiter.token })).status).toBe(204);
    expect(await companyOf(waiter.token)).toBe('Eigener Laden');
  });
});
