import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { mostOfBusiness, sessionBudgets } from '#domain/shared/limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true }, { budgets: { session: sessionBudgets } });
});
afterAll(() => app.close());

type Owner = Awaited<ReturnType<typeof createOwner>>;
const get = ({ token }: Pick<Owner, 'token'>, path = '/me') => app.call('GET', path, { token });
const createDraft = ({ token }: Owner, overrides = {}) =>
  app.call('POST', '/events', { token, json: eventInput(overrides) });
const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));
const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('the budget of a session', () => {
  // ASVS 2.4.1.
  it('ends a storm of drafts, says so, and leaves other sessions alone', async () => {
    const [owner, other] = [await createOwner(app), await createOwner(app)];
    const { points } = sessionBudgets.writes;
    const answers = await times(points + 20, () => createDraft(owner));
    expect([statuses(answers, 201), statuses(answers, 429)]).toEqual([points, 20]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) });
    expect(refused?.headers.get('RateLimit-Limit')).toBe(String(points));
    expect(refused?.headers.get('RateLimit-Remaining')).toBe('0');
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    // Reads are still allowed.
    expect((await get(owner)).status).toBe(200);
    expect((await createDraft(other)).status).toBe(201);
  });

  it('is told on every answer, also on errors', async () => {
    const owner = await createOwner(app);
    const [first, second] = [await get(owner), await get(owner, `/events/${randomUUID()}`)];
    expect(second.status).toBe(404);
    const left = [first, second].map(({ headers }) => Number(headers.get('RateLimit-Remaining')));
    expect(first.headers.get('RateLimit-Limit')).toBe(String(sessionBudgets.requests.points));
    expect(left[1]).toBe((left[0] ?? 0) - 1);
  });

  it('ends a storm of readings', async () => {
    const owner = await createOwner(app);
    const answers = await times(sessionBudgets.requests.points + 5, () => get(owner));
    expect(statuses(answers, 429)).toBeGreaterThanOrEqual(5);
    expect(statuses(answers, 200) + statuses(answers, 429)).toBe(answers.length);
  });
});

describe('what one business may have or do', () => {
  it('is ten test deliveries of a webhook an hour', async () => {
    const { token } = await createOwner(app);
    const json = { url: 'http://127.0.0.1:9/hook', event_types: ['event.created'] };
    const { body } = await app.call<{ id: string }>('POST', '/webhooks', { token, json });
    const answers = await times(14, () => app.call('POST', `/webhooks/${body.id}/test`, { token }));
    expect([statuses(answers, 202), statuses(answers, 429)]).toEqual([10, 4]);
  });

  it('is a thousand drafts: one more, or a copy, is 409, and publishing goes on', async () => {
    const owner = await createOwner(app);
    const { body } = await createDraft(owner);
    const [draft] = await app.db.select().from(events).limit(1);
    if (!draft) throw new Error('the draft is gone');
    const rest = Array.from({ length: mostOfBusiness.drafts - 1 }, () => ({
      ...draft,
      code: undefined,
      id: randomUUID(),
      businessId: owner.businessId,
      status: 'draft' as const,
    }));
    // A statement takes 65,535 parameters.
    for (let start = 0; start < rest.length; start += 500)
      await app.db.insert(events).values(rest.slice(start, start + 500));
    const full = { status: 409, body: { code: 'limit_reached', limit: 1000 } };
    expect(await createDraft(owner)).toMatchObject(full);
    expect(await app.call('POST', `/events/${body.id}/duplicate`, { token: owner.token })).toMatchObject(full);
    expect((await createDraft(owner, { status: 'published' })).status).toBe(201);
  });

  it('is two hundred members and invitations', async () => {
    const { token, businessId } = await createOwner(app);
    const invite = (user_email: string) => app.call('POST', '/team', { token, json: { user_email } });
    const now = app.clock.now();
    const rows = Array.from({ length: mostOfBusiness.members - 2 }, (_, i) => ({
      id: randomUUID(),
      businessId,
      userEmail: `member-${i}@team.example`,
      userName: null,
      role: 'member' as const,
      permissions: [],
      status: 'invited' as const,
      createdAt: now,
    }));
    await app.db.insert(teamMembers).values(rows);
    expect((await invite('last@team.example')).status).toBe(201);
    expect(await invite('over@team.example')).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
  });
});
