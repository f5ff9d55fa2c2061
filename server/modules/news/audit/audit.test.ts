import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createMember, mailedToken, memberPassword } from '#tests/support/teams.ts';

interface Page {
  data: { action: string; actor: { name: string | null }; before: object | null; after: object | null }[];
  total: number | null;
  next_cursor: string | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

const log = (token: string, query = '') => app.call<Page>('GET', `/audit${query}`, { token });

describe('the audit log', () => {
  it('tells who changed what, with the state before and after, newest first', async () => {
    const email = 'lena@team.example';
    const { body: member } = await app.call<{ id: string }>('POST', '/team', {
      token: owner.token,
      json: { user_email: email, user_name: 'Lena Fuchs', permissions: ['create_events'] },
    });
    const token = await mailedToken(app, email);
    app.clock.advance({ seconds: 1 });
    await app.call('POST', '/team/accept', { json: { token, password: memberPassword } });
    app.clock.advance({ seconds: 1 });
    await app.call('PATCH', `/team/${member.id}`, { token: owner.token, json: { permissions: [] } });
    await app.call('PATCH', `/team/${member.id}`, { token: owner.token, json: { permissions: [] } });
    app.clock.advance({ seconds: 1 });
    await app.call('PATCH', '/business', { token: owner.token, json: { phone: '040 99 99 99' } });
    app.clock.advance({ seconds: 1 });
    await app.call('DELETE', `/team/${member.id}`, { token: owner.token });

    const { body } = await log(owner.token);
    expect(body.total).toBe(5);
    expect(body.data).toMatchObject([
      { action: 'member_removed', actor: { name: 'Ada Jansen' }, after: null },
      { action: 'business_changed', before: { phone: '040 123 45 67' }, after: { phone: '040 99 99 99' } },
      { action: 'member_changed', before: { permissions: ['create_events'] }, after: { permissions: [] } },
      { action: 'member_joined', actor: { name: 'Lena Fuchs' }, before: { status: 'invited' } },
      { action: 'member_invited', actor: { kind: 'user', name: 'Ada Jansen' }, before: null },
    ]);
  });

  it('names who published, changed and deleted an event, not who typed a draft, and who changed the profile', async () => {
    const { token, businessId } = await createOwner(app);
    await verifyBusiness(app, businessId);
    await setCredits(app, businessId, 5);
    const { body: event } = await app.call('POST', '/events', { token, json: eventInput() });
    const path = `/events/${event.id}`;
    await app.call('PATCH', path, { token, json: { title: 'Tasting' } });
    const steps: [string, string, object?][] = [
      ['POST', `${path}/publish`],
      ['PATCH', path, { title: 'Wine tasting' }],
      ['PATCH', path, { title: 'Wine tasting' }],
      ['POST', `${path}/archive`],
      ['DELETE', path],
      ['PUT', '/profile', { display_name: 'Zum Anker', website_url: 'https://anker.example' }],
    ];
    for (const [method, target, json] of steps) {
      app.clock.advance({ seconds: 1 });
      await app.call(method, target, { token, json });
    }
    expect((await log(token)).body.data).toMatchObject([
      { action: 'profile_changed', before: { website_url: null }, after: { website_url: 'https://anker.example' } },
      { action: 'event_deleted', before: { name: 'Wine tasting' }, after: null },
      { action: 'event_archived', actor: { name: 'Ada Jansen' } },
      { action: 'event_changed', before: { title: 'Tasting' }, after: { title: 'Wine tasting' } },
      { action: 'event_published', after: { name: 'Tasting' } },
    ]);
  });

  it('is walked by cursor and holds no foreign entry', async () => {
    const first = await log(owner.token, '?limit=3');
    const second = await log(owner.token, `?limit=3&cursor=${first.body.next_cursor}`);
    expect([first.body.data.length, second.body.data.length, second.body.next_cursor]).toEqual([3, 2, null]);
    const stranger = await createOwner(app);
    expect((await log(stranger.token)).body).toMatchObject({ data: [], total: 0 });
  });

  it('is for the owner alone', async () => {
    const member = await createMember(app, owner.businessId, { permissions: ['manage_team'] });
    expect((await log(member.token)).body).toMatchObject({ status: 403, code: 'permission_missing' });
  });

  // ASVS 16.4.2.
  it('cannot be changed by anybody, but goes with its business', async () => {
    const mine = eq(auditEntries.businessId, owner.businessId);
    const refused = { cause: { message: 'audit_entries is append-only' } };
    await expect(app.db.update(auditEntries).set({ actor: 'nobody' }).where(mine)).rejects.toMatchObject(refused);
    await expect(app.db.delete(auditEntries).where(mine)).rejects.toMatchObject(refused);
  });

  it('holds nothing of a change that failed', async () => {
    const before = (await log(owner.token)).body.total;
    await app.call('POST', '/team', { token: owner.token, json: { user_email: owner.email } });
    expect((await log(owner.token)).body.total).toBe(before);
  });
});
