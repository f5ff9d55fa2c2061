import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, verifyBusiness } from '#tests/support/factories.ts';
import { createMember, createPerson, mailedToken, memberPassword } from '#tests/support/teams.ts';

type Json = Record<string, unknown> & { id: string };

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

let count = 0;
const newAddress = () => `gast-${count++}@nachtschicht.example`;
const invite = (user_email: string, more: object = {}, token = owner.token) =>
  app.call<Json>('POST', '/team', { token, json: { user_email, ...more } });
const read = (token: string) => app.call('POST', '/team/invitation', { json: { token } });
const accept = (token: string, more: object = { password: memberPassword }, language = 'de') =>
  app.call('POST', '/team/accept', { json: { token, ...more }, headers: { 'Accept-Language': language } });
const signIn = async (email: string, password = memberPassword) =>
  (await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } })).body.access_token;
const me = async (token: string) =>
  (await app.call<{ name: string; memberships: Json[] }>('GET', '/me', { token })).body;

describe('inviting', () => {
  it('adds an invited member with exactly the ticked rights and mails a link', async () => {
    const email = newAddress();
    const answer = await invite(email.toUpperCase(), { user_name: 'Tom Krüger', permissions: ['create_events'] });
    expect(answer).toMatchObject({
      status: 201,
      body: { user_email: email, user_name: 'Tom Krüger', role: 'member', status: 'invited', is_owner: false },
    });
    expect(answer.body.permissions).toEqual(['create_events']);
    expect((await app.mails())[0]).toMatchObject({ to: email, subject: 'Du bist in ein Team eingeladen' });
  });

  it('is kept from nobody by the invitations of others, whose mailbox gets twenty an hour', async () => {
    const email = newAddress();
    for (let i = 0; i < 5; i++) {
      const other = await createOwner(app);
      const { body } = await invite(email, {}, other.token);
      for (let again = 0; again < 4; again++) {
        await app.runJobs();
        expect((await app.call('POST', `/team/${body.id}/resend`, { token: other.token })).status).toBe(200);
      }
      await app.runJobs();
      expect((await app.call('POST', `/team/${body.id}/resend`, { token: other.token })).status).toBe(429);
    }
    expect((await invite(email)).status).toBe(201);
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(20);
  });

  it('puts nothing into the mail that the inviting people typed, but the name of a business that was verified', async () => {
    const email = newAddress();
    const mailed = async () => {
      const [mail] = await app.mails();
      return `${mail?.subject} ${mail?.text} ${mail?.html}`;
    };
    await invite(email, { user_name: 'Ihr Konto ist gesperrt, evil.example' });
    const typed = ['evil.example', 'Ada Jansen', 'Zum Anker'];
    for (const words of typed) expect(await mailed()).not.toContain(words);

    const other = await createOwner(app, { companyName: 'Geprüfte Kneipe' });
    await verifyBusiness(app, other.businessId);
    await invite(newAddress(), { user_name: 'evil.example' }, other.token);
    expect((await app.mails())[0]?.subject).toBe('Komm ins Team von Geprüfte Kneipe');
    for (const words of typed) expect(await mailed()).not.toContain(words);
  });

  it('writes in the language of a known account, else in the one of who invites', async () => {
    const known = await createPerson(app, { language: 'en' });
    await invite(known.email);
    expect((await app.mails())[0]).toMatchObject({ to: known.email, subject: 'You’re invited to a team' });
    const english = await createMember(app, owner.businessId, { language: 'en', permissions: ['manage_team'] });
    const email = newAddress();
    await invite(email, {}, english.token);
    expect((await app.mails())[0]).toMatchObject({ to: email, subject: 'You’re invited to a team' });
  });

  it('has an answer of its own for everybody who cannot be invited', async () => {
    const manager = await createMember(app, owner.businessId, { permissions: ['manage_team'] });
    const inactive = await createMember(app, owner.businessId, { status: 'inactive' });
    const email = newAddress();
    await invite(email);
    const codes = [
      await invite(owner.email),
      await invite(owner.email, {}, manager.token),
      await invite(manager.email),
      await invite(inactive.email),
      await invite(email),
    ].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [409, 'invite_self'],
      [409, 'invite_owner'],
      [409, 'already_member'],
      [409, 'already_member'],
      [409, 'already_invited'],
    ]);
  });

  it('does not tell whether an address has an account elsewhere', async () => {
    const person = await createPerson(app);
    const email = newAddress();
    const [known, unknown] = [await invite(person.email), await invite(email)];
    const shape = ({ status, body }: typeof known) => ({ ...body, status, id: '', user_email: '' });
    expect(shape(known)).toEqual(shape(unknown));
  });

  it('invites an address once, however many do it at once', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 4 }, () => invite(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('stores no link in clear', async () => {
    const email = newAddress();
    await invite(email);
    expect(JSON.stringify(await app.db.select().from(teamInvitations))).not.toContain(await mailedToken(app, email));
  });
});

describe('accepting', () => {
  it('opens an account for a new person, with name and password, and shows only what was ticked', async () => {
    const email = newAddress();
    await invite(email, { permissions: ['view_analytics'], role: 'manager' });
    const link = await mailedToken(app, email);
    expect((await read(link)).body).toMatchObject({
      company_name: 'Zum Anker',
      invited_by: 'Ada Jansen',
      user_email: email,
      role: 'manager',
      has_account: false,
    });
    const accepted = await accept(link, { password: memberPassword, name: 'Lena Fuchs' }, 'en');
    expect(accepted).toMatchObject({ status: 200, body: { business_id: owner.businessId, user_email: email } });
    const token = await signIn(email);
    expect(await me(token)).toMatchObject({
      name: 'Lena Fuchs',
      memberships: [{ business_id: owner.businessId, is_owner: false, permissions: ['view_analytics'] }],
    });
    expect((await app.call('GET', '/business', { token })).status).toBe(200);
    expect((await app.call('POST', '/events', { token, json: {} })).body).toMatchObject({ code: 'permission_missing' });
    await app.call('POST', '/auth/password/forgot', { json: { email } });
    expect((await app.mails()).find(({ to }) => to === email)?.subject).toBe('Your new password for Dabei');
  });

  it('takes the password of an account there is, and adds the business to its others', async () => {
    const other = await createOwner(app, { companyName: 'Nachtschicht' });
    await invite(other.email);
    const link = await mailedToken(app, other.email);
    expect((await read(link)).body).toMatchObject({ has_account: true });
    const tries = await Promise.all(Array.from({ length: 20 }, () => accept(link, { password: 'wrong password' })));
    const codes = tries.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), ...Array(10).fill('rate_limited')]);
    await app.db.delete(rateLimits);
    expect((await accept(link, { password: other.password })).status).toBe(200);
    const { memberships } = await me(other.token);
    expect(memberships.map(({ company_name }) => company_name)).toEqual(['Nachtschicht', 'Zum Anker']);
    const named = (id: unknown) =>
      app.call('GET', '/business', { token: other.token, headers: { 'X-Business-Id': String(id) } });
    expect((await named(owner.businessId)).body).toMatchObject({ company_name: 'Zum Anker' });
    expect((await named(other.businessId)).body).toMatchObject({ company_name: 'Nachtschicht' });
    expect((await app.call('GET', '/business', { token: other.token })).body).toMatchObject({
      company_name: 'Nachtschicht',
    });
  });

  it('happens once, also when the link is used many times at once', async () => {
    const email = newAddress();
    await invite(email);
    const link = await mailedToken(app, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await accept(link)).body).toMatchObject({ status: 422, code: 'link_used' });
    expect((await read(link)).body).toMatchObject({ code: 'link_used' });
  });

  it('needs a password that is long enough, and leaves the link good', async () => {
    const email = newAddress();
    await invite(email);
    const link = await mailedToken(app, email);
    for (const more of [{}, { password: 'kurz' }]) {
      expect((await accept(link, more)).body).toMatchObject({ code: 'invalid_input', errors: [{ path: 'password' }] });
    }
    expect((await accept(link)).status).toBe(200);
  });

  it('has seven days', async () => {
    const email = newAddress();
    await invite(email);
    const link = await mailedToken(app, email);
    app.clock.advance({ days: 7 });
    expect((await read(link)).body).toMatchObject({ status: 422, code: 'link_expired' });
    expect((await accept(link)).body).toMatchObject({ code: 'link_expired' });
    owner = { ...owner, token: await signIn(owner.email, owner.password) };
  });

  it('is over when the invitation is withdrawn, and goes on with the newest link when it is sent again', async () => {
    const [withdrawn, renewed] = [newAddress(), newAddress()];
    const first = await invite(withdrawn);
    const firstLink = await mailedToken(app, withdrawn);
    expect((await app.call('DELETE', `/team/${first.body.id}`, { token: owner.token })).status).toBe(204);
    expect((await accept(firstLink)).body).toMatchObject({ code: 'link_withdrawn' });

    const second = await invite(renewed);
    const oldLink = await mailedToken(app, renewed);
    app.clock.advance({ minutes: 1 });
    const resent = await app.call('POST', `/team/${second.body.id}/resend`, { token: owner.token });
    expect(resent.status).toBe(200);
    const newLink = await mailedToken(app, renewed);
    expect((await accept(oldLink)).body).toMatchObject({ code: 'link_replaced' });
    expect((await accept(newLink)).status).toBe(200);
    const again = await app.call('POST', `/team/${second.body.id}/resend`, { token: owner.token });
    expect(again.body).toMatchObject({ status: 409, code: 'member_state' });
  });

  it('knows nothing of a made-up link', async () => {
    expect((await read('made-up')).body).toMatchObject({ status: 422, code: 'link_unknown' });
    expect((await accept('made-up')).body).toMatchObject({ status: 422, code: 'link_unknown' });
  });
});
