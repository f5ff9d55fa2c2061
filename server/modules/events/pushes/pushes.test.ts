import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { pushes } from '#database/schema/pushes.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';

interface Push {
  id: string;
  status: string;
  send_at: string;
  sent_at: string | null;
  result: object | null;
  returned_credits: number;
  return_reason: string | null;
}
interface Change {
  type: string;
  event_id: string;
  event: { title: string } | null;
  push: { id: string; report_until: string; audience: Record<string, unknown> } | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await app.runJobs();
  await setCredits(app, owner.businessId, 20);
});

async function goTo(instant: string) {
  app.clock.set(instant);
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}
const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
const tags = ['quiz', 'live_music'];
const withPush = (overrides = {}) =>
  eventInput({ push_notification: true, category: { tags, userCharacteristics: ['act_brunch'] }, ...overrides });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const { body, status } = await call<{ id: string }>(
    'POST',
    '/events',
    withPush({ status: 'published', ...overrides }),
  );
  expect(status).toBe(201);
  return body.id;
}
const pushOf = async (eventId: string) => (await call<{ push: Push }>('GET', `/events/${eventId}/push`)).body.push;
const balance = async () => (await call<{ balance: number }>('GET', '/credits/balance')).body.balance;
const spent = async (id: string) => (await call<{ credits_spent: number }>('GET', `/events/${id}`)).body.credits_spent;
const requests = async () => {
  const { body } = await callAsApp<{ data: Change[] }>(app, 'GET', '/changes?after=0&limit=200');
  return body.data.filter(({ type, event }) => type === 'push.requested' && event !== null);
};
const work = async () => {
  await app.handlers['publish-due-events']({});
  await app.handlers['send-due-pushes']({});
  await app.runJobs();
};
const good = { audience: 900, sent: 880, delivered: 800, opened: 60 };
const report = (id: string, result: object = good) => callAsApp<Push>(app, 'POST', `/pushes/${id}/result`, result);
async function sendOne(overrides: Record<string, unknown> = {}) {
  const eventId = await publish(overrides);
  await work();
  return { eventId, push: await pushOf(eventId) };
}

describe('a push', () => {
  it('goes out as the event is published, once, with the rule whom it is for', async () => {
    const { eventId, push } = await sendOne();
    expect(push).toMatchObject({ status: 'sent', sent_at: '2026-11-21T12:00:00.000Z', result: null });
    await work();
    const mine = (await requests()).filter(({ event_id: id }) => id === eventId);
    expect(mine).toMatchObject([
      {
        event: { title: eventInput().title },
        push: {
          id: push.id,
          report_until: '2026-11-22T12:00:00.000Z',
          audience: { tags, characteristics: ['act_brunch'], radius_m: 25_000 },
        },
      },
    ]);
    expect(mine[0]?.push?.audience.near).toMatchObject({ latitude: expect.any(Number) });
  });

  it('waits for the morning, and the next one of the business for the next day', async () => {
    await goTo('2026-11-21T20:30:00Z');
    const [first, second] = [await publish(), await publish()];
    expect(await pushOf(first)).toMatchObject({ status: 'planned', send_at: '2026-11-22T08:00:00.000Z' });
    expect(await pushOf(second)).toMatchObject({ status: 'planned', send_at: '2026-11-23T08:00:00.000Z' });
    await goTo('2026-11-22T07:59:00Z');
    await work();
    expect(await pushOf(first)).toMatchObject({ status: 'planned' });
    await goTo('2026-11-22T08:00:00Z');
    await work();
    expect(await pushOf(first)).toMatchObject({ status: 'sent' });
    expect(await pushOf(second)).toMatchObject({ status: 'planned' });
  });

  it('of a scheduled event goes out at its hour, and of a held one once the business is verified', async () => {
    const plan = { publish_type: 'scheduled', scheduled_date: '2026-11-25', scheduled_time: '11:00' };
    const scheduled = await call<{ id: string }>('POST', '/events', withPush({ ...plan, status: 'scheduled' }));
    expect(await pushOf(scheduled.body.id)).toBeNull();
    await goTo('2026-11-25T10:00:00Z');
    await work();
    expect(await pushOf(scheduled.body.id)).toMatchObject({ status: 'sent' });

    owner = await createOwner(app);
    await setCredits(app, owner.businessId, 20);
    const held = await publish();
    expect(await balance()).toBe(17);
    expect(await pushOf(held)).toBeNull();
    await call('PUT', '/profile', { display_name: 'Zum Anker', is_visible: true });
    const { token } = await createReviewer(app);
    const path = `/review/businesses/${owner.businessId}/verify`;
    expect((await app.call('POST', path, { token })).status).toBe(200);
    await settleDecisions(app);
    await work();
    expect(await pushOf(held)).toMatchObject({ status: 'sent' });
  });

  it('can be added to a published event, and comes back when there is no hour left', async () => {
    const id = await publish({ push_notification: false });
    await call('PATCH', `/events/${id}`, { push_notification: true });
    await work();
    expect(await pushOf(id)).toMatchObject({ status: 'sent' });
    expect(await balance()).toBe(17);

    const soon = await publish({ event_date: '2026-11-21', start_time: '20:00', end_time: null });
    expect(await pushOf(soon)).toMatchObject({ status: 'dropped', return_reason: 'no_time', returned_credits: 2 });
    expect(await spent(soon)).toBe(1);
    expect(await balance()).toBe(16);
  });

  it.each([
    ['archived', (id: string) => call('POST', `/events/${id}/archive`), 'not_public', 0],
    [
      'no longer wanted',
      (id: string) => call('PATCH', `/events/${id}`, { push_notification: false }),
      'switched_off',
      1,
    ],
    ['hidden', () => call('PUT', '/profile', { display_name: 'Zum Anker', is_visible: false }), 'not_public', 1],
  ])('that is %s before its hour is not sent, and its credits come back', async (_, end, reason, cost) => {
    await goTo('2026-11-21T20:30:00Z');
    const id = await publish();
    expect((await end(id)).status).toBeLessThan(300);
    await goTo('2026-11-22T08:00:00Z');
    await work();
    expect(await pushOf(id)).toMatchObject({ status: 'dropped', return_reason: reason, returned_credits: 2 });
    expect(await spent(id)).toBe(cost);
    expect(await balance()).toBe(20 - cost);
    expect((await requests()).filter(({ event_id: other }) => other === id)).toEqual([]);
  });

  it('that was switched off can be bought again; one that was not sent is not charged by the next edit', async () => {
    await goTo('2026-11-21T20:30:00Z');
    const [off, hidden] = [await publish(), await publish()];
    await call('PATCH', `/events/${off}`, { push_notification: false });
    await call('PUT', '/profile', { display_name: 'Zum Anker', is_visible: false });
    await goTo('2026-11-23T08:00:00Z');
    await work();
    expect(await balance()).toBe(18);
    await call('PATCH', `/events/${hidden}`, { title: 'Nur ein neuer Name' });
    expect(await balance()).toBe(18);
    await call('PUT', '/profile', { display_name: 'Zum Anker', is_visible: true });
    await call('PATCH', `/events/${off}`, { push_notification: true });
    expect(await balance()).toBe(16);
    await work();
    expect(await pushOf(off)).toMatchObject({ status: 'sent' });
  });

  it('of an event that is deleted before its hour gives its credits back', async () => {
    await goTo('2026-11-21T20:30:00Z');
    const id = await publish();
    await call('DELETE', `/events/${id}`);
    await goTo('2026-11-22T08:00:00Z');
    await work();
    expect(await balance()).toBe(20);
    expect(await app.db.select().from(appChanges).where(eq(appChanges.type, 'push.requested'))).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ eventId: id })]),
    );
  });
});

describe('the result of a push', () => {
  it('settles its credits, and a second one changes nothing', async () => {
    const { eventId, push } = await sendOne();
    const first = await report(push.id);
    expect(first).toMatchObject({ status: 200, body: { status: 'done', result: good, returned_credits: 0 } });
    const second = await report(push.id, { audience: 0, sent: 0, delivered: 0, opened: 0 });
    expect(second.body).toEqual(first.body);
    expect(await balance()).toBe(17);
    expect(await spent(eventId)).toBe(3);
  });

  it.each([
    ['too small an audience', { audience: 19, sent: 0, delivered: 0, opened: 0 }, 'small_audience', 2],
    ['under half of the low estimate', { ...good, delivered: 187 }, 'low_reach', 1],
    ['half of the low estimate', { ...good, delivered: 188 }, null, 0],
  ])('of %s gives back what it should', async (_, result, reason, back) => {
    const { eventId, push } = await sendOne();
    const { body } = await report(push.id, { ...result, opened: 0 });
    expect(body).toMatchObject({ status: 'done', return_reason: reason, returned_credits: back });
    expect(await balance()).toBe(17 + back);
    expect(await spent(eventId)).toBe(3 - back);
    const entries = await app.db.select().from(creditEntries).where(eq(creditEntries.reason, 'push_returned'));
    expect(entries.filter(({ eventId: of }) => of === eventId).map(({ amount }) => amount)).toEqual(back ? [back] : []);
  });

  it('that does not come in a day gives everything back; one that comes late is only recorded', async () => {
    const { eventId, push } = await sendOne();
    await goTo('2026-11-22T11:59:00Z');
    await work();
    expect(await pushOf(eventId)).toMatchObject({ status: 'sent' });
    await goTo('2026-11-22T12:00:00Z');
    await work();
    expect(await pushOf(eventId)).toMatchObject({ status: 'done', return_reason: 'no_result', returned_credits: 2 });
    expect(await balance()).toBe(19);
    expect((await report(push.id)).body).toMatchObject({ result: good, returned_credits: 2 });
    expect(await balance()).toBe(19);
  });

  it('counts for an event that is gone, too', async () => {
    const { eventId, push } = await sendOne();
    await call('DELETE', `/events/${eventId}`);
    expect(await balance()).toBe(18);
    expect((await report(push.id, { ...good, delivered: 10, opened: 0 })).body).toMatchObject({ returned_credits: 1 });
    expect(await balance()).toBe(19);
  });

  it.each([
    [{ ...good, sent: 901 }, 'sent'],
    [{ ...good, delivered: 881 }, 'delivered'],
    [{ ...good, opened: 801 }, 'opened'],
    [{ audience: 19, sent: 19, delivered: 19, opened: 0 }, 'sent'],
    [{ ...good, audience: -1 }, 'audience'],
    [{ ...good, opened: 1.5 }, 'opened'],
  ])('is refused when it cannot be: %j', async (result, field) => {
    const { push } = await sendOne();
    const answer = await report(push.id, result);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((answer.body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)).toContain(field);
  });

  it('is 404 of a push that is unknown or was not sent yet', async () => {
    await goTo('2026-11-21T20:30:00Z');
    const planned = await pushOf(await publish());
    for (const id of [planned.id, '01990000-0000-7000-8000-000000000000', 'nothing'])
      expect(await report(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('under load', () => {
  it('pushes of one business keep one a day, results settle once, and the ledger is exact', async () => {
    await goTo('2026-11-21T20:30:00Z');
    await setCredits(app, owner.businessId, 100);
    const ids = await Promise.all(Array.from({ length: 12 }, () => publish()));
    const planned = await app.db.select().from(pushes).where(eq(pushes.businessId, owner.businessId));
    expect(new Set(planned.map(({ day }) => day)).size).toBe(12);
    await goTo('2026-12-03T09:00:00Z');
    await Promise.all([work(), app.handlers['send-due-pushes']({})]);
    const sent = await Promise.all(ids.map(pushOf));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['sent']));
    const results = [good, { ...good, delivered: 5, opened: 0 }];
    await Promise.all(sent.flatMap(({ id }, i) => Array.from({ length: 8 }, () => report(id, results[i % 2]))));
    expect(await balance()).toBe(100 - 12 * 3 + 6);
    const differences = await findLedgerDifferences(app.db);
    expect(differences.filter(({ businessId }) => businessId === owner.businessId)).toEqual([]);
  });
});
