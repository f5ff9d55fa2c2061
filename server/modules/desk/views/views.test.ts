import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import { staffViews } from '#database/schema/staff-views.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { AGENTS_PATH } from '#domain/agents/address.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { inTransaction } from '#server/context/context.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';
import { collectLog } from '#tests/support/log-lines.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

const reason = 'Du hast gefragt, warum dein Event nicht erscheint.';
const log = collectLog();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({}, { logger: log.logger });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

interface View {
  id: string;
  company_name: string;
  started_at: string;
  ends_at: string;
  token: string;
}
type Refusal = { code: string; ended_by?: string };

const start = (token: string, businessId: string, json: unknown = { reason }, headers = {}) =>
  app.call<View & Refusal>('POST', `/desk/customers/${businessId}/views`, { token, json, headers });
const open = (token: string, id: string) => app.call<View & Refusal>('POST', `/desk/views/${id}/open`, { token });
const end = (token: string, id: string) => app.call<Refusal>('DELETE', `/desk/views/${id}`, { token });
const allow = (token: string, allowed: boolean) => app.call('PUT', '/business/views', { token, json: { allowed } });

/** An owner, staff who see their dashboard, and the view's token. */
async function createView(role: StaffRole = 'support') {
  const owner = await createVerifiedOwner(app);
  const staff = await createReviewer(app, undefined, role);
  const { id } = (await start(staff.token, owner.businessId)).body;
  const { token } = (await open(staff.token, id)).body;
  return { owner, staff, id, token };
}
async function outcome(token: string) {
  const { status, body } = await app.call<Refusal>('GET', '/business', { token });
  return status === 200 ? status : [status, body.code, ...(body.ended_by ? [body.ended_by] : [])];
}
const startsOf = (businessId: string) =>
  app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, businessId), eq(auditEntries.action, 'view_started')));

describe('beginning a view', () => {
  it('takes a reason, mails the owner once, and stands in their log with the reason as the team', async () => {
    const owner = await createVerifiedOwner(app);
    const staff = await createReviewer(app, 'selma', 'support');
    const begun = await start(staff.token, owner.businessId);
    expect(begun.status).toBe(201);
    const { started_at, ends_at } = begun.body;
    expect(Date.parse(ends_at) - Date.parse(started_at)).toBe(15 * 60_000);
    await app.handlers['send-view-mail']({ viewId: begun.body.id });
    await app.handlers['send-view-mail']({ viewId: begun.body.id });
    const mails = (await app.mails()).filter(({ to, text }) => to === owner.email && text.includes(reason));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/business/account#views');
    expect(mails[0]?.text).not.toContain('selma');
    const entries = await app.call<{ data: unknown[] }>('GET', '/audit', { token: owner.token });
    expect(entries.body.data[0]).toMatchObject({
      action: 'view_started',
      actor: { kind: 'reviewer', name: null },
      after: { reason },
    });
    expect(JSON.stringify(entries.body.data)).not.toContain('selma');
    const own = await app.call<{ data: { reason: string }[] }>('GET', '/business/views', { token: owner.token });
    expect(own.body).toMatchObject({ allowed: true, data: [{ reason, ended_at: ends_at }] });
    expect(log.events('desk.view_started').at(-1)).toMatchObject({ actor: `reviewer:${staff.id}` });
  });

  it('happens once for a repeated click', async () => {
    const owner = await createVerifiedOwner(app);
    const { token } = await createReviewer(app, undefined, 'support');
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => start(token, owner.businessId, { reason }, headers)));
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(await startsOf(owner.businessId)).toHaveLength(1);
  });

  it.each([{}, { reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(1001) }])('is refused with %j', async (json) => {
    const owner = await createVerifiedOwner(app);
    const { token } = await createReviewer(app, undefined, 'support');
    const refused = await start(token, owner.businessId, json);
    expect(refused.body).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    expect(await startsOf(owner.businessId)).toHaveLength(0);
  });

  it.each(staffRoles)('is for support and leads: %s', async (role) => {
    const owner = await createVerifiedOwner(app);
    const { token } = await createReviewer(app, undefined, role);
    const { status, body } = await start(token, owner.businessId);
    const isAllowed = role === 'support' || role === 'lead';
    expect([status, body.code]).toEqual(isAllowed ? [201, undefined] : [403, 'permission_missing']);
  });

  it('finds no business that is unknown', async () => {
    const { token } = await createReviewer(app, undefined, 'support');
    expect((await start(token, randomUUID())).status).toBe(404);
  });
});

describe('the token', () => {
  it('is handed out once, only in the session that began the view, and is stored as a hash', async () => {
    const { staff, owner } = await createView();
    const { id } = (await start(staff.token, owner.businessId)).body;
    const again = await app.call<{ access_token: string }>('POST', '/review/login', {
      json: { username: staff.username, password: 'streng geheim 1' },
    });
    const other = await createReviewer(app, undefined, 'lead');
    for (const token of [other.token, again.body.access_token]) expect((await open(token, id)).status).toBe(404);
    const opened = await open(staff.token, id);
    expect(opened.body.token).toMatch(/^dabei_view_[\w-]{43}$/);
    const second = await open(staff.token, id);
    expect([second.status, second.body.code]).toEqual([409, 'view_opened']);
    const [row] = await app.db.select().from(staffViews).where(eq(staffViews.id, id));
    expect(JSON.stringify(row)).not.toContain(opened.body.token);
  });

  it('shows what the owner sees, of this business alone', async () => {
    const { owner, token } = await createView();
    await app.call('POST', '/me/businesses', { token: owner.token, json: {} });
    const { body } = await app.call<{ email: string; memberships: unknown[] }>('GET', '/me', { token });
    expect(body.email).toBe(owner.email);
    expect(body.memberships).toEqual([
      expect.objectContaining({ business_id: owner.businessId, is_owner: true, permissions: ['view_analytics'] }),
    ]);
    const named = { token, headers: { 'X-Business-Id': randomUUID() } };
    expect((await app.call('GET', '/business', named)).status).toBe(404);
  });

  it('shows no guest by name, also not where the dashboard names the newest ones', async () => {
    const { owner, token } = await createView();
    await setCredits(app, owner.businessId, 10);
    const input = eventInput({ status: 'published' });
    const { id } = (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json: input })).body;
    const guest = { user_id: 'ada', display_name: 'Ada Lovelace' };
    expect((await callAsApp(app, 'POST', `/events/${id}/participants`, guest)).status).toBeLessThan(300);
    const today = await app.call('GET', '/business/today', { token: owner.token });
    expect(JSON.stringify(today.body)).toContain('Ada');
    for (const path of ['/business/today', '/events', `/events/${id}`, `/analytics/events/${id}`]) {
      const seen = await app.call('GET', path, { token });
      expect([path, seen.status]).toEqual([path, 200]);
      expect(JSON.stringify(seen.body)).not.toContain('Ada');
    }
    for (const path of [`/events/${id}/participants`, '/participants?q=Ada', `/events/${id}/door`]) {
      const { status, body } = await app.call<Refusal>('GET', path, { token });
      expect([path, status, body.code]).toEqual([path, 403, 'view_only']);
    }
  });

  it('takes no table along', async () => {
    const { token } = await createView();
    const csv = await app.call<Refusal>('GET', '/credits/entries?format=csv', { token });
    expect([csv.status, csv.body.code]).toEqual([403, 'view_only']);
  });

  it('is no session, no cookie and no key, and makes none', async () => {
    const { token } = await createView();
    const refresh = await app.call('POST', '/auth/refresh', { json: { refresh_token: token } });
    expect(refresh.status).toBe(401);
    const page = await app.call<Refusal>('POST', '/auth/page-session', { token });
    expect([page.status, page.body.code, page.headers.get('Set-Cookie')]).toEqual([403, 'view_only', null]);
    const asKey = await app.call('GET', '/events', { headers: { 'X-API-Key': token } });
    expect(asKey.status).toBe(401);
    const agents = await app.app.request(AGENTS_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(agents.status).toBe(401);
  });

  it('writes nothing in a transaction either, should a call slip through', async () => {
    const { owner, staff, id } = await createView();
    const businessId = owner.businessId as never;
    const view = { id, reviewerId: staff.id, businessId };
    const actor = { kind: 'user', userId: randomUUID(), sessionId: randomUUID(), view } as const;
    const ctx = { actor, db: app.db, deps: app.deps, isInTransaction: false } as never;
    await expect(inTransaction(ctx, async () => 'written')).rejects.toMatchObject({ code: 'view_only' });
  });

  it('leaves no trace in what the owner has seen, and sends nothing to anyone', async () => {
    const { owner, token } = await createView();
    await app.runJobs();
    const [person] = await app.db.select().from(users).where(eq(users.email, owner.email));
    const state = async () => [
      await app.db.select().from(users).where(eq(users.email, owner.email)),
      await app.db
        .select()
        .from(teamMembers)
        .where(eq(teamMembers.userId, person?.id ?? '')),
      await app.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, person?.id ?? '')),
      (await app.mails()).length,
    ];
    const before = await state();
    app.clock.advance({ minutes: 10 });
    for (const path of ['/me', '/business', '/business/today', '/events', '/team', '/business/verification']) {
      expect((await app.call('GET', path, { token })).status).toBe(200);
    }
    const seen = await app.call<Refusal>('POST', '/business/verification/seen', { token });
    expect(seen.status).toBeGreaterThanOrEqual(400);
    const opened = { token, json: { business_id: owner.businessId } };
    expect((await app.call<Refusal>('PUT', '/me/opened-business', opened)).body.code).toBe('view_only');
    expect(await state()).toEqual(before);
  });
});

describe('a view ends', () => {
  it('after fifteen minutes, to the second', async () => {
    const { token } = await createView();
    app.clock.advance({ seconds: 15 * 60 - 1 });
    expect(await outcome(token)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await outcome(token)).toEqual([403, 'view_over', 'time']);
  });

  it('when staff end it, which is written down once', async () => {
    const { owner, staff, id, token } = await createView();
    const other = await createReviewer(app, undefined, 'lead');
    expect((await end(other.token, id)).status).toBe(404);
    expect([(await end(staff.token, id)).status, (await end(staff.token, id)).status]).toEqual([204, 204]);
    expect(await outcome(token)).toEqual([403, 'view_over', 'staff']);
    const mine = and(eq(auditEntries.businessId, owner.businessId), eq(auditEntries.action, 'view_ended'));
    expect(await app.db.select().from(auditEntries).where(mine)).toHaveLength(1);
    expect(log.events('desk.view_refused').at(-1)).toMatchObject({ code: 'view_over', viewId: id });
  });

  it('when staff sign out', async () => {
    const { staff, token } = await createView();
    await app.call('POST', '/review/logout', { token: staff.token });
    expect(await outcome(token)).toEqual([403, 'view_over', 'staff']);
  });

  it('when the account of staff is locked, or loses the right', async () => {
    const { staff, token } = await createView();
    await app.db.update(reviewers).set({ role: 'finance' }).where(eq(reviewers.id, staff.id));
    expect(await outcome(token)).toEqual([403, 'permission_missing']);
    await app.db.update(reviewers).set({ role: 'lead', disabledAt: app.clock.now() }).where(eq(reviewers.id, staff.id));
    expect(await outcome(token)).toEqual([403, 'view_over', 'staff']);
  });

  it('when the same person begins another one', async () => {
    const { staff, token } = await createView();
    const other = await createVerifiedOwner(app);
    await start(staff.token, other.businessId);
    expect(await outcome(token)).toEqual([403, 'view_over', 'staff']);
  });

  it('at once when the owner forbids it, and none begins until they allow it', async () => {
    const { owner, staff, id, token } = await createView();
    const answer = await allow(owner.token, false);
    expect(answer.body).toMatchObject({ allowed: false, data: [{ id }] });
    expect(await outcome(token)).toEqual([403, 'view_over', 'owner']);
    const refused = await start(staff.token, owner.businessId);
    expect([refused.status, refused.body.code]).toEqual([403, 'view_forbidden']);
    expect(log.events('desk.view_refused').at(-1)).toMatchObject({ code: 'view_forbidden' });
    expect(await startsOf(owner.businessId)).toHaveLength(1);
    await allow(owner.token, true);
    await allow(owner.token, true);
    const entries = await app.call<{ data: { action: string }[] }>('GET', '/audit', { token: owner.token });
    expect(entries.body.data.map(({ action }) => action).filter((action) => action.startsWith('views_'))).toEqual([
      'views_allowed',
      'views_forbidden',
    ]);
    expect(await outcome(token)).toEqual([403, 'view_over', 'owner']);
    expect((await start(staff.token, owner.businessId)).status).toBe(201);
  });

  it('when the business gets another owner, who was not asked', async () => {
    const { owner, token } = await createView();
    const member = await createMember(app, owner.businessId);
    const json = { member_id: member.memberId, password: owner.password };
    expect((await app.call('POST', '/business/ownership', { token: owner.token, json })).status).toBe(201);
    expect(await outcome(token)).toBe(200);
    expect((await app.call('POST', '/business/ownership/accept', { token: member.token })).status).toBe(204);
    expect(await outcome(token)).toEqual([403, 'view_over', 'owner']);
  });

  it('with the account, of which nothing is left', async () => {
    const { owner, token } = await createView();
    const closed = await app.call('DELETE', '/account', { token: owner.token, json: { password: owner.password } });
    expect(closed.status).toBe(204);
    expect(await outcome(token)).toEqual([401, 'invalid_token']);
    const rows = await app.db.select().from(staffViews).where(eq(staffViews.businessId, owner.businessId));
    expect(rows).toEqual([]);
  });

  it('in one order only, when the owner forbids what just begins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await createVerifiedOwner(app);
      const staff = await createReviewer(app, undefined, 'support');
      const [begun] = await Promise.all([start(staff.token, owner.businessId), allow(owner.token, false)]);
      if (begun.status === 403) continue;
      const opened = await open(staff.token, begun.body.id);
      expect([opened.status, opened.body.code]).toEqual([403, 'view_over']);
    }
  });
});
