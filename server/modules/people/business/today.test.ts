import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { TodaySchema } from '#contract/today.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

type Today = z.output<typeof TodaySchema>;

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
/** Noon of a Friday, Europe/Berlin, like all times below. */
beforeEach(async () => {
  app.clock.set('2026-11-27T11:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});

async function create(overrides: Record<string, unknown> = {}): Promise<string> {
  const json = eventInput({ event_date: '2026-11-27', status: 'published', ...overrides });
  const { status, body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
  expect(status).toBe(201);
  return body.id;
}
async function today(query = '', token = owner.token): Promise<Today> {
  const { status, body } = await app.call<Today>('GET', `/business/today${query}`, { token });
  expect(status).toBe(200);
  return body;
}
const join = (id: string, name: string, size = 1) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: name, display_name: name, party_size: size });

describe('the event of tonight', () => {
  it('is the first of today, and what comes after it is next, however they were created', async () => {
    await create({ title: 'In zwei Wochen', event_date: '2026-12-11' });
    await create({ title: 'Später heute', start_time: '22:00', end_time: null });
    await create({ title: 'Morgen', event_date: '2026-11-28' });
    await create({ title: 'Heute', start_time: '19:00', end_time: '21:00' });
    const { events, is_tonight } = await today();
    expect(is_tonight).toBe(true);
    expect(events.map(({ title }) => title)).toEqual(['Heute', 'Später heute', 'Morgen']);
  });

  it('stays on after midnight until it is over', async () => {
    await create({ title: 'Lange Nacht', start_time: '22:00', end_time: '04:00' });
    await create({ title: 'Samstag', event_date: '2026-11-28' });
    app.clock.set('2026-11-27T23:30:00Z');
    expect(await today()).toMatchObject({ events: [{ title: 'Lange Nacht' }, { title: 'Samstag' }], is_tonight: true });
    app.clock.set('2026-11-28T03:00:00Z');
    expect(await today()).toMatchObject({ events: [{ title: 'Samstag' }], is_tonight: true });
  });

  it('is the next one where nothing is planned today', async () => {
    await create({ title: 'Dezember', event_date: '2026-12-11' });
    expect(await today()).toMatchObject({ events: [{ title: 'Dezember' }], is_tonight: false, template: null });
  });

  it('is missing with nothing planned, and what took place last can be the beginning of a new one', async () => {
    expect(await today()).toMatchObject({
      events: [],
      is_tonight: false,
      template: null,
      is_new: true,
      event_count: 0,
    });
    const last = await create({ title: 'Kneipenquiz' });
    app.clock.set('2026-12-02T11:00:00Z');
    const { token } = await createMember(app, owner.businessId);
    expect(await today('', token)).toMatchObject({
      events: [],
      is_new: false,
      event_count: 1,
      template: { id: last, title: 'Kneipenquiz', event_date: '2026-11-27' },
    });
  });
});

describe('who came', () => {
  it('are the people of tonight’s event since the last look, parties in full, newest first', async () => {
    const id = await create();
    await join(id, 'Ute');
    app.clock.advance({ minutes: 5 });
    const look = app.clock.now().toISOString();
    app.clock.advance({ minutes: 5 });
    await join(id, 'Emil', 3);
    await join(await create({ event_date: '2026-12-05' }), 'Greta');
    const { events, arrivals } = await today(`?since=${look}`);
    expect(events[0]?.participant_counts.joined).toBe(4);
    expect(arrivals).toEqual({
      since: 3,
      week: 5,
      newest: [
        { display_name: 'Emil', party_size: 3, joined_at: '2026-11-27T11:10:00.000Z' },
        { display_name: 'Ute', party_size: 1, joined_at: '2026-11-27T11:00:00.000Z' },
      ],
    });
    expect((await today()).arrivals).toMatchObject({ since: null, week: 5 });
  });

  it('are not those who left again or only applied', async () => {
    const id = await create({ approval_method: 'application' });
    await join(id, 'Ute');
    const other = await create({ start_time: '18:00', end_time: '19:00' });
    await join(other, 'Emil');
    await callAsApp(app, 'DELETE', `/events/${other}/participants`, { user_id: 'Emil' });
    expect((await today('?since=2026-11-27T10:00:00.000Z')).arrivals).toEqual({ since: 0, week: 0, newest: [] });
  });

  it('have no names for a member who may not see the guests, who still learns how many there are', async () => {
    const id = await create();
    await join(id, 'Ute');
    const { token } = await createMember(app, owner.businessId, { permissions: ['create_events', 'view_analytics'] });
    const seen = await today('', token);
    expect(seen.arrivals).toEqual({ since: null, week: 1, newest: null });
    expect(seen.events[0]?.participant_counts.joined).toBe(1);
    expect(JSON.stringify(seen)).not.toContain('Ute');
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    expect((await today('', editor.token)).arrivals.newest).toMatchObject([{ display_name: 'Ute' }]);
  });

  it('are never those of another business', async () => {
    const id = await create();
    await join(id, 'Ute');
    const other = await createOwner(app);
    expect(await today('', other.token)).toMatchObject({ events: [], arrivals: { week: 0, newest: [] } });
  });
});

describe('what waits', () => {
  it('are requests of all events that come, with the first of these', async () => {
    const later = await create({ title: 'Später', event_date: '2026-12-05', approval_method: 'application' });
    const soon = await create({ title: 'Bald', approval_method: 'application' });
    await join(later, 'Ute');
    await join(soon, 'Emil', 2);
    expect((await today()).requests).toEqual({ people: 3, events: 2, event_id: soon, title: 'Bald' });
    app.clock.set('2026-11-28T11:00:00Z');
    const { token } = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    expect((await today('', token)).requests).toEqual({ people: 1, events: 1, event_id: later, title: 'Später' });
  });

  it('is the draft begun last, with what it lacks', async () => {
    await create({ status: 'draft' });
    app.clock.advance({ minutes: 1 });
    const id = await create({ title: 'Fasstrunk', status: 'draft', event_date: null });
    expect((await today()).draft).toEqual({
      id,
      title: 'Fasstrunk',
      tariff: 'standard',
      missing: ['event_date'],
      drafts: 2,
    });
  });

  it('is nothing for a member who may change neither', async () => {
    await join(await create({ approval_method: 'application' }), 'Ute');
    await create({ status: 'draft' });
    const { token } = await createMember(app, owner.businessId, { permissions: ['create_events'] });
    expect(await today('', token)).toMatchObject({ requests: null, draft: null, parts: { draft: true } });
  });
});

describe('open or closed', () => {
  const setHours = (friday: { open: string; close: string; closed: boolean }) =>
    app.db
      .update(businessProfiles)
      .set({ openingHours: { ...defaultOpeningHours(), friday, saturday: { ...friday, closed: true } } })
      .where(eq(businessProfiles.businessId, owner.businessId));

  it('says until when, past midnight too', async () => {
    await setHours({ open: '17:00', close: '04:00', closed: false });
    expect((await today()).open_state).toMatchObject({ is_open: false, opens_at: '2026-11-27T16:00:00.000Z' });
    app.clock.set('2026-11-27T23:30:00Z');
    expect((await today()).open_state).toEqual({
      is_open: true,
      closes_at: '2026-11-28T03:00:00.000Z',
      opens_at: null,
      reason: null,
    });
  });
});

describe('setting up', () => {
  it('begins with nothing finished, and each part counts by itself', async () => {
    const nothing = { image: false, hours: false, draft: false, proof: false };
    expect((await today()).parts).toEqual(nothing);
    const { openingHours } = (
      await app.db.select().from(businessProfiles).where(eq(businessProfiles.businessId, owner.businessId))
    )[0] ?? { openingHours: defaultOpeningHours() };
    openingHours.monday.closed = true;
    await app.db
      .update(businessProfiles)
      .set({ openingHours })
      .where(eq(businessProfiles.businessId, owner.businessId));
    expect((await today()).parts).toEqual({ ...nothing, hours: true });
    await create({ status: 'draft' });
    expect((await today()).parts).toEqual({ ...nothing, hours: true, draft: true });
  });
});

it.each(['gestern', '2026-11-27', '9999-01-01T00:00:00.000Z'])('refuses a last look at %j', async (since) => {
  expect(await app.call('GET', `/business/today?since=${since}`, { token: owner.token })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ path: 'since' }] },
  });
});

describe('a verification', () => {
  const seen = (token: string) => app.call('POST', '/business/verification/seen', { token });

  it('is new to each member until they have seen it, and to nobody who joins later', async () => {
    owner = await createOwner(app);
    const early = await createMember(app, owner.businessId);
    expect((await today()).is_just_verified).toBe(false);
    const rita = await createReviewer(app);
    app.clock.advance({ seconds: 60 });
    await app.call('POST', `/review/businesses/${owner.businessId}/verify`, { token: rita.token });
    expect((await today()).is_just_verified).toBe(false);
    await settleDecisions(app);
    expect((await today()).is_just_verified).toBe(true);
    expect((await seen(owner.token)).status).toBe(204);
    expect((await today()).is_just_verified).toBe(false);
    expect((await today('', early.token)).is_just_verified).toBe(true);
  });
});
