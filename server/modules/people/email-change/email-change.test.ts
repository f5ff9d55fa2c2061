import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMails } from '#database/schema/demo-mails.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createMember, mailedToken } from '#tests/support/teams.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Pending {
  pending: { email: string; has_old_confirmed: boolean; has_new_confirmed: boolean } | null;
  code?: string;
}
let count = 0;
const fresh = () => `neu-${++count}@anker.example`;
const ask = (token: string, email: string) =>
  app.call<Pending>('POST', '/auth/email-change', { token, json: { email } });
const pendingOf = async (token: string) =>
  (await app.call<Pending>('GET', '/auth/email-change', { token })).body.pending;
const confirm = (token: string) =>
  app.call<{ email: string; is_changed: boolean; code?: string }>('POST', '/auth/email-change/confirm', {
    json: { token },
  });
const undo = (token: string) => app.call<{ code?: string }>('POST', '/auth/email-change/undo', { json: { token } });
const signIn = async (email: string, password: string) =>
  (await app.call<{ access_token?: string }>('POST', '/auth/login', { json: { email, password } })).body.access_token;
const addressOf = async (token: string) => (await app.call<{ email: string }>('GET', '/me', { token })).body.email;

async function change(person: { token: string; email: string }, email = fresh()): Promise<string> {
  expect((await ask(person.token, email)).status).toBe(202);
  await confirm(await mailedToken(app, person.email));
  expect((await confirm(await mailedToken(app, email))).body).toEqual({ email, is_changed: true, possible_at: null });
  return email;
}

describe('a new address', () => {
  it('counts once both mailboxes have agreed, in the teams as well, and ends the other sessions', async () => {
    const owner = await createOwner(app);
    const other = await signIn(owner.email, owner.password);
    const email = fresh();
    expect((await ask(owner.token, email.toUpperCase())).body.pending).toMatchObject({
      email,
      has_old_confirmed: false,
      has_new_confirmed: false,
    });
    const fromOld = await mailedToken(app, owner.email);
    const fromNew = await mailedToken(app, email);
    expect((await confirm(fromNew)).body).toEqual({ email, is_changed: false, possible_at: null });
    expect((await confirm(fromNew)).body).toEqual({ email, is_changed: false, possible_at: null });
    expect(await pendingOf(owner.token)).toMatchObject({ has_old_confirmed: false, has_new_confirmed: true });
    expect(await addressOf(owner.token)).toBe(owner.email);
    expect((await confirm(fromOld)).body).toEqual({ email, is_changed: true, possible_at: null });
    expect((await confirm(fromOld)).body).toEqual({ email, is_changed: true, possible_at: null });
    expect(await addressOf(owner.token)).toBe(email);
    expect(await pendingOf(owner.token)).toBeNull();
    expect((await app.call('GET', '/me', { token: other ?? '' })).status).toBe(401);
    expect(await signIn(owner.email, owner.password)).toBeUndefined();
    expect(await signIn(email, owner.password)).toBeDefined();
    const members = await app.db.select().from(teamMembers).where(eq(teamMembers.businessId, owner.businessId));
    expect(members.map(({ userEmail }) => userEmail)).toEqual([email]);
  });

  it('is set once when both links are opened at the same moment', async () => {
    const owner = await createOwner(app);
    const email = fresh();
    await ask(owner.token, email);
    const links = [await mailedToken(app, owner.email), await mailedToken(app, email)];
    const answers = await Promise.all([...links, ...links].map(confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await addressOf(owner.token)).toBe(email);
    const told = (await app.mails()).filter(({ to, subject }) => to === owner.email && /wurde geändert/.test(subject));
    expect(told).toHaveLength(1);
  });

  it('is asked for by somebody who has just proved who they are, five times an hour', async () => {
    const owner = await createOwner(app);
    expect((await ask(owner.token, owner.email)).body).toMatchObject({ code: 'invalid_input' });
    expect((await ask(owner.token, 'keine')).status).toBe(422);
    for (let asked = 0; asked < 3; asked += 1) expect((await ask(owner.token, fresh())).status).toBe(202);
    expect((await ask(owner.token, fresh())).status).toBe(202);
    expect((await ask(owner.token, fresh())).status).toBe(429);
    app.clock.advance({ minutes: 11 });
    expect((await ask(owner.token, fresh())).body.code).toBe('fresh_sign_in_needed');
  });

  it('is forgotten after a day, when it is called off, and when another one or a new password takes its place', async () => {
    const owner = await createOwner(app);
    const first = fresh();
    await ask(owner.token, first);
    const late = await mailedToken(app, first);
    await ask(owner.token, fresh());
    expect((await confirm(late)).body.code).toBe('link_unknown');
    const link = await mailedToken(app, owner.email);
    expect((await app.call('DELETE', '/auth/email-change', { token: owner.token })).status).toBe(204);
    expect((await confirm(link)).body.code).toBe('link_unknown');
    await ask(owner.token, fresh());
    const before = await mailedToken(app, owner.email);
    const json = { current_password: owner.password, password: 'ganz anders geheim 2' };
    expect((await app.call('POST', '/auth/password/change', { token: owner.token, json })).status).toBe(204);
    expect((await confirm(before)).body.code).toBe('link_unknown');
    await ask(owner.token, first);
    const old = await mailedToken(app, first);
    app.clock.advance({ hours: 24, seconds: 1 });
    expect((await confirm(old)).body.code).toBe('link_expired');
    await app.handlers['sweep-expired']({});
    expect(await app.db.select().from(emailChanges).where(eq(emailChanges.toEmail, first))).toEqual([]);
  });

  it('keeps what one mailbox has said when the links are mailed once more', async () => {
    const owner = await createOwner(app);
    const email = fresh();
    await ask(owner.token, email);
    await confirm(await mailedToken(app, owner.email));
    expect((await ask(owner.token, email)).body.pending).toMatchObject({ has_old_confirmed: true });
    expect((await confirm(await mailedToken(app, email))).body.is_changed).toBe(true);
  });

  it('of somebody else is never told to who asks, and never taken', async () => {
    const [owner, stranger] = [await createOwner(app), await createOwner(app)];
    const answer = await ask(owner.token, stranger.email);
    expect(answer).toMatchObject({ status: 202, body: { pending: { email: stranger.email } } });
    const mail = (await app.mails()).find(
      ({ to, subject }) => to === stranger.email && subject === 'Du hast schon ein Konto',
    );
    expect(mail).toBeDefined();
    await confirm(await mailedToken(app, owner.email));
    expect(await addressOf(owner.token)).toBe(owner.email);

    const email = fresh();
    const [one, two] = [await createOwner(app), await createOwner(app)];
    for (const person of [one, two]) {
      await ask(person.token, email);
      await confirm(await mailedToken(app, person.email));
    }
    const lastLink = await mailedToken(app, email);
    const [row] = await app.db.select().from(emailChanges).where(eq(emailChanges.fromEmail, one.email));
    expect(row).toBeDefined();
    expect((await confirm(lastLink)).body.is_changed).toBe(true);
    expect(await addressOf(two.token)).toBe(email);
    await ask(one.token, email);
    expect(await addressOf(one.token)).toBe(one.email);
  });

  it('ends an invitation of that address into a team of the person', async () => {
    const owner = await createOwner(app);
    const member = await createMember(app, owner.businessId);
    const email = fresh();
    const json = { user_email: email };
    expect((await app.call('POST', '/team', { token: owner.token, json })).status).toBe(201);
    await app.mails();
    await app.db.delete(demoMails);
    const person = { token: member.token, email: member.email };
    await change(person, email);
    const rows = await app.db.select().from(teamMembers).where(eq(teamMembers.userEmail, email));
    expect(rows).toMatchObject([{ userId: expect.any(String), status: 'active' }]);
  });
});

describe('taking it back', () => {
  it('gives the account its address again within seven days, and opens it to who has the mailbox alone', async () => {
    const owner = await createOwner(app);
    const email = await change(owner);
    const link = await mailedToken(app, owner.email);
    app.clock.advance({ days: 6 });
    expect((await undo(link)).status).toBe(204);
    expect((await undo(link)).body.code).toBe('link_unknown');
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
    expect(await signIn(email, owner.password)).toBeUndefined();
    expect(await signIn(owner.email, owner.password)).toBeUndefined();
    const json = { token: await mailedToken(app, owner.email), password: 'ganz anders geheim 2' };
    expect((await app.call('POST', '/auth/password/reset', { json })).status).toBe(204);
    expect(await signIn(owner.email, json.password)).toBeDefined();
  });

  it('wins over every change since, whose own links end', async () => {
    const owner = await createOwner(app);
    const second = await change(owner);
    const mine = await mailedToken(app, owner.email);
    const third = await change({ token: owner.token, email: second });
    const theirs = await mailedToken(app, second);
    expect((await undo(mine)).status).toBe(204);
    expect((await undo(theirs)).body.code).toBe('link_unknown');
    expect(await signIn(third, owner.password)).toBeUndefined();
    const json = { token: await mailedToken(app, owner.email), password: 'ganz anders geheim 2' };
    expect((await app.call('POST', '/auth/password/reset', { json })).status).toBe(204);
  });

  it('is over after seven days', async () => {
    const owner = await createOwner(app);
    const email = await change(owner);
    const link = await mailedToken(app, owner.email);
    app.clock.advance({ days: 7 });
    expect((await undo(link)).body.code).toBe('link_expired');
    expect(await signIn(email, owner.password)).toBeDefined();
  });

  it('does not give back an address that has another account by now', async () => {
    const owner = await createOwner(app);
    await change(owner);
    const link = await mailedToken(app, owner.email);
    await createOwner(app, { loginEmail: owner.email } as never);
    expect(await undo(link)).toMatchObject({ status: 409, body: { code: 'address_taken' } });
  });
});
