import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { suppress } from '#server/adapters/mails/suppressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
// The clock of some tests goes on by days.
beforeEach(async () => {
  await app.db.delete(rateLimits);
  ({ token } = await createReviewer(app, undefined, 'support'));
});

type Owner = Awaited<ReturnType<typeof createOwner>>;
interface Person {
  member_id: string;
  email: string;
  is_owner: boolean;
  status: string;
  sessions: number;
  is_locked: boolean;
  pending_address: { email: string; is_confirmed: boolean } | null;
}

const reason = 'Ruft an und bittet darum.';
const people = async (id: string) =>
  (await app.call<{ people: Person[] }>('GET', `/desk/customers/${id}/people`, { token })).body.people;
const act = (id: string, name: string, json: object, { as = token, key }: { as?: string; key?: string } = {}) =>
  app.call<Record<string, unknown>>('POST', `/desk/customers/${id}/${name}`, {
    token: as,
    json,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
/** Entries of the owner's log about an act. */
async function ownLog(owner: Pick<Owner, 'token'>, action: string) {
  interface Entry {
    action: string;
    actor: { kind: string; name: string | null };
    after: Record<string, unknown>;
  }
  const { body } = await app.call<{ data: Entry[] }>('GET', '/audit', { token: owner.token });
  return body.data.filter((entry) => entry.action === action);
}
const login = (email: string, password: string) => app.call('POST', '/auth/login', { json: { email, password } });
const linkOf = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1];
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

async function ownerWithId() {
  const owner = await createOwner(app);
  const [person] = await people(owner.businessId);
  return { ...owner, memberId: person?.member_id ?? '' };
}

/** Invites somebody who accepts with an account of their own. */
async function addPartner(owner: Owner) {
  const partner = await createOwner(app);
  const invited = await app.call('POST', '/team', { token: owner.token, json: { user_email: partner.email } });
  expect(invited.status).toBe(201);
  const [mail] = await mailsTo(partner.email);
  const json = { token: linkOf(mail?.text), password: partner.password };
  expect((await app.call('POST', '/team/accept', { json })).status).toBe(200);
  const [member] = await app.db
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.businessId, owner.businessId), eq(teamMembers.userEmail, partner.email)));
  return { ...partner, memberId: member?.id ?? '' };
}

describe('a mail is sent again', () => {
  it('made anew: a link to a new password that staff never sees, once for two clicks', async () => {
    const owner = await ownerWithId();
    const json = { mail: 'password_reset', subject_id: owner.memberId, reason };
    const first = await act(owner.businessId, 'mails', json, { key: `mail-${owner.memberId}` });
    const second = await act(owner.businessId, 'mails', json, { key: `mail-${owner.memberId}` });
    expect(first).toMatchObject({ status: 200, body: { to: owner.email } });
    expect(second.body).toEqual(first.body);
    const resets = (await mailsTo(owner.email)).filter(({ text }) => text.includes('/business/reset-password'));
    expect(resets).toHaveLength(1);
    const set = { token: linkOf(resets[0]?.text), password: 'ganz neu 12' };
    expect((await app.call('POST', '/auth/password/reset', { json: set })).status).toBeLessThan(300);
    const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: owner.email, password: set.password },
    });
    expect(await ownLog({ token: body.access_token }, 'mail_sent_again')).toMatchObject([
      { actor: { kind: 'reviewer', name: null }, after: { mail: 'password_reset', reason } },
    ]);
  });

  it('an invitation, in the name of who invited, with the former link invalid', async () => {
    const owner = await createOwner(app);
    const email = 'neu@team.example';
    const { body } = await app.call<{ id: string }>('POST', '/team', {
      token: owner.token,
      json: { user_email: email },
    });
    await app.mails();
    app.clock.advance({ seconds: 1 });
    expect((await act(owner.businessId, 'mails', { mail: 'invitation', subject_id: body.id, reason })).status).toBe(
      200,
    );
    const [fresh, former] = (await mailsTo(email)).map(({ text }) => linkOf(text));
    const read = (link: string | undefined) => app.call('POST', '/team/invitation', { json: { token: link } });
    expect((await read(former)).body).toMatchObject({ code: 'link_replaced' });
    expect((await read(fresh)).status).toBe(200);
  });

  it('not without what it is about', async () => {
    const owner = await ownerWithId();
    const wants = (mail: string, subject_id: string | null) =>
      act(owner.businessId, 'mails', { mail, subject_id, reason });
    expect((await wants('invoice', null)).status).toBe(422);
    expect((await wants('invoice', owner.memberId)).status).toBe(404);
    expect((await wants('export_ready', null)).status).toBe(404);
    expect((await wants('address_change', owner.memberId)).status).toBe(404);
    expect((await wants('invitation', owner.memberId)).body).toMatchObject({ code: 'member_state' });
    expect(await ownLog(owner, 'mail_sent_again')).toEqual([]);
  });
});

describe('an address is corrected after proof', () => {
  const proof = 'Gewerbeschein und Rückruf unter der Nummer aus dem Register';
  async function asked() {
    const owner = await ownerWithId();
    const email = `richtig-${owner.email}`;
    app.clock.advance({ seconds: 1 });
    const answer = await act(owner.businessId, 'address', { member_id: owner.memberId, email, proof, reason });
    const fresh = linkOf((await mailsTo(email))[0]?.text);
    return { owner, email, answer, fresh };
  }
  const confirm = (link: string | undefined) =>
    app.call<{ is_changed: boolean; possible_at: string | null }>('POST', '/auth/email-change/confirm', {
      json: { token: link },
    });

  it('counts when the new mailbox has confirmed and the old one has had two days', async () => {
    const { owner, email, answer, fresh } = await asked();
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect((await mailsTo(owner.email))[0]?.text).toContain('/business/email-change/undo#token=');
    expect((await confirm(fresh)).body).toMatchObject({ is_changed: false, possible_at: answer.body.possible_at });
    expect((await login(owner.email, owner.password)).status).toBe(200);
    const { rows } = await app.db.execute<{ data: { changeId: string } }>(
      `select data from pgboss.job where name = 'settle-correction' order by created_on desc limit 1`,
    );
    await app.handlers['settle-correction'](rows[0]?.data ?? {});
    expect((await login(email, owner.password)).status).not.toBe(200);
    app.clock.advance({ days: 2, seconds: 1 });
    await app.handlers['settle-correction'](rows[0]?.data ?? {});
    expect((await login(email, owner.password)).status).toBe(200);
    expect((await login(owner.email, owner.password)).status).not.toBe(200);
    expect((await mailsTo(owner.email))[0]?.subject).toBe('Deine Anmeldeadresse wurde geändert');
  });

  it('does not count without the new mailbox, however long it takes', async () => {
    const { owner, email } = await asked();
    app.clock.advance({ days: 3 });
    await app.runJobs();
    expect((await login(email, owner.password)).status).not.toBe(200);
    expect((await login(owner.email, owner.password)).status).toBe(200);
  });

  it('ends when the old mailbox refuses, which signs everybody out', async () => {
    const { owner, email, fresh } = await asked();
    await confirm(fresh);
    const refusal = linkOf((await mailsTo(owner.email))[0]?.text);
    expect((await app.call('POST', '/auth/email-change/undo', { json: { token: refusal } })).status).toBe(204);
    const resets = (await mailsTo(owner.email)).filter(({ text }) => text.includes('/business/reset-password'));
    expect(resets).toHaveLength(1);
    app.clock.advance({ days: 3 });
    expect((await confirm(fresh)).body).toMatchObject({ code: 'link_unknown' });
    expect((await login(email, owner.password)).status).not.toBe(200);
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
  });

  it('waits for nobody if the old mailbox is dead', async () => {
    const owner = await ownerWithId();
    await suppress(app.deps.db, { email: owner.email, cause: 'bounced', reason: 'gone', now: app.clock.now() });
    const email = `lebt-${owner.email}`;
    await act(owner.businessId, 'address', { member_id: owner.memberId, email, proof, reason });
    expect((await confirm(linkOf((await mailsTo(email))[0]?.text))).body).toMatchObject({ is_changed: true });
    expect((await login(email, owner.password)).status).toBe(200);
  });

  it('stands in the log of the owner with proof and reason, once for two clicks', async () => {
    const owner = await ownerWithId();
    const json = { member_id: owner.memberId, email: `log-${owner.email}`, proof, reason };
    const answers = [1, 2].map(() => act(owner.businessId, 'address', json, { key: `address-${owner.memberId}` }));
    const [first, second] = await Promise.all(answers);
    expect(second?.body).toEqual(first?.body);
    expect(await ownLog(owner, 'address_correction_asked')).toMatchObject([
      { actor: { kind: 'reviewer' }, after: { proof, reason } },
    ]);
    expect(await people(owner.businessId)).toMatchObject([
      { email: owner.email, pending_address: { email: json.email, is_confirmed: false } },
    ]);
  });
});

describe('a partner who left and has the password', () => {
  it('is signed out, removed, and the owner alone gets the link to a new password', async () => {
    const owner = await ownerWithId();
    const partner = await addPartner(owner);
    const ended = await act(owner.businessId, 'sessions/end', {
      member_id: owner.memberId,
      with_password_link: true,
      reason,
    });
    expect(ended.body).toEqual({ ended: 1 });
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
    expect((await mailsTo(owner.email))[0]?.text).toContain('/business/reset-password');
    const removed = await act(owner.businessId, 'access/end', { member_id: partner.memberId, reason });
    expect(removed.body).toEqual({ email: partner.email });
    expect((await app.call('GET', '/me', { token: partner.token })).status).toBe(401);
    const back = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: owner.email, password: owner.password },
    });
    const token = back.body.access_token;
    expect(await ownLog({ token }, 'sessions_ended')).toMatchObject([
      { after: { user_email: owner.email, sessions: 1, password_link: true, reason } },
    ]);
    expect(await ownLog({ token }, 'access_ended')).toMatchObject([{ after: { user_email: partner.email, reason } }]);
    expect((await people(owner.businessId)).map(({ email }) => email)).toEqual([owner.email]);
  });

  it('the whole team is signed out at once, and the owner is never removed', async () => {
    const owner = await ownerWithId();
    await addPartner(owner);
    const owners = await act(owner.businessId, 'access/end', { member_id: owner.memberId, reason });
    expect(owners.body).toMatchObject({ status: 409, code: 'owner_fixed' });
    const json = { member_id: null, with_password_link: false, reason };
    expect((await act(owner.businessId, 'sessions/end', json)).body).toEqual({ ended: 2 });
  });

  it('a member of another business is not found', async () => {
    const [owner, other] = [await createOwner(app), await ownerWithId()];
    const json = { member_id: other.memberId, with_password_link: false, reason };
    expect((await act(owner.businessId, 'sessions/end', json)).status).toBe(404);
    expect((await app.call('GET', '/me', { token: other.token })).status).toBe(200);
  });
});

it('a lock after wrong passwords is lifted, whoever the caller was', async () => {
  const owner = await ownerWithId();
  for (let time = 0; time < 10; time++) await login(owner.email, 'falsch geraten');
  expect((await login(owner.email, owner.password)).status).toBe(429);
  expect(await people(owner.businessId)).toMatchObject([{ is_locked: true }]);
  expect((await act(owner.businessId, 'locks/lift', { member_id: owner.memberId, reason })).status).toBe(200);
  expect(await people(owner.businessId)).toMatchObject([{ is_locked: false }]);
  expect((await login(owner.email, owner.password)).status).toBe(200);
  expect(await ownLog(owner, 'locks_lifted')).toMatchObject([{ after: { user_email: owner.email, reason } }]);
});

describe('every act', () => {
  const bodies: Record<string, object> = {
    mails: { mail: 'registration_received' },
    address: { email: 'neu@anker.example', proof: 'Ausweis' },
    'sessions/end': { with_password_link: false },
    'access/end': {},
    'locks/lift': {},
  };
  const names = Object.keys(bodies);

  it.each(names)('%s wants a reason', async (name) => {
    const owner = await ownerWithId();
    const json = { ...bodies[name], ...(name === 'mails' ? {} : { member_id: owner.memberId }), reason: '' };
    const { status, body } = await act(owner.businessId, name, json);
    expect([status, (body.errors as { path: string }[]).map(({ path }) => path)]).toEqual([422, ['reason']]);
  });

  it.each(names)('%s is not for reviewers and finance, and their try is no entry', async (name) => {
    const owner = await ownerWithId();
    const acts = () => app.db.$count(auditEntries, eq(auditEntries.businessId, owner.businessId));
    const before = await acts();
    for (const role of ['reviewer', 'finance'] as const) {
      const other = await createReviewer(app, undefined, role);
      const json = { ...bodies[name], ...(name === 'mails' ? {} : { member_id: owner.memberId }), reason };
      const refused = await act(owner.businessId, name, json, { as: other.token });
      expect(refused).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    }
    expect(await acts()).toBe(before);
  });

  it.each(names)('%s of an unknown business is 404', async (name) => {
    const id = crypto.randomUUID();
    const json = { ...bodies[name], ...(name === 'mails' ? {} : { member_id: id }), reason };
    expect((await act(id, name, json)).status).toBe(404);
  });
});
