import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { creditAccounts, creditEntries, creditReservations } from '#database/schema/credits.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { events } from '#database/schema/events.ts';
import { users } from '#database/schema/users.ts';
import { jobs as allJobs, bindJobs } from '#server/jobs/all-jobs.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { publishDueEvent } from '#server/modules/events/events/publish-due-events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

interface EventBody extends Record<string, unknown> {
  id: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let token = '';
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  await app.runJobs();
});

/** Sets the clock and signs in again. */
async function goTo(instant: string) {
  app.clock.set(instant);
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
    json: { email: owner.email, password: owner.password },
  });
  token = body.access_token;
}
afterAll(() => app.close());
beforeEach(async () => {
  await goTo('2026-11-21T12:00:00Z');
  await app.db.delete(events);
  await app.db.delete(creditReservations);
  await app.db.delete(demoMails);
  await setCredits(app, owner.businessId, 8);
});

const call = (method: string, path: string, json?: unknown) =>
  app.call<EventBody>(method, `/events${path}`, { token, json });
const plan = { publish_type: 'scheduled', scheduled_date: '2026-11-30', scheduled_time: '18:30' };
const schedule = async (overrides: Record<string, unknown> = {}) =>
  (await call('POST', '', eventInput({ ...plan, ...overrides }))).body;
const read = async (id: string) => (await call('GET', `/${id}`)).body;
const balance = async () => (await app.call<{ balance: number }>('GET', '/credits/balance', { token })).body.balance;
const publishDue = () => app.handlers['publish-due-events']({});
const reservations = (eventId: string) =>
  app.db
    .select({ status: creditReservations.status, credits: sql<number>`sum(plan_credits)::int` })
    .from(creditReservations)
    .where(eq(creditReservations.eventId, eventId))
    .groupBy(creditReservations.status)
    .orderBy(creditReservations.status);
/** The push's price is settled by its result. */
const settled = [
  { status: 'held', credits: 2 },
  { status: 'settled', credits: 1 },
];

describe('scheduling', () => {
  it.each([
    ['standard', { push_notification: true }, 3],
    ['dialog', { featured_event: true }, 3],
  ])('under the %s tariff with %j reserves %d credits', async (tariff, options, credits) => {
    const event = await schedule({ tariff, ...options });
    expect(event).toMatchObject({
      status: 'scheduled',
      publish_at: '2026-11-30T17:30:00.000Z',
      starts_at: '2026-12-09T19:00:00.000Z',
      credits_spent: 0,
      credits_reserved: credits,
    });
    expect(await balance()).toBe(8 - credits);
    expect(await reservations(event.id)).toEqual([{ status: 'held', credits }]);
  });

  it('without a time means midnight in Berlin', async () => {
    expect(await schedule({ scheduled_time: undefined })).toMatchObject({ publish_at: '2026-11-29T23:00:00.000Z' });
  });

  it('of a draft takes the day from the call', async () => {
    const { id } = await schedule({ status: 'draft' });
    expect(await balance()).toBe(8);
    const { body } = await call('POST', `/${id}/schedule`, { scheduled_date: '2026-12-01' });
    expect(body).toMatchObject({
      status: 'scheduled',
      scheduled_date: '2026-12-01',
      scheduled_time: null,
      publish_at: '2026-11-30T23:00:00.000Z',
    });
    expect(await balance()).toBe(7);
  });

  it('again moves the minute and reserves nothing more', async () => {
    const { id } = await schedule();
    const { body } = await call('POST', `/${id}/schedule`, { scheduled_date: '2026-12-02', scheduled_time: '08:00' });
    expect(body).toMatchObject({ publish_at: '2026-12-02T07:00:00.000Z' });
    expect(await balance()).toBe(7);
  });

  it.each([
    [{ scheduled_date: '2026-11-20' }, 'scheduled_date', 'past'],
    [{ scheduled_date: '2026-11-21', scheduled_time: '12:59' }, 'scheduled_time', 'past'],
    [{ scheduled_date: '2026-12-10' }, 'scheduled_date', 'after_event'],
    [{ scheduled_date: '2026-12-09', scheduled_time: '20:30' }, 'scheduled_time', 'after_event'],
    [{ scheduled_date: null, status: 'scheduled' }, 'scheduled_date', 'required'],
    [{ title: ' ' }, 'title', 'required'],
    [{ event_date: '2027-03-30', scheduled_date: '2026-12-01' }, 'event_date', 'too_far'],
  ])('is refused with the reason: %j', async (overrides, path, code) => {
    const { body } = await call('POST', '', eventInput({ ...plan, ...overrides }));
    expect(body).toMatchObject({ status: 422, code: 'not_publishable', errors: [{ path, code }] });
    expect(await balance()).toBe(8);
    expect(await app.db.select().from(events)).toEqual([]);
  });

  it('for today without a time publishes at once, also what was scheduled for later', async () => {
    const today = { scheduled_date: '2026-11-21', scheduled_time: null };
    expect(await schedule(today)).toMatchObject({ status: 'published', credits_spent: 1, publish_at: null });
    const later = await schedule({ push_notification: true });
    const { body } = await call('POST', `/${later.id}/schedule`, today);
    expect(body).toMatchObject({ status: 'published', credits_spent: 3, credits_reserved: 0, ...today });
    expect(await balance()).toBe(4);
  });

  it('without enough credits answers 402 and leaves nothing behind', async () => {
    await setCredits(app, owner.businessId, 2);
    const answer = await call('POST', '', eventInput({ ...plan, push_notification: true }));
    expect(answer.body).toMatchObject({ status: 402, required: 3, available: 2 });
    expect(await balance()).toBe(2);
  });

  it('puts a job into the outbox for that minute', async () => {
    const { id } = await schedule();
    const { rows } = await app.db.execute<{ start_after: Date }>(
      sql`select start_after from pgboss.job where name = 'publish-event' and data->>'eventId' = ${id}`,
    );
    // Tests defer jobs by a hundred years.
    expect(rows.map(({ start_after: at }) => new Date(at).toISOString())).toEqual(['2126-11-30T17:30:00.000Z']);
  });
});

describe('a scheduled event', () => {
  it('adjusts what it holds when its options change', async () => {
    const { id } = await schedule({ push_notification: true });
    await call('PATCH', `/${id}`, { featured_event: true });
    expect(await balance()).toBe(4);
    expect((await call('PATCH', `/${id}`, { push_notification: false })).body).toMatchObject({ credits_reserved: 2 });
    expect(await balance()).toBe(6);
    await setCredits(app, owner.businessId, 1);
    expect((await call('PATCH', `/${id}`, { push_notification: true })).status).toBe(402);
    expect(await read(id)).toMatchObject({ push_notification: false, credits_reserved: 2 });
  });

  it('moves its minute when its plan changes, and stays publishable', async () => {
    const { id } = await schedule();
    const { body } = await call('PATCH', `/${id}`, { scheduled_time: null });
    expect(body).toMatchObject({ publish_at: '2026-11-29T23:00:00.000Z' });
    for (const [change, path] of [
      [{ event_date: '2026-11-29' }, 'scheduled_date'],
      [{ scheduled_date: null }, 'scheduled_date'],
      [{ publish_type: 'immediate' }, 'publish_type'],
      [{ title: '' }, 'title'],
    ] as const) {
      expect((await call('PATCH', `/${id}`, change)).body).toMatchObject({ status: 422, errors: [{ path }] });
    }
  });

  it('is given back its credits when it is withdrawn, and keeps what was typed', async () => {
    const { id } = await schedule({ push_notification: true });
    const { body } = await call('POST', `/${id}/withdraw`);
    expect(body).toMatchObject({ status: 'draft', publish_at: null, credits_reserved: 0, ...plan });
    expect(await balance()).toBe(8);
    await goTo('2026-12-01T12:00:00Z');
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'draft' });
  });

  it('is given back its credits when it is deleted', async () => {
    const { id } = await schedule({ push_notification: true });
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect(await balance()).toBe(8);
    const entries = await app.db.select().from(creditEntries).where(eq(creditEntries.eventId, id));
    expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['event_reserved', -3],
      ['reservation_released', 1],
      ['reservation_released', 2],
    ]);
  });

  it('can be published at once for what it holds', async () => {
    const { id } = await schedule({ push_notification: true });
    expect((await call('POST', `/${id}/publish`)).body).toMatchObject({
      status: 'published',
      credits_spent: 3,
      credits_reserved: 0,
      publish_at: null,
    });
    expect(await balance()).toBe(5);
    expect(await reservations(id)).toEqual(settled);
  });
});

describe('its minute', () => {
  it('publishes it, settles its credits and tells the person who made it', async () => {
    const { id } = await schedule({ push_notification: true });
    await goTo('2026-11-30T17:29:59Z');
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
    await goTo('2026-11-30T17:30:00Z');
    await publishDue();
    expect(await read(id)).toMatchObject({
      status: 'published',
      published_at: '2026-11-30T17:30:00.000Z',
      credits_spent: 3,
    });
    expect(await balance()).toBe(5);
    expect(await reservations(id)).toEqual(settled);
    const mails = await app.mails();
    expect(mails).toMatchObject([{ to: owner.email, subject: '„Kneipenquiz“ ist jetzt live' }]);
    expect(mails[0]?.text).toContain('3 reservierte Credits');
    expect((await call('PATCH', `/${id}`, { push_notification: true, featured_event: true })).body).toMatchObject({
      credits_spent: 4,
    });
  });

  it('is told in the language of the person', async () => {
    await app.db.update(users).set({ language: 'en' }).where(eq(users.email, owner.email));
    await schedule();
    await goTo('2026-12-01T00:00:00Z');
    await publishDue();
    expect(await app.mails()).toMatchObject([{ subject: '“Kneipenquiz” is live now' }]);
    await app.db.update(users).set({ language: 'de' }).where(eq(users.email, owner.email));
  });

  it('that passed while no server ran publishes at the next start', async () => {
    const { id } = await schedule();
    await goTo('2026-12-05T09:00:00Z');
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'published' });
  });

  it('that passed until the event was over gives it back as a draft', async () => {
    const { id } = await schedule({ push_notification: true });
    await goTo('2026-12-10T09:00:00Z');
    await publishDue();
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'draft', publish_at: null, credits_spent: 0, credits_reserved: 0 });
    expect(await reservations(id)).toEqual([{ status: 'released', credits: 3 }]);
    expect(await app.mails()).toMatchObject([{ subject: '„Kneipenquiz“ wurde nicht veröffentlicht' }]);
  });

  it.each([
    ['that the spring change skips', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['of midnight before the spring change', '2027-03-28', null, '2027-03-27T23:00:00Z'],
    ['of midnight after the spring change', '2027-03-29', null, '2027-03-28T22:00:00Z'],
  ])('%s is the right one', async (_, scheduled_date, scheduled_time, instant) => {
    await goTo('2027-03-20T12:00:00Z');
    await app.db.update(creditAccounts).set({ planEndsAt: null });
    const { id } = await schedule({ event_date: '2027-04-01', scheduled_date, scheduled_time });
    await goTo(instant);
    app.clock.advance({ seconds: -1 });
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
    app.clock.advance({ seconds: 1 });
    await publishDue();
    expect(await read(id)).toMatchObject({ status: 'published' });
  });
});

describe('two processes on one database', () => {
  it('publish a scheduled event once', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = databaseUrl(inject('testServerUrl'), rows[0]?.name ?? '');
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const { db, close } = connectDatabase(url);
        const jobs = await startJobQueue(
          allJobs,
          { connectionString: url, schedule: false, supervise: false },
          (error) => {
            throw error;
          },
        );
        const handlers = bindJobs({ ...app.deps, db, jobs });
        return { db, jobs, handlers, close };
      }),
    );
    const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await schedule()).id));
    await goTo('2026-11-30T17:30:00Z');
    await Promise.all(processes.map(({ jobs, handlers }) => jobs.work(handlers)));
    await Promise.all(
      processes.flatMap(({ db, jobs, handlers }) => [
        ...ids.map((eventId) => db.transaction((tx) => jobs.enqueue(tx, publishDueEvent, { eventId }))),
        ...[1, 2, 3].map(() => handlers['publish-due-events']({})),
      ]),
    );
    const published = () => app.db.select().from(events).where(eq(events.status, 'published'));
    await expect.poll(async () => (await published()).length).toBe(5);
    await expect.poll(async () => (await app.db.select().from(demoMails)).length).toBe(5);
    for (const { jobs, close } of processes) {
      await jobs.stop();
      await close();
    }
    await app.runJobs();
    expect(await app.db.select().from(demoMails)).toHaveLength(5);
    const settled = and(eq(creditReservations.businessId, owner.businessId), eq(creditReservations.status, 'settled'));
    expect(await app.db.select().from(creditReservations).where(settled)).toHaveLength(5);
    expect(await balance()).toBe(3);
  });
});
