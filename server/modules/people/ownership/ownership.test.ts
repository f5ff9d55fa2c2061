import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { ownershipOffer } from '#domain/team/ownership.ts';
import { permissions } from '#domain/team/permissions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createMember, memberPassword } from '#tests/support/teams.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Owner = Awaited<ReturnType<typeof createOwner>>;
const path = '/business/ownership';
const offer = ({ token, password }: Owner, member_id: string) =>
  app.call<{ id: string; code?: string }>('POST', path, { token, json: { member_id, password } });
const read = async (token: string) => (await app.call<{ open_offer: unknown }>('GET', path, { token })).body.open_offer;
const answer = async (token: string, how: 'accept' | 'decline') =>
  (await app.call('POST', `${path}/${how}`, { token })).status;
const ownerOf = async (id: string) =>
  (await app.db.select({ id: businesses.userId }).from(businesses).where(eq(businesses.id, id)))[0]?.id;
const subjectsTo = async (email: string) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

async function createTeam() {
  const owner = await createOwner(app);
  const member = await createMember(app, owner.businessId, { permissions: ['door'] });
  return { owner, member };
}

describe('handing a business over', () => {
  it('takes both: then roles are swapped, sessions go on, and both are told', async () => {
    const { owner, member } = await createTeam();
    const other = await createMember(app, owner.businessId);
    expect((await offer(owner, member.memberId)).status).toBe(201);
    expect(await read(member.token)).toMatchObject({ member_id: member.memberId, is_mine: true });
    expect(await read(owner.token)).toMatchObject({ is_mine: false });
    expect(await read(other.token)).toBeNull();
    expect(await answer(other.token, 'accept')).toBe(404);
    expect(await answer(owner.token, 'accept')).toBe(404);
    expect(await ownerOf(owner.businessId)).not.toBe(member.id);
    expect(await subjectsTo(member.email)).toEqual(['Zum Anker soll dir gehören']);

    const answers = await Promise.all([1, 2, 3].map(() => answer(member.token, 'accept')));
    expect(answers.toSorted()).toEqual([204, 404, 404]);
    expect(await ownerOf(owner.businessId)).toBe(member.id);
    const [former] = await app.db.select().from(teamMembers).where(eq(teamMembers.userEmail, owner.email));
    expect(former).toMatchObject({ status: 'active', role: 'admin', permissions: [...permissions] });
    expect((await app.call('GET', '/audit', { token: owner.token })).status).toBe(403);
    expect((await app.call('GET', '/team', { token: owner.token })).status).toBe(200);
    const log = await app.call<{ data: { action: string }[] }>('GET', '/audit', { token: member.token });
    expect(log.body.data.map(({ action }) => action).slice(0, 2)).toEqual(['ownership_taken', 'ownership_offered']);
    expect(await subjectsTo(member.email)).toContain('Zum Anker gehört jetzt dir');
    expect(await subjectsTo(owner.email)).toContain('Zum Anker ist übergeben');
  });

  it('tells the new owner which keys and webhooks the former one still knows', async () => {
    const { owner, member } = await createTeam();
    const key = { name: 'Kasse', scopes: ['events:read'] };
    const hook = { url: 'https://hooks.example.com/dabei', event_types: ['event.created'] };
    const made = await app.call<{ id: string }>('POST', '/api-keys', { token: owner.token, json: key });
    expect(made.status).toBe(201);
    const hooked = await app.call<{ id: string }>('POST', '/webhooks', { token: owner.token, json: hook });
    expect(hooked.status).toBe(201);
    await offer(owner, member.memberId);
    await answer(member.token, 'accept');
    const mails = (await app.mails()).filter(({ to }) => to === member.email);
    const taken = mails.find(({ subject }) => subject === 'Zum Anker gehört jetzt dir');
    expect(taken?.text).toContain('kennt noch 1 API-Schlüssel und 1 Webhook.');
    expect(taken?.text).toContain('/business/integrations#keys');
    const known = async (token: string) =>
      (await app.call<{ known_to_former_owner: unknown }>('GET', path, { token })).body.known_to_former_owner;
    expect(await known(owner.token)).toBeNull();
    expect(await known(member.token)).toMatchObject({
      api_keys: [{ name: 'Kasse' }],
      webhooks: [{ url: 'https://hooks.example.com/dabei' }],
    });
    app.clock.advance({ seconds: 1 });
    expect((await app.call('POST', `/webhooks/${hooked.body.id}/rotate-secret`, { token: member.token })).status).toBe(
      200,
    );
    expect(await known(member.token)).toMatchObject({ webhooks: [] });
    await app.call('DELETE', `/api-keys/${made.body.id}`, { token: member.token });
    expect(await known(member.token)).toBeNull();
  });

  it('needs the password and an active member who is somebody else, and is one at a time', async () => {
    const { owner, member } = await createTeam();
    const away = await createMember(app, owner.businessId, { status: 'inactive' });
    const stranger = await createTeam();
    const codeOf = async (from: Owner, id: string) => (await offer(from, id)).body.code;
    const [own] = await app.db.select().from(teamMembers).where(eq(teamMembers.userEmail, owner.email));
    expect(await codeOf({ ...owner, password: 'falsch geraten' }, member.memberId)).toBe('wrong_password');
    expect(await codeOf(owner, away.memberId)).toBe('member_state');
    expect(await codeOf(owner, stranger.member.memberId)).toBe('not_found');
    expect(await codeOf(owner, own?.id ?? '')).toBe('own_membership');
    expect(await codeOf({ ...owner, token: member.token }, member.memberId)).toBe('permission_missing');
    expect(await read(owner.token)).toBeNull();
    expect((await offer(owner, member.memberId)).status).toBe(201);
    expect(await codeOf(owner, member.memberId)).toBe('offer_exists');
  });

  it('can be declined and withdrawn, and nothing changes', async () => {
    const { owner, member } = await createTeam();
    const before = await ownerOf(owner.businessId);
    await offer(owner, member.memberId);
    expect(await answer(member.token, 'decline')).toBe(204);
    expect(await subjectsTo(owner.email)).toContain('Zum Anker bleibt bei dir');
    expect((await offer(owner, member.memberId)).status).toBe(201);
    expect((await app.call('DELETE', path, { token: member.token })).status).toBe(403);
    expect((await app.call('DELETE', path, { token: owner.token })).status).toBe(204);
    expect(await answer(member.token, 'accept')).toBe(404);
    expect(await ownerOf(owner.businessId)).toBe(before);
  });

  it('ends after a week, of which the owner hears, and another may be made', async () => {
    const { owner, member } = await createTeam();
    const { body } = await offer(owner, member.memberId);
    const expiresAt = app.clock.now();
    await app.db.update(ownershipOffers).set({ expiresAt }).where(eq(ownershipOffers.id, body.id));
    expect(await read(member.token)).toBeNull();
    expect(await answer(member.token, 'accept')).toBe(404);
    await app.handlers['sweep-expired']({});
    expect(await subjectsTo(owner.email)).toContain('Zum Anker bleibt bei dir');
    expect((await offer(owner, member.memberId)).status).toBe(201);
    app.clock.advance({ days: ownershipOffer.keptDays + ownershipOffer.openDays + 1 });
    await app.handlers['sweep-expired']({});
    expect(await app.db.$count(ownershipOffers, eq(ownershipOffers.id, body.id))).toBe(0);
  });
});

describe('leaving', () => {
  const leave = (token: string, businessId: string) =>
    app.call<{ code: string }>('DELETE', `/me/memberships/${businessId}`, { token });
  const remove = (token: string, password: string) =>
    app.call<{ code: string }>('DELETE', '/me', { token, json: { password } });

  it('a team ends the access at once and takes an offer along; not the own business', async () => {
    const { owner, member } = await createTeam();
    await offer(owner, member.memberId);
    const stranger = await createOwner(app);
    expect((await leave(member.token, stranger.businessId)).status).toBe(404);
    expect((await leave(owner.token, owner.businessId)).body.code).toBe('owns_business');
    expect((await leave(member.token, owner.businessId)).status).toBe(204);
    expect((await app.call('GET', '/business', { token: member.token })).status).toBe(403);
    expect((await app.call('GET', '/me', { token: member.token })).status).toBe(200);
    expect(await read(owner.token)).toBeNull();
  });

  it('for good forgets the person, and frees the address; not the owner, not without the password', async () => {
    const { owner, member } = await createTeam();
    await app.call('POST', '/me/exports', { token: member.token });
    expect((await remove(owner.token, owner.password)).body.code).toBe('owns_business');
    expect((await remove(member.token, 'falsch geraten')).body.code).toBe('wrong_password');
    expect((await remove(member.token, memberPassword)).status).toBe(204);
    expect((await app.call('GET', '/me', { token: member.token })).status).toBe(401);
    const [row] = await app.db.select().from(users).where(eq(users.id, member.id));
    expect(row).toMatchObject({ name: null, email: `deleted-${member.id}@invalid` });
    const log = await app.call<{ data: unknown[] }>('GET', '/audit', { token: owner.token });
    expect(log.body.data[0]).toMatchObject({ action: 'member_left' });
    expect(JSON.stringify(log.body)).not.toContain(member.email);
  });
});
