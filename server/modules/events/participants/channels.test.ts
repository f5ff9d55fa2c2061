import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventParticipants } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { webUserId } from '#domain/events/channels.ts';
import { heldMinutes } from '#domain/web-guests/held-places.ts';
import { systemContext } from '#server/context/context.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { lockPublicEvent } from '#server/modules/guests/app-gateway/lock-public-event.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});
afterAll(() => app.close());

const ask = async <T>(path: string) => (await app.call<T>('GET', path, { token: owner.token })).body;

async function publish(overrides: Record<string, unknown> = {}) {
  const json = eventInput({ ...overrides, status: 'published' });
  return (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
}
async function joinOnWeb(id: string, displayName: string, partySize = 1) {
  const userId = webUserId(randomUUID());
  return joinEvent(systemContext(app.deps), id, { userId, displayName, partySize, channel: 'web' }, lockPublicEvent);
}
const joinInApp = (id: string, user: string) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user });

it('shows owners and their programs how each guest came', async () => {
  const json = { url: 'https://hooks.example/in', event_types: ['participant.joined'] };
  const hook = await app.call<{ id: string }>('POST', '/webhooks', { token: owner.token, json });
  const id = await publish();
  await joinInApp(id, 'ada');
  await joinOnWeb(id, 'Ben', 2);
  const { data } = await ask<{ data: { display_name: string; channel: string }[] }>(`/events/${id}/participants`);
  expect(data.map(({ display_name, channel }) => [display_name, channel])).toEqual([
    ['ada', 'app'],
    ['Ben', 'web'],
  ]);
  const csv = await app.app.request(`/api/v1/events/${id}/participants?format=csv`, {
    headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${owner.token}` },
  });
  expect((await csv.text()).split(/\r?\n/).map((line) => line.split(/[,;]/).at(-4)?.replaceAll('"', ''))).toEqual(
    expect.arrayContaining(['channel', 'app', 'web']),
  );
  const figures = await ask(`/analytics/events/${id}`);
  expect(figures).toMatchObject({
    channels: [
      { channel: 'app', participants: 1 },
      { channel: 'web', participants: 2 },
      { channel: 'owner', participants: 0 },
      { channel: 'api', participants: 0 },
    ],
  });
  const messages = await ask<{ data: { data: { participant: object } }[] }>(`/webhooks/${hook.body.id}/messages`);
  expect(JSON.stringify(messages)).toContain('"channel":"web"');
});

it('tells the app of guests without it as numbers alone', async () => {
  const id = await publish();
  const { next } = (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body;
  const ben = await joinOnWeb(id, 'Ben Bunt', 3);
  await app.call('POST', `/events/${id}/messages`, { token: owner.token, json: { text: 'Kommt durch den Hof.' } });
  const read = await callAsApp<{ data: { type: string; event: { participant_counts: object } }[] }>(
    app,
    'GET',
    `/changes?after=${next}&limit=200`,
  );
  expect(read.body.data).toMatchObject([{ type: 'event.changed', event: { participant_counts: { joined: 3 } } }]);
  expect(JSON.stringify(read.body)).not.toMatch(/web:|Bunt/);
  for (const [method, path, json] of [
    ['GET', `/people/${ben.userId}`, undefined],
    ['GET', `/people/${ben.userId}/events`, undefined],
    ['DELETE', `/people/${ben.userId}`, undefined],
    ['DELETE', `/events/${id}/participants`, { user_id: ben.userId }],
    ['POST', `/events/${id}/participants`, { user_id: 'web:x', display_name: 'x' }],
  ] as const) {
    expect([404, 422], `${method} ${path}`).toContain((await callAsApp(app, method, path, json)).status);
  }
  const [row] = await app.db.select().from(eventParticipants).where(eq(eventParticipants.userId, ben.userId));
  expect(row).toMatchObject({ status: 'joined', displayName: 'Ben Bunt' });
});

it('keeps places for unconfirmed requests until their time is over, then offers them', async () => {
  const id = await publish({ capacity: 10, waiting_list: true });
  for (let i = 0; i < 9; i++) await joinInApp(id, `u${i}`);
  const { businessId } = owner;
  const heldUntil = new Date(app.clock.now().getTime() + heldMinutes * 60_000);
  await app.db.insert(webGuests).values({
    ...{ id: randomUUID(), eventId: id, businessId, email: 'eva@post.example', displayName: 'Eva', partySize: 1 },
    ...{ language: 'de', isAdult: true, secretHash: randomUUID(), heldUntil, createdAt: app.clock.now() },
  });
  await app.db.execute(`update events set unconfirmed_count = 1 where id = '${id}'`);
  expect(await joinOnWeb(id, 'Late')).toMatchObject({ status: 'waiting' });
  await app.handlers['release-held-places']({});
  const counts = async () => (await ask<{ participant_counts: object }>(`/events/${id}`)).participant_counts;
  expect(await counts()).toEqual({ joined: 9, waiting: 1, applied: 0, offered: 1 });
  app.clock.advance({ minutes: 10 });
  await app.handlers['release-held-places']({});
  expect(await counts()).toEqual({ joined: 9, waiting: 0, applied: 0, offered: 1 });
  const { data } = await ask<{ data: object[] }>(`/events/${id}/participants?status=offered`);
  expect(data).toMatchObject([{ display_name: 'Late', channel: 'web' }]);
});

it('forgets what a guest without the app entered together with the guest', async () => {
  const id = await publish({ event_date: '2026-11-30' });
  const gerda = await joinOnWeb(id, 'Gerda');
  const { businessId } = owner;
  await app.db.insert(webGuests).values({
    ...{ id: randomUUID(), eventId: id, businessId, email: 'gerda@post.example', displayName: 'Gerda', partySize: 1 },
    ...{ language: 'de', isAdult: true, secretHash: randomUUID(), createdAt: app.clock.now() },
    ...{ userId: gerda.userId, confirmedAt: app.clock.now() },
  });
  app.clock.advance({ days: 120 });
  await app.handlers['sweep-expired']({});
  const rows = await app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id));
  expect(rows).toMatchObject([{ displayName: '', channel: 'web', userId: expect.stringMatching(/^erased-/) }]);
  expect(await app.db.$count(webGuests, eq(webGuests.eventId, id))).toBe(0);
});
