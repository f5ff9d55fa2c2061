import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import { reviewNotes } from '#database/schema/verifications.ts';
import { staffLinkHours } from '#domain/staff/accounts.ts';
import { rightsOfRole, staffRoles } from '#domain/staff/roles.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';

interface Member {
  id: string;
  username: string;
  role: string;
  status: string;
  last_signed_in_at: string | null;
}
interface Invitation {
  member: Member;
  link: string;
  expires_at: string;
}

let app: TestApp;
let lead: Awaited<ReturnType<typeof createReviewer>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  for (const table of [sessions, reviewNotes]) await app.db.delete(table);
  await app.db.delete(reviewers);
  lead = await createReviewer(app, 'lotte', 'lead');
});

const list = async (token = lead.token) =>
  (await app.call<{ data: Member[] }>('GET', '/review/staff', { token })).body.data;
const add = (json: unknown, token = lead.token) =>
  app.call<Invitation & { code: string }>('POST', '/review/staff', { token, json });
const change = (id: string, json: unknown, token = lead.token) =>
  app.call<Member & { code: string }>('PATCH', `/review/staff/${id}`, { token, json });
const newLink = (id: string) =>
  app.call<Invitation & { code: string }>('POST', `/review/staff/${id}/link`, { token: lead.token });
const choose = (link: string, password: string) => {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  return app.call<{ username: string; code: string }>('POST', '/review/password/reset', { json: { token, password } });
};
const login = (username: string, password = reviewerPassword) =>
  app.call<{ access_token: string; code: string }>('POST', '/review/login', { json: { username, password } });
const me = (token: string) => app.call<{ role: string; rights: string[] }>('GET', '/review/me', { token });

describe('a role', () => {
  it.each([...staffRoles])('%s is told what it may', async (role) => {
    const { token, username } = await createReviewer(app, undefined, role);
    expect((await me(token)).body).toMatchObject({ username, role, rights: rightsOfRole[role] });
  });

  it('of support reads a case and writes a note, but opens no proof and decides nothing', async () => {
    const { businessId } = await createOwner(app);
    const { token } = await createReviewer(app, undefined, 'support');
    const at = (path: string) => `/review/businesses/${businessId}${path}`;
    expect((await app.call('GET', at(''), { token })).status).toBe(200);
    expect((await app.call('POST', at('/notes'), { token, json: { text: 'Ruft morgen an' } })).status).toBe(201);
    for (const [method, path, right] of [
      ['GET', at('/proof'), 'read_proofs'],
      ['POST', at('/verify'), 'decide_cases'],
      ['GET', '/review/staff', 'manage_staff'],
    ] as const) {
      expect(await app.call(method, path, { token })).toMatchObject({
        status: 403,
        body: { code: 'permission_missing', required_permission: right },
      });
    }
    const { body } = await app.call('GET', at(''), { token: lead.token });
    expect(body).toMatchObject({ verification_status: 'pending' });
  });

  it('counts from the next call on', async () => {
    const { id, token } = await createReviewer(app);
    expect((await app.call('GET', '/review/staff', { token })).status).toBe(403);
    expect((await change(id, { role: 'lead' })).body).toMatchObject({ role: 'lead' });
    expect((await app.call('GET', '/review/staff', { token })).status).toBe(200);
  });
});

describe('somebody new', () => {
  it('chooses a password with the link, once, and signs in', async () => {
    const { status, body } = await add({ username: ' Omar ', role: 'support' });
    expect(status).toBe(201);
    expect(body.member).toMatchObject({
      username: 'omar',
      role: 'support',
      status: 'invited',
      last_signed_in_at: null,
    });
    expect((await login('omar')).body.code).toBe('invalid_credentials');
    expect((await choose(body.link, 'kurz')).status).toBe(422);
    expect((await choose(body.link, 'lang genug 1')).body).toEqual({ username: 'omar' });
    expect((await choose(body.link, 'lang genug 2')).body.code).toBe('link_unknown');

    const { body: tokens } = await login('omar', 'lang genug 1');
    expect((await me(tokens.access_token)).body.role).toBe('support');
    const omar = (await list()).find(({ username }) => username === 'omar');
    expect(omar).toMatchObject({ status: 'active', last_signed_in_at: app.clock.now().toISOString() });
  });

  it('is refused with a name that is taken or is none, and with a role that is none', async () => {
    expect((await add({ username: 'Lotte', role: 'reviewer' })).body).toMatchObject({
      status: 409,
      code: 'username_taken',
    });
    for (const json of [
      { username: 'o', role: 'lead' },
      { username: 'o mar', role: 'lead' },
      { username: 'omar', role: 'owner' },
    ]) {
      expect((await add(json)).status).toBe(422);
    }
    expect(await list()).toHaveLength(1);
  });

  it('comes too late when the link is over, was replaced, or its account was disabled', async () => {
    const { body: first } = await add({ username: 'omar', role: 'reviewer' });
    const { body: second } = await newLink(first.member.id);
    expect((await choose(first.link, 'lang genug 1')).body.code).toBe('link_unknown');
    app.clock.advance({ hours: staffLinkHours });
    expect((await choose(second.link, 'lang genug 1')).body.code).toBe('link_expired');
    const { token } = await login('lotte').then(({ body }) => ({ token: body.access_token }));
    const third = await app.call<Invitation>('POST', `/review/staff/${first.member.id}/link`, { token });
    await change(first.member.id, { is_disabled: true }, token);
    expect((await choose(third.body.link, 'lang genug 1')).body.code).toBe('link_unknown');
    const again = await app.call('POST', `/review/staff/${first.member.id}/link`, { token });
    expect(again.body).toMatchObject({ status: 409, code: 'member_state' });
  });
});

describe('an account', () => {
  it('that is disabled is out at once, does not get in, and gets in again when it is enabled', async () => {
    const { id, token, username } = await createReviewer(app);
    expect((await change(id, { is_disabled: true })).body.status).toBe('disabled');
    expect((await me(token)).status).toBe(401);
    expect((await login(username)).body.code).toBe('invalid_credentials');
    await change(id, { is_disabled: false });
    expect((await login(username)).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  it('keeps its password until the new link is used; then its sessions end', async () => {
    const { id, token, username } = await createReviewer(app);
    const { body } = await newLink(id);
    expect((await me(token)).status).toBe(200);
    await choose(body.link, 'ganz neu 123');
    expect((await me(token)).status).toBe(401);
    expect((await login(username)).body.code).toBe('invalid_credentials');
    expect((await login(username, 'ganz neu 123')).status).toBe(200);
  });

  it('that nobody has is not found', async () => {
    const nobody = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
    expect((await change(nobody, { role: 'lead' })).status).toBe(404);
    expect((await newLink(nobody)).status).toBe(404);
  });
});

describe('the last lead', () => {
  it('stays, whoever else was only invited', async () => {
    await add({ username: 'omar', role: 'lead' });
    for (const json of [{ role: 'reviewer' }, { is_disabled: true }]) {
      expect((await change(lead.id, json)).body).toMatchObject({ status: 409, code: 'last_lead' });
    }
    expect((await me(lead.token)).body.role).toBe('lead');
  });

  it('of two who disable each other at once is the one who was faster', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await createReviewer(app, undefined, 'lead');
      const [mine] = await app.db.select().from(reviewers).where(eq(reviewers.username, 'lotte'));
      const { body } = await login('lotte');
      const answers = await Promise.all([
        change(other.id, { is_disabled: true }, body.access_token),
        change(mine?.id ?? '', { is_disabled: true }, other.token),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      await app.db.update(reviewers).set({ disabledAt: null }).where(eq(reviewers.username, 'lotte'));
      await app.db.delete(reviewers).where(eq(reviewers.id, other.id));
    }
  });
});

it('leaves an entry in the log for everything that is done to the staff, with nothing secret in it', async () => {
  const { body } = await add({ username: 'omar', role: 'support' });
  await choose(body.link, 'lang genug 1');
  await change(body.member.id, { role: 'reviewer' });
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `reviewer:${body.member.id}`))
    .orderBy(auditEntries.createdAt, auditEntries.id);
  const said = entries.map(({ action, after }) => [action, after]);
  expect(said.toSorted(([a], [b]) => (a === 'staff_added' ? -1 : b === 'staff_added' ? 1 : 0))).toEqual([
    ['staff_added', { name: 'omar', role: 'support', status: 'active' }],
    ['staff_link_made', { name: 'omar', role: 'support', status: 'invited' }],
    ['staff_changed', { name: 'omar', role: 'support', status: 'active', password: 'new' }],
    ['staff_changed', { name: 'omar', role: 'reviewer', status: 'active' }],
  ]);
  expect(JSON.stringify(entries)).not.toContain(new URL(body.link).hash.slice('#token='.length));
});

describe('managing staff', () => {
  const later = () => app.clock.advance({ minutes: 11 });

  it('takes a sign-in of the last ten minutes, or another proof', async () => {
    const { id } = await createReviewer(app);
    later();
    const calls = () => [
      add({ username: 'neu-0437af', role: 'lead' }),
      change(id, { role: 'lead' }),
      app.call<{ code: string }>('POST', `/review/staff/${id}/link`, { token: lead.token }),
    ];
    for (const answer of await Promise.all(calls())) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'fresh_sign_in_needed' } });
    }
    const json = { method: 'password', password: reviewerPassword };
    expect((await app.call('POST', '/auth/fresh', { token: lead.token, json })).status).toBe(204);
    expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([201, 200, 201]);
  });

  it('is told to the other leads at the desk until they have seen it', async () => {
    const other = await createReviewer(app, 'otto', 'lead');
    const support = await createReviewer(app, 'sina', 'support');
    const noticesOf = async (token: string) =>
      (
        await app.call<{ notices: { what: string; about: string; by: string | null }[] }>('GET', '/review/me', {
          token,
        })
      ).body.notices;
    const clear = (token: string) => app.call('DELETE', '/review/me/notices', { token });
    await clear(lead.token);
    expect((await add({ username: 'neu-0437af', role: 'lead' })).status).toBe(201);
    await change(support.id, { role: 'lead' });
    await newLink(support.id);
    expect(await noticesOf(other.token)).toMatchObject([
      { what: 'link_made', about: 'sina', by: 'lotte' },
      { what: 'lead_made', about: 'sina', by: 'lotte' },
      { what: 'link_made', about: 'neu-0437af', by: 'lotte' },
      { what: 'lead_made', about: 'neu-0437af', by: 'lotte' },
    ]);
    expect(await noticesOf(lead.token)).toEqual([]);
    expect((await clear(other.token)).status).toBe(204);
    expect(await noticesOf(other.token)).toEqual([]);
  });
});
