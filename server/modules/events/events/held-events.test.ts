import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessProfiles } from '#database/schema/businesses.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { eventHolds } from '#database/schema/event-holds.ts';
import { pushes } from '#database/schema/pushes.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { systemContext } from '#server/context/context.ts';
import { releaseDueEvent } from '#server/modules/events/events/release-event.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, setPlan, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';

type EventBody = Record<string, unknown> & { id: string; held_until: string | null; hold_reasons: string[] };

const NOON = '2026-11-21T12:00:00.000Z';
const FOUR = '2026-11-21T16:00:00.000Z';
const linked = { description: 'Mehr unter https://bit.ly/3xYz am Tresen.' };

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let start: string;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp({ holdFirstEvents: 2 });
  rita = await createReviewer(app, 'rita');
});
afterAll(async () => {
  // Invariants: credits add up, and guests find what is public.
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  expect(await reconcileGuestView(systemContext(app.deps))).toBe(0);
  await app.close();
});
beforeEach(async () => {
  app.clock.set(NOON);
  await app.runJobs();
  owner = await openShop();
  start = (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body.next;
});

async function openShop(overrides: Record<string, unknown> = {}) {
  const shop = await createOwner(app, overrides);
  await verifyBusiness(app, shop.businessId);
  await setCredits(app, shop.businessId, 40);
  return shop;
}

const call = <T = EventBody>(method: string, path: string, json?: unknown, token = owner.token) =>
  app.call<T>(method, path, { token, json });
const publish = async (overrides: Record<string, unknown> = {}, token = owner.token) => {
  const answer = await call('POST', '/events', eventInput({ status: 'published', ...overrides }), token);
  expect(answer.status).toBe(201);
  return answer.body;
};
const read = async (id: string) => (await call('GET', `/events/${id}`)).body;
const balance = async () => (await call('GET', '/credits/balance')).body.balance;
const change = async (id: string, json: Record<string, unknown>) => {
  const answer = await call('PATCH', `/events/${id}`, json);
  expect(answer.status).toBe(200);
  return answer.body;
};
const seen = async (id: string) => (await callAsApp(app, 'GET', `/events/${id}`)).status === 200;
const told = async (id: string) => {
  const { body } = await callAsApp<{ data: { type: string; event_id: string }[] }>(
    app,
    'GET',
    `/changes?limit=200&after=${start}`,
  );
  return body.data.filter(({ event_id }) => event_id === id).map(({ type }) => type);
};
const release = (id: string, token = rita.token) => app.call('POST', `/review/held/${id}/release`, { token });
interface Held {
  event: { id: string; title: string };
  held_until: string | null;
  signals: { signal: string; field: string | null; text: string | null; other: { title: string } | null }[];
}
const list = async () =>
  (await app.call<{ data: Held[]; total: number }>('GET', '/review/held', { token: rita.token })).body;
const held = async (id: string) => (await list()).data.find(({ event }) => event.id === id);
async function settle() {
  for (const title of ['Erster Abend', 'Zweiter Abend']) await release((await publish({ title })).id);
}

describe('the first events of a business', () => {
  it('are held four hours: paid, and seen by nobody', async () => {
    const [first, second, third] = [await publish(), await publish(), await publish()];
    expect(first).toMatchObject({
      status: 'published',
      held_until: FOUR,
      hold_reasons: ['first_events'],
      credits_spent: 1,
    });
    expect(second.hold_reasons).toEqual(['first_events']);
    expect(third).toMatchObject({ held_until: null, hold_reasons: [] });
    expect(await balance()).toBe(37);
    expect([await seen(first.id), await seen(third.id)]).toEqual([false, true]);
    expect(await told(first.id)).toEqual([]);
    const path = new URL(String(first.page_url)).pathname;
    expect(path).toMatch(/^\/e\//);
    const join = await callAsApp(app, 'POST', `/events/${first.id}/participants`, {
      user_id: 'ute',
      display_name: 'Ute',
    });
    expect(join.status).toBe(404);
    const interest = await callAsApp(app, 'POST', `/events/${first.id}/interest`, { kind: 'opened' });
    expect(interest.status).toBe(404);
  });

  it('go by themselves when the four hours are over, and not before', async () => {
    const { id } = await publish();
    app.clock.set('2026-11-21T15:59:59.000Z');
    await app.handlers['release-due-events']({});
    expect(await seen(id)).toBe(false);
    app.clock.set(FOUR);
    await app.handlers['release-due-events']({});
    expect(await seen(id)).toBe(true);
    expect(await told(id)).toEqual(['event.published']);
    expect(await read(id)).toMatchObject({ held_until: null, hold_reasons: [], published_at: FOUR });
    const late = await release(id);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'already_decided', decided_by: null, decided_at: FOUR });
  });

  it('are let go once by several processes and reviewers at the same moment', async () => {
    const { id } = await publish({ push_notification: true, title: 'Einmal' });
    await app.db.delete(demoMails);
    app.clock.set(FOUR);
    const due = () => releaseDueEvent.run(systemContext(app.deps), { eventId: id });
    const answers = await Promise.all([release(id), due(), due(), release(id)]);
    const statuses = [answers[0], answers[3]].map((answer) => (answer as { status: number }).status);
    expect(statuses.every((status) => status === 204 || status === 409)).toBe(true);
    expect(await told(id)).toEqual(['event.published']);
    expect(await app.db.select().from(pushes).where(eq(pushes.eventId, id))).toHaveLength(1);
    const mails = (await app.mails()).filter(({ subject }) => subject.includes('Einmal'));
    expect(mails.map(({ subject }) => subject)).toEqual(['„Einmal“ ist jetzt live']);
  });

  it('are held from the moment of a scheduled publication, or of the verification', async () => {
    const planned = eventInput({ status: 'scheduled', scheduled_date: '2026-11-22', scheduled_time: '09:00' });
    const { id } = (await call('POST', '/events', planned)).body;
    app.clock.set('2026-11-22T08:00:00Z');
    await app.handlers['publish-due-events']({});
    expect(await read(id)).toMatchObject({ status: 'published', held_until: '2026-11-22T12:00:00.000Z' });

    owner = await createOwner(app);
    const inTheMorning = await createReviewer(app, 'rita-am-morgen');
    const waiting = await publish();
    expect(waiting).toMatchObject({ awaiting_verification: true, held_until: null });
    await app.call('POST', `/review/businesses/${owner.businessId}/verify`, { token: inTheMorning.token });
    await settleDecisions(app);
    expect(await read(waiting.id)).toMatchObject({
      awaiting_verification: false,
      hold_reasons: ['first_events'],
      credits_spent: 1,
    });
    expect(await seen(waiting.id)).toBe(false);
    await release(waiting.id, inTheMorning.token);
    expect(await seen(waiting.id)).toBe(true);
  });

  it('are not held again when the reviewer has seen them in the case, as they are', async () => {
    owner = await createOwner(app);
    const reviewer = await createReviewer(app, 'rita-liest');
    const readCase = () =>
      app.call<{ waiting_events: { id: string }[] }>('GET', `/review/businesses/${owner.businessId}`, {
        token: reviewer.token,
      });
    const [read1, changed, withSignal] = [
      await publish(),
      await publish(),
      await publish({ description: 'KOMMT ALLE!!!!!!!!' }),
    ];
    const { body } = await readCase();
    expect(body.waiting_events.map(({ id }) => id)).toEqual([read1.id, changed.id, withSignal.id]);
    app.clock.advance({ minutes: 1 });
    await call('PATCH', `/events/${changed.id}`, { title: 'Ein anderer Name' });
    app.clock.advance({ minutes: 1 });
    await app.call('POST', `/review/businesses/${owner.businessId}/verify`, { token: reviewer.token });
    await settleDecisions(app);
    expect(await read(read1.id)).toMatchObject({ awaiting_verification: false, held_until: null, hold_reasons: [] });
    expect(await seen(read1.id)).toBe(true);
    expect(await read(changed.id)).toMatchObject({ hold_reasons: ['first_events'] });
    expect(await read(withSignal.id)).toMatchObject({ hold_reasons: ['shouting'] });
  });

  it('are held shorter when they begin soon', async () => {
    const today = { event_date: '2026-11-21', end_time: '23:30' };
    // 12:00 UTC is 13:00 in Berlin.
    expect((await publish({ ...today, start_time: '18:00' })).held_until).toBe('2026-11-21T14:00:00.000Z');
    expect((await publish({ ...today, start_time: '13:30' })).held_until).toBe('2026-11-21T12:15:00.000Z');
  });

  it('are not held in a test', async () => {
    await setPlan(app, owner.businessId, 'professional');
    const { body } = await call<{ key: string }>('POST', '/api-keys', {
      name: 'Probe',
      test: true,
      scopes: apiKeyScopes,
    });
    const tested = await app.call<EventBody>('POST', '/events', {
      json: eventInput({ status: 'published', ...linked }),
      headers: { 'X-API-Key': body.key },
    });
    expect(tested.body).toMatchObject({ test: true, status: 'published', held_until: null });
  });
});

describe('while an event is held', () => {
  it('its push waits until guests see it, and one that is switched off meanwhile comes back', async () => {
    const { id } = await publish({ push_notification: true });
    const quiet = await publish({ push_notification: true });
    expect(await app.db.select().from(pushes).where(eq(pushes.eventId, id))).toEqual([]);
    await change(quiet.id, { push_notification: false });
    expect(await balance()).toBe(34);
    await release(id);
    await release(quiet.id);
    expect(await app.db.select().from(pushes).where(eq(pushes.eventId, id))).toMatchObject([{ status: 'planned' }]);
    expect(await app.db.select().from(pushes).where(eq(pushes.eventId, quiet.id))).toEqual([]);
    expect(await balance()).toBe(36);
    expect(await read(quiet.id)).toMatchObject({ credits_spent: 1 });
  });

  it('it can be withdrawn or deleted with all its credits, and neither cancelled nor archived', async () => {
    const { id } = await publish({ featured_event: true, push_notification: true });
    for (const action of ['cancel', 'archive'])
      expect((await call('POST', `/events/${id}/${action}`, {})).status).toBe(409);
    app.clock.set('2026-11-21T13:30:00Z');
    const { body } = await call('POST', `/events/${id}/withdraw`);
    expect(body).toMatchObject({
      status: 'draft',
      held_until: null,
      hold_reasons: [],
      credits_spent: 0,
      published_at: null,
    });
    expect(await balance()).toBe(40);
    expect(await held(id)).toBeUndefined();
    app.clock.set('2026-11-21T20:00:00Z');
    await app.runJobs();
    expect(await read(id)).toMatchObject({ status: 'draft' });
    expect((await call('POST', `/events/${id}/publish`)).body).toMatchObject({ hold_reasons: ['first_events'] });
    expect((await call('DELETE', `/events/${id}`)).status).toBe(204);
    expect(await balance()).toBe(40);
    expect(await told(id)).toEqual([]);
  });

  it('a change makes its reasons those that it has, and without any it goes', async () => {
    await settle();
    const { id } = await publish(linked);
    expect(await read(id)).toMatchObject({ held_until: FOUR, hold_reasons: ['short_link'] });
    expect((await change(id, { title: 'Ruf an: +44 20 7946 0000' })).hold_reasons).toEqual([
      'short_link',
      'foreign_number',
    ]);
    await change(id, { title: 'Kneipenquiz', description: 'Sechs Runden, keine Handys.' });
    await app.runJobs();
    expect(await read(id)).toMatchObject({ held_until: null, hold_reasons: [] });
    expect(await seen(id)).toBe(true);
  });

  it('it goes back with its credits when nobody let it go until its day had passed', async () => {
    const { id } = await publish({
      title: 'Verpasst',
      event_date: '2026-11-21',
      start_time: '22:00',
    });
    app.clock.set('2026-11-21T23:30:00Z');
    await app.handlers['release-due-events']({});
    expect(await read(id)).toMatchObject({ status: 'draft', held_until: null, credits_spent: 0 });
    expect(await balance()).toBe(40);
    expect((await app.mails()).map(({ subject }) => subject)).toContain('„Verpasst“ wurde nicht veröffentlicht');
  });
});

describe('signals', () => {
  beforeEach(settle);

  it('hold an event of an established business, and name the words', async () => {
    const { id, hold_reasons } = await publish({ ...linked, ticket_type: 'paid', ticket_price: 95_000 });
    expect(hold_reasons).toEqual(['short_link', 'odd_price']);
    expect(await held(id)).toMatchObject({
      held_until: FOUR,
      signals: [
        { signal: 'short_link', field: 'description', text: 'https://bit.ly/3xYz' },
        { signal: 'odd_price', field: 'price', text: '95000' },
      ],
    });
  });

  it('find the text of another business, but not that of the business itself', async () => {
    const description =
      'Verdiene von zu Hause aus bis zu dreitausend im Monat, wir zeigen dir an einem Abend, wie leicht das geht.';
    const { id } = await publish({ title: 'Infoabend', description });
    expect((await publish({ description })).hold_reasons).toEqual([]);
    await settleOther();
    const copied = await publish({
      title: 'Dein Weg',
      description: description.replace('einem Abend', 'zwei Abenden'),
    });
    expect(copied.hold_reasons).toEqual(['same_text']);
    expect((await held(copied.id))?.signals).toMatchObject([{ signal: 'same_text', other: { title: 'Infoabend' } }]);
    expect((await publish({ description: 'Live-Musik, Eintritt frei.' })).hold_reasons).toEqual([]);
    expect(await seen(id)).toBe(true);
  });

  async function settleOther() {
    owner = await openShop();
    await settle();
  }

  it('are raised once by a name that is not the company’s, and not again by what a reviewer let go', async () => {
    await app.db
      .update(businessProfiles)
      .set({ displayName: 'Xanadu Lounge' })
      .where(eq(businessProfiles.businessId, owner.businessId));
    const first = await publish();
    expect(first.hold_reasons).toEqual(['unlike_name']);
    app.clock.set(FOUR);
    await app.handlers['release-due-events']({});
    expect((await publish(linked)).hold_reasons).toEqual(['short_link']);
    app.clock.set('2026-11-21T20:00:00Z');
    await app.handlers['release-due-events']({});
    const again = await publish(linked);
    expect(again.hold_reasons).toEqual(['short_link']);
    await release(again.id);
    expect((await publish(linked)).held_until).toBeNull();
  });

  it('that a change of a visible event raises hide nothing, and wait for a look', async () => {
    const { id } = await publish();
    expect(await change(id, { title: 'Kneipenquiz II' })).toMatchObject({ held_until: null });
    expect(await held(id)).toBeUndefined();
    expect(await change(id, linked)).toMatchObject({ held_until: null, hold_reasons: [] });
    await change(id, { title: 'Ruf an: +44 20 7946 0000' });
    expect(await seen(id)).toBe(true);
    const { signals = [], held_until } = (await held(id)) ?? {};
    expect(held_until).toBeNull();
    expect(signals.map(({ signal }) => signal)).toEqual(['short_link', 'foreign_number']);
    expect((await release(id)).status).toBe(204);
    expect(await held(id)).toBeUndefined();
    expect((await call<{ data: { action: string }[] }>('GET', '/audit?limit=1')).body.data[0]?.action).toBe(
      'event_change_seen',
    );
  });

  it('do not count what a ticket shop or a longer link is', async () => {
    const ticket_url = 'https://www.eventim-light.com/de/a/5f3/e/64a?lang=de';
    expect((await publish({ ticket_url, ticket_type: 'paid', ticket_price: 1800 })).hold_reasons).toEqual([]);
  });
});

describe('reviewers', () => {
  it('see what goes soonest first, and only they do', async () => {
    const later = await publish({ title: 'Später' });
    const soon = await publish({ title: 'Bald', event_date: '2026-11-21', start_time: '18:00', end_time: '23:00' });
    const { data, total } = await list();
    const mine = data.filter(({ event }) => [later.id, soon.id].includes(event.id));
    expect(mine.map(({ event }) => event.title)).toEqual(['Bald', 'Später']);
    expect(total).toBe(data.length);
    expect((await app.call('GET', '/review/held', { token: owner.token })).status).toBe(401);
    expect((await release(later.id, owner.token)).status).toBe(401);
    const log = (await call<{ data: { action: string }[] }>('GET', '/audit')).body.data.map(({ action }) => action);
    expect(log.filter((action) => action === 'event_published')).toHaveLength(2);
  });

  it('let it go at once, and the second hears who was faster', async () => {
    const { id } = await publish();
    const uwe = await createReviewer(app, `uwe-${id.slice(-6)}`);
    const answers = await Promise.all([release(id), release(id, uwe.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(['rita', uwe.username]).toContain(refused?.body.decided_by);
    expect(refused?.body.decided_at).toBe(NOON);
    expect(await seen(id)).toBe(true);
    expect((await release('0198a000-0000-7000-8000-000000000000')).status).toBe(404);
    const [hold] = await app.db.select().from(eventHolds).where(eq(eventHolds.eventId, id));
    expect(hold?.closedBy).not.toBeNull();
  });
});

it('a series of an established business is not held', async () => {
  await settle();
  await setPlan(app, owner.businessId, 'enterprise');
  const { body: draft } = await call('POST', '/events', eventInput({ event_date: '2026-11-25' }));
  await call('POST', '/series', { event_id: draft.id, frequency: 'weekly', count: 2 });
  expect(await read(draft.id)).toMatchObject({ held_until: null });
});
