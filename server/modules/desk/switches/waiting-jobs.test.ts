import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { importSources } from '#database/schema/import-sources.ts';
import { pushes } from '#database/schema/pushes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { calendarOf, startSourceServer } from '#tests/support/source-server.ts';
import { throwSwitch } from '#tests/support/switches.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

/* Jobs of a part that is switched off wait, then go on: nothing is lost, nothing happens twice. */
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let lead = '';
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let source: Awaited<ReturnType<typeof startSourceServer>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  source = await startSourceServer();
  app = await createTestApp({ allowPrivateWebhooks: true });
});
afterAll(async () => {
  await app.close();
  receiver.close();
  source.close();
});
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  await app.db.delete(rateLimits);
  lead = (await createReviewer(app, undefined, 'lead')).token;
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
  receiver.received.length = 0;
});

async function post(path: string, json?: unknown) {
  const answer = await app.call<{ id: string }>('POST', path, { token: owner.token, json });
  expect([answer.status < 300, answer.body]).toEqual([true, answer.body]);
  return answer;
}
const off = (name: Parameters<typeof throwSwitch>[2]) => throwSwitch(app, lead, name, true);
const on = (name: Parameters<typeof throwSwitch>[2]) => throwSwitch(app, lead, name, false);
async function goTo(instant: string) {
  app.clock.set(instant);
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}

describe('webhooks', () => {
  it('are stored while they are off, and delivered once each in their order afterwards', async () => {
    await post('/webhooks', { url: receiver.url, event_types: ['event.created'], includes_drafts: true });
    await off('webhooks');
    for (const title of ['Quiz', 'Tanz', 'Lesung']) await post('/events', eventInput({ title }));
    await app.runJobs();
    // The hourly sweep adds no second job for what waits.
    app.clock.advance({ hours: 3 });
    await app.handlers['sweep-expired']({});
    await app.runJobs();
    expect(receiver.received).toEqual([]);
    const waiting = await app.db
      .select({ attempts: webhookDeliveries.attempts, status: webhookDeliveries.status })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.businessId, owner.businessId));
    expect(waiting).toEqual(Array.from({ length: 3 }, () => ({ attempts: 0, status: 'pending' })));
    lead = (await createReviewer(app, undefined, 'lead')).token;
    await on('webhooks');
    await app.handlers['sweep-expired']({});
    await app.runJobs();
    await app.runJobs();
    const titles = receiver.received.map(({ body }) => JSON.parse(body).data.event.title);
    expect(titles.toSorted()).toEqual(['Lesung', 'Quiz', 'Tanz']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });
});

describe('pushes', () => {
  it('wait planned while results are settled, and go out once', async () => {
    await off('pushes');
    const { body } = await post('/events', eventInput({ status: 'published', push_notification: true }));
    const state = async () => {
      const [push] = await app.db.select().from(pushes).where(eq(pushes.eventId, body.id));
      return push?.status;
    };
    const work = async () => {
      await app.handlers['send-due-pushes']({});
      await app.runJobs();
    };
    await work();
    expect(await state()).toBe('planned');
    await on('pushes');
    await work();
    await work();
    expect(await state()).toBe('sent');
  });
});

describe('publishing', () => {
  it('keeps scheduled events until it is on again', async () => {
    const plan = { publish_type: 'scheduled', scheduled_date: '2026-11-22', scheduled_time: '13:00' };
    const { body } = await post('/events', eventInput({ ...plan, status: 'scheduled' }));
    const state = async () => (await app.db.select().from(events).where(eq(events.id, body.id)))[0]?.status;
    await off('publishing');
    await goTo('2026-11-22T13:00:00Z');
    await app.handlers['publish-event']({ eventId: body.id });
    await app.handlers['publish-due-events']({});
    expect(await state()).toBe('scheduled');
    lead = (await createReviewer(app, undefined, 'lead')).token;
    await on('publishing');
    await app.handlers['publish-due-events']({});
    expect(await state()).toBe('published');
  });

  it('lets a source add its events at the next look', async () => {
    const calendar = calendarOf({}, { uid: 'b', title: 'Jazz', start: '20261210T190000Z' });
    source.reply = (response) => response.writeHead(200, { ETag: '"1"' }).end(calendar);
    await off('publishing');
    await post('/import-sources', {
      url: `http://127.0.0.1:${source.port}/a.ics`,
      rule: 'publish',
      monthly_credits: 10,
    });
    const states = async () =>
      (await app.db.select().from(events).where(eq(events.businessId, owner.businessId))).map(({ status }) => status);
    await app.runJobs();
    expect(await states()).toEqual([]);
    await on('publishing');
    app.clock.advance({ hours: 1 });
    await app.handlers['look-at-due-sources']({});
    await app.runJobs();
    expect(await states()).toEqual(['published', 'published']);
    await app.db.delete(importSources);
  });

  it('puts the night run of series off', async () => {
    await off('publishing');
    await app.handlers['roll-series-over']({});
    const { rows } = await app.db.execute(
      `select count(*)::int as n from pgboss.job where name = 'roll-series-over' and state = 'created'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await on('publishing');
  });
});

describe('sources', () => {
  it('are not looked at while they are off; a look that was claimed before happens afterwards', async () => {
    source.reply = (response) => response.writeHead(200).end(calendarOf({}));
    const { body } = await post('/import-sources', {
      url: `http://127.0.0.1:${source.port}/b.ics`,
      rule: 'draft',
      monthly_credits: null,
    });
    await off('sources');
    source.seen.length = 0;
    await app.runJobs();
    app.clock.advance({ hours: 2 });
    await app.handlers['look-at-due-sources']({});
    await app.runJobs();
    expect(source.seen).toEqual([]);
    await on('sources');
    await app.handlers['look-at-due-sources']({});
    await app.runJobs();
    expect(source.seen).toHaveLength(1);
    const [read] = await app.db.select().from(importSources).where(eq(importSources.id, body.id));
    expect(read?.lookingSince).toBeNull();
  });
});
