import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { bindJobs } from '#server/jobs/all-jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 20);
  id = await publish();
  await join('a');
});

async function goTo(instant: string) {
  app.clock.set(instant);
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}
const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides = {}) {
  const json = eventInput({ status: 'published', capacity: 5, waiting_list: true, ...overrides });
  return (await call<{ id: string }>('POST', '/events', json)).body.id;
}
const join = (user: string, size = 1) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user, party_size: size });
const work = () => app.handlers['send-reminders']({});
async function reminded(eventId = id) {
  const rows = await app.db.select().from(appChanges).where(eq(appChanges.eventId, eventId)).orderBy(appChanges.id);
  return rows.filter(({ type }) => type === 'person.reminder').map(({ userId }) => userId);
}

/* 20:00 in Berlin on 9 December, 19:00 UTC. */
describe('a reminder', () => {
  it('comes a day and two hours before the start, once for each guest with a place, whoever works', async () => {
    await join('b', 4);
    await join('waits');
    await goTo('2026-12-08T18:59:00Z');
    await work();
    expect(await reminded()).toEqual([]);
    await goTo('2026-12-08T19:00:00Z');
    const other = bindJobs(app.deps);
    await Promise.all([work(), other['send-reminders']({}), work(), other['send-reminders']({})]);
    expect(await reminded()).toEqual(['a', 'b']);
    await goTo('2026-12-09T17:00:00Z');
    await Promise.all([work(), other['send-reminders']({})]);
    await work();
    expect(await reminded()).toEqual(['a', 'b', 'a', 'b']);
  });

  it('that a server missed is sent late as long as it makes sense, and only the last one', async () => {
    await goTo('2026-12-09T12:00:00Z');
    await work();
    expect(await reminded()).toEqual(['a']);
    const second = await publish({ event_date: '2026-12-12' });
    await callAsApp(app, 'POST', `/events/${second}/participants`, { user_id: 'z', display_name: 'Z' });
    await goTo('2026-12-12T18:00:00Z');
    await work();
    await work();
    expect(await reminded(second)).toEqual(['z']);
    const third = await publish({ event_date: '2026-12-20' });
    await callAsApp(app, 'POST', `/events/${third}/participants`, { user_id: 'z', display_name: 'Z' });
    await goTo('2026-12-20T19:00:00Z');
    await work();
    expect(await reminded(third)).toEqual([]);
  });

  it('can be switched off, and on again', async () => {
    await call('PATCH', `/events/${id}`, { guest_reminders: false });
    await goTo('2026-12-08T19:00:00Z');
    await work();
    expect(await reminded()).toEqual([]);
    expect((await call('PATCH', `/events/${id}`, { guest_reminders: true })).body).toMatchObject({
      guest_reminders: true,
    });
    await goTo('2026-12-09T17:00:00Z');
    await work();
    expect(await reminded()).toEqual(['a']);
  });

  it('follows a move, and comes again for the new day', async () => {
    await goTo('2026-12-08T19:00:00Z');
    await work();
    await call('PATCH', `/events/${id}`, { event_date: '2026-12-16' });
    await goTo('2026-12-09T17:00:00Z');
    await work();
    expect(await reminded()).toEqual(['a']);
    await goTo('2026-12-15T19:00:00Z');
    await work();
    expect(await reminded()).toEqual(['a', 'a']);
  });

  it('is not lost when something else about the event is edited as it is due', async () => {
    await goTo('2026-12-08T19:00:00Z');
    await call('PATCH', `/events/${id}`, { title: 'Neuer Name' });
    await work();
    expect(await reminded()).toEqual(['a']);
  });

  it('is not sent of an event that was cancelled or archived', async () => {
    await call('POST', `/events/${id}/cancel`, {});
    await goTo('2026-12-08T19:00:00Z');
    await work();
    expect(await reminded()).toEqual([]);
  });
});
