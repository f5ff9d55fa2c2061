import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { placePath } from '#domain/web-guests/addresses.ts';
import { systemContext } from '#server/context/context.ts';
import { requestPlace } from '#server/modules/guests/web-guests/request-place.ts';
import { guestSecret } from '#server/security/guest-secrets.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, setPlan, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

const PLACES = 50;
const PER_CHANNEL = 50;

let app: TestApp;
let site: ReturnType<typeof createTestSite>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let key = '';
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
  await setPlan(app, owner.businessId, 'starter');
  const json = { name: 'Kasse', scopes: ['participants:write'] };
  key = (await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json })).body.key;
});
afterAll(() => app.close());

const sizeOf = (index: number) => 1 + ((index * 7) % 4);

async function publish(overrides: object): Promise<string> {
  const json = eventInput({ capacity: PLACES, status: 'published', ...overrides });
  return (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
}

/** Requests of guests without the app; returns the pages that confirm them. */
async function requestAll(id: string): Promise<string[]> {
  const pages: string[] = [];
  for (let index = 0; index < PER_CHANNEL; index++) {
    const email = `wolke${index}@post.example`;
    const request = { email, displayName: `web${index}`, partySize: sizeOf(index), sharesEmail: false, answers: [] };
    await app.db.delete(rateLimits);
    await requestPlace(systemContext(app.deps), id, request);
    pages.push(placePath(guestSecret(app.deps.config.secretKey, { eventId: id, email })));
  }
  await app.db.delete(rateLimits);
  return pages;
}

/** Statuses of two hundred concurrent joins on four channels. */
async function joinAll(id: string, pages: string[]): Promise<number[]> {
  const path = `/events/${id}/participants`;
  const joins = pages.flatMap((page, index) => {
    const party_size = sizeOf(index);
    const added = { display_name: `added${index}`, party_size };
    const headers = { 'X-API-Key': key, 'Idempotency-Key': randomUUID() };
    return [
      callAsApp(app, 'POST', path, { user_id: `app${index}`, display_name: `app${index}`, party_size }),
      site.request(page, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) }),
      app.call('POST', path, { token: owner.token, json: added }),
      app.call('POST', path, { headers, json: { ...added, external_id: `k${index}` } }),
    ];
  });
  return (await Promise.all(joins)).map(({ status }) => status);
}

const rowsOf = (id: string) =>
  app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id)).orderBy(asc(eventParticipants.seq));

it('two hundred parties from app, web, owner and key get fifty places exactly, in their order', async () => {
  const id = await publish({ waiting_list: true });
  const pages = await requestAll(id);
  app.clock.advance({ minutes: 10 });
  await app.handlers['release-held-places']({});
  const statuses = await joinAll(id, pages);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(4 * PER_CHANNEL);
  expect(new Set(rows.map(({ channel }) => channel))).toEqual(new Set(['app', 'web', 'owner', 'api']));
  let taken = 0;
  for (const { seq, status, partySize } of rows) {
    const fits = taken + partySize <= PLACES;
    expect([seq, status]).toEqual([seq, fits ? 'joined' : 'waiting']);
    if (fits) taken += partySize;
  }
  expect(taken).toBe(PLACES);
  const [event] = await app.db.select().from(events).where(eq(events.id, id));
  const waiting = rows.filter(({ status }) => status === 'waiting').reduce((sum, row) => sum + row.partySize, 0);
  expect(event).toMatchObject({ joinedCount: PLACES, waitingCount: waiting, offeredCount: 0, unconfirmedCount: 0 });
}, 120_000);

it('without a waiting list, held places go to who confirms, and everyone else is refused with 409', async () => {
  const id = await publish({ waiting_list: false });
  const pages = await requestAll(id);
  const [before] = await app.db.select().from(events).where(eq(events.id, id));
  expect(before?.unconfirmedCount).toBe(PLACES / 10);
  const statuses = await joinAll(id, pages);
  expect(statuses.filter((status) => status >= 400 && status !== 409)).toEqual([]);
  const rows = await rowsOf(id);
  const joined = rows.reduce((sum, { partySize }) => sum + partySize, 0);
  expect(rows.every(({ status }) => status === 'joined')).toBe(true);
  expect(joined).toBe(PLACES);
  // Five places are held for the first two requests.
  expect(rows.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(['web0', 'web1']));
  const [event] = await app.db.select().from(events).where(eq(events.id, id));
  expect(event).toMatchObject({ joinedCount: PLACES, waitingCount: 0, unconfirmedCount: 0 });
}, 120_000);
