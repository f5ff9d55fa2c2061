import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appBudgets, personBudgets } from '#domain/shared/limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

/** The product's limits, scaled down. */
const small = {
  requests: { points: 500, duration: 60 },
  writes: { points: 200, duration: 60 },
};

async function createTown() {
  const app = await createTestApp({}, { budgets: { app: small, person: personBudgets } });
  const owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  const json = eventInput({ status: 'published' });
  const { body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
  return { app, event: body.id };
}
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('the budget of a person of the app', () => {
  let app: TestApp;
  let event: string;
  beforeAll(async () => {
    ({ app, event } = await createTown());
  });
  afterAll(() => app.close());
  const path = () => `/events/${event}/participants`;
  const join = (user_id: string) => callAsApp(app, 'POST', path(), { user_id, display_name: user_id });
  const leave = (user_id: string) => callAsApp(app, 'DELETE', path(), { user_id });

  // ASVS 2.4.1.
  it('ends their joining and leaving again and again, says so, and leaves everybody else alone', async () => {
    const { points } = personBudgets.writes;
    const answers = await times(points + 10, () => join('restless'));
    expect([countOf(answers, 201), countOf(answers, 429)]).toEqual([points, 10]);
    const refused = await leave('restless');
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', retry_after: expect.any(Number) } });
    expect(refused.headers.get('RateLimit-Limit')).toBe(String(points));
    expect(refused.headers.get('RateLimit-Remaining')).toBe('0');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await callAsApp(app, 'GET', '/people/restless/events')).status).toBe(200);
    expect((await join('calm')).status).toBe(201);
  });

  it('ends reading for one person only', async () => {
    const { points } = personBudgets.requests;
    const answers = await times(points + 5, () => callAsApp(app, 'GET', '/people/reader/events'));
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([points, 5]);
    expect((await callAsApp(app, 'GET', '/people/other/events')).status).toBe(200);
  });

  it('is told on every answer that names them', async () => {
    const first = await join('teller');
    const refused = await callAsApp(app, 'POST', path(), { user_id: 'teller', display_name: 'T', party_size: 6 });
    const left = [first, refused].map(({ headers }) => Number(headers.get('RateLimit-Remaining')));
    expect(left).toEqual([personBudgets.writes.points - 1, personBudgets.writes.points - 2]);
  });
});

describe('the budget of the key of the app', () => {
  it('ends a storm of views, which name nobody, and then one of readings', async () => {
    const { app, event } = await createTown();
    const views = await times(small.writes.points + 5, () => callAsApp(app, 'POST', `/events/${event}/views`));
    expect([countOf(views, 204), countOf(views, 429)]).toEqual([small.writes.points, 5]);
    expect((await callAsApp(app, 'GET', '/feed')).headers.get('RateLimit-Limit')).toBe(String(small.requests.points));
    const feeds = await times(small.requests.points, () => callAsApp(app, 'GET', '/feed?limit=1'));
    const refused = feeds.find(({ status }) => status === 429);
    expect(countOf(feeds, 200)).toBe(small.requests.points - views.length - 1);
    expect(refused?.headers.get('RateLimit-Limit')).toBe(String(small.requests.points));
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    // Owners are not the app.
    expect((await app.call('GET', '/catalogue')).status).toBe(200);
    await app.close();
  });

  it('has room for many people at once', () => {
    expect(appBudgets.requests.points).toBeGreaterThanOrEqual(100 * personBudgets.requests.points);
    expect(appBudgets.writes.points).toBeGreaterThanOrEqual(100 * personBudgets.writes.points);
  });

  it('cannot be used up by strangers, whose key is wrong', async () => {
    const { app } = await createTown();
    const wrong = () => app.call('GET', '/app/feed', { headers: { 'X-API-Key': 'not the key of the app' } });
    expect(countOf(await times(small.requests.points + 20, wrong), 401)).toBe(small.requests.points + 20);
    expect((await callAsApp(app, 'GET', '/feed')).status).toBe(200);
    await app.close();
  });
});
