import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { createOwner } from '#tests/support/factories.ts';
import { fc } from '#tests/support/fast-check.ts';
import { createMember } from '#tests/support/teams.ts';

interface MemberJson {
  id: string;
  user_email: string;
  permissions: Permission[];
  status: string;
  code?: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

const list = (token: string, query = '') =>
  app.call<{ data: MemberJson[]; total: number; next_cursor: string | null }>('GET', `/team${query}`, { token });
const patch = (token: string, id: string, json: object) =>
  app.call<MemberJson>('PATCH', `/team/${id}`, { token, json });
const remove = (token: string, id: string) => app.call('DELETE', `/team/${id}`, { token });
const business = (token: string) => app.call('GET', '/business', { token });

describe('the team', () => {
  it('lists the owner, marked as such, and is walked by pages and by cursor', async () => {
    const mine = await createOwner(app);
    for (let i = 0; i < 3; i++) {
      app.clock.advance({ seconds: 1 });
      await createMember(app, mine.businessId, { name: `Mitglied ${i}` });
    }
    const all = await list(mine.token);
    expect(all.body).toMatchObject({ total: 4, page: 1 });
    expect(all.body.data.map((row) => (row as { is_owner?: boolean }).is_owner)).toEqual([false, false, false, true]);
    const first = await list(mine.token, '?limit=3');
    const second = await list(mine.token, `?limit=3&cursor=${first.body.next_cursor}`);
    expect([...first.body.data, ...second.body.data]).toEqual(all.body.data);
  });

  it('is changed field by field: what is not sent stays', async () => {
    const member = await createMember(app, owner.businessId, { permissions: ['create_events'] });
    const changed = await patch(owner.token, member.memberId, { role: 'manager' });
    expect(changed.body).toMatchObject({ role: 'manager', permissions: ['create_events'], user_name: 'Jonas Brandt' });
    const ticked = await patch(owner.token, member.memberId, { permissions: ['view_analytics', 'create_events'] });
    expect(ticked.body).toMatchObject({ role: 'manager', permissions: ['create_events', 'view_analytics'] });
  });

  it('keeps a change that was made on another state than the present one out', async () => {
    const { memberId } = await createMember(app, owner.businessId);
    const change = (json: object, tag?: string) =>
      app.call('PATCH', `/team/${memberId}`, { token: owner.token, json, headers: tag ? { 'If-Match': tag } : {} });
    const tag = (await change({ role: 'manager' })).headers.get('ETag') ?? '';
    expect((await change({ role: 'admin' }, tag)).status).toBe(200);
    expect((await change({ role: 'member' }, tag)).body).toMatchObject({ status: 412, code: 'precondition_failed' });
  });

  it('is asked for without fields that nobody knows', async () => {
    expect((await list(owner.token, '?surprise=1')).status).toBe(422);
  });

  it('loses who is deactivated at once, and gets them back with their rights', async () => {
    const member = await createMember(app, owner.businessId, { permissions: ['create_events'] });
    expect((await business(member.token)).status).toBe(200);
    expect((await patch(owner.token, member.memberId, { status: 'inactive' })).body.status).toBe('inactive');
    expect((await business(member.token)).body).toMatchObject({ status: 403, code: 'no_business' });
    await patch(owner.token, member.memberId, { status: 'active' });
    expect((await business(member.token)).status).toBe(200);
  });

  it('loses who is removed at once, for good', async () => {
    const member = await createMember(app, owner.businessId);
    expect((await remove(owner.token, member.memberId)).status).toBe(204);
    expect((await business(member.token)).body).toMatchObject({ code: 'no_business' });
    expect((await remove(owner.token, member.memberId)).status).toBe(404);
  });

  it('never loses nor reduces its owner', async () => {
    const manager = await createMember(app, owner.businessId, { permissions: [...permissions] });
    const { body } = await list(owner.token);
    const own = body.data.find(({ user_email }) => user_email === owner.email)?.id ?? '';
    for (const token of [manager.token, owner.token]) {
      for (const change of [{ permissions: [] }, { status: 'inactive' }, { role: 'member' }]) {
        expect((await patch(token, own, change)).body).toMatchObject({ status: 409, code: 'owner_fixed' });
      }
      expect((await remove(token, own)).body).toMatchObject({ status: 409, code: 'owner_fixed' });
    }
  });

  it('lets nobody change their own rights', async () => {
    const manager = await createMember(app, owner.businessId, { permissions: ['manage_team'] });
    expect((await patch(manager.token, manager.memberId, { permissions: [] })).body).toMatchObject({
      code: 'own_membership',
    });
    expect((await remove(manager.token, manager.memberId)).body).toMatchObject({ code: 'own_membership' });
  });

  it('does not tell a foreign member from an unknown one', async () => {
    const stranger = await createOwner(app);
    const member = await createMember(app, owner.businessId);
    const unknown = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
    for (const call of [
      (id: string) => patch(stranger.token, id, { role: 'admin' }),
      (id: string) => remove(stranger.token, id),
      (id: string) => app.call('POST', `/team/${id}/resend`, { token: stranger.token }),
    ]) {
      const [foreign, none] = [await call(member.memberId), await call(unknown)];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, request_id: '' }).toEqual({ ...none.body, request_id: '' });
    }
    expect((await business(member.token)).status).toBe(200);
  });
});

describe('a member who manages the team', () => {
  it('cannot give what they do not hold, whatever they try', async () => {
    const rights = fc.subarray([...permissions]);
    const step = fc.record({
      permissions: fc.option(rights),
      status: fc.constantFrom('active', 'inactive', undefined),
    });
    await fc.assert(
      fc.asyncProperty(rights, rights, fc.array(step, { minLength: 1, maxLength: 4 }), async (held, had, steps) => {
        await app.db.delete(rateLimits);
        const granter = await createMember(app, owner.businessId, { permissions: [...held, 'manage_team'] });
        const member = await createMember(app, owner.businessId, { permissions: had });
        for (const { permissions: next, status } of steps) {
          await patch(granter.token, member.memberId, { permissions: next ?? undefined, status });
        }
        const [row] = await app.db.select().from(teamMembers).where(eq(teamMembers.id, member.memberId));
        const beyond = row?.permissions.filter((right) => ![...held, ...had, 'manage_team'].includes(right));
        expect(beyond).toEqual([]);
      }),
      { numRuns: cases({ all: 6, few: 2 }), endOnFailure: true },
    );
  });

  it('is told which rights are missing', async () => {
    const granter = await createMember(app, owner.businessId, { permissions: ['manage_team', 'create_events'] });
    const member = await createMember(app, owner.businessId);
    expect((await patch(granter.token, member.memberId, { permissions: ['create_events'] })).status).toBe(200);
    const refused = await patch(granter.token, member.memberId, { permissions: ['create_events', 'delete_events'] });
    expect(refused.body).toMatchObject({ status: 403, code: 'permission_not_held', permissions: ['delete_events'] });
    const invited = await app.call('POST', '/team', {
      token: granter.token,
      json: { user_email: 'mehr@team.example', permissions: ['view_analytics'] },
    });
    expect(invited.body).toMatchObject({ status: 403, code: 'permission_not_held', permissions: ['view_analytics'] });
  });
});

describe('the figures of the dashboard', () => {
  it('show views only to members who may see analytics', async () => {
    const stats = async (token: string) => (await app.call('GET', '/business/stats', { token })).body;
    const [without, analyst] = [
      await createMember(app, owner.businessId, { permissions: ['create_events'] }),
      await createMember(app, owner.businessId, { permissions: ['view_analytics'] }),
    ];
    const hidden = { views_today: null, views_this_week: null, views_by_day: null };
    expect(await stats(without.token)).toEqual({ ...hidden, events_today: 0, events_this_week: 0 });
    expect(await stats(analyst.token)).toMatchObject({ views_today: 0, views_this_week: 0, events_today: 0 });
    expect(await stats(owner.token)).toMatchObject({ views_today: 0, views_by_day: expect.any(Array) });
  });
});
