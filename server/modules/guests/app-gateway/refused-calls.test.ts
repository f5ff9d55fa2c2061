import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { systemContext } from '#server/context/context.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Page {
  data: { id: string }[];
  next_cursor: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
});
afterAll(() => app.close());

async function createPublicBusiness(count: number) {
  const owner = await createOwner(app, { zipCode: '12045', city: 'Berlin' });
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  const events: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const json = eventInput({ title: `Quiz ${n}`, status: 'published', category: { tags: ['quiz'] } });
    const { body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
    events.push(body.id);
  }
  return { ...owner, events };
}

const UNKNOWN = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';

describe('a query that makes no sense', () => {
  it.each([
    ['/businesses?near=48.2,16.37', 'near', 'outside_germany'],
    ['/businesses?near=47.19,9', 'near', 'outside_germany'],
    ['/businesses?near=55.11,9', 'near', 'outside_germany'],
    ['/businesses?near=x', 'near', 'invalid_format'],
    ['/businesses?near=NaN,NaN', 'near', 'invalid_format'],
    ['/businesses?near=52.4,13.4,7', 'near', 'invalid_format'],
    ['/businesses?near=', 'near', 'invalid_format'],
    ['/businesses?near=52.4,13.4&bbox=52,13,53,14', 'bbox', 'near_and_bbox'],
    ['/businesses?bbox=53,13,52,14', 'bbox', 'custom'],
    ['/businesses?bbox=52,14,53,13', 'bbox', 'custom'],
    ['/businesses?bbox=52,13,52,13', 'bbox', 'custom'],
    ['/businesses?bbox=47,5,56,16', 'bbox', 'outside_germany'],
    ['/businesses?bbox=52,13,53', 'bbox', 'invalid_format'],
    ['/businesses?bbox=52,13,53,14&radius_m=500', 'radius_m', 'needs_near'],
    ['/businesses?radius_m=500', 'radius_m', 'needs_near'],
    ['/businesses?near=52.4,13.4&radius_m=50001', 'radius_m', 'too_big'],
    ['/businesses?near=52.4,13.4&radius_m=99', 'radius_m', 'too_small'],
    ['/businesses?near=52.4,13.4&radius_m=500.5', 'radius_m', 'invalid_type'],
    ['/businesses?near=52.4,13.4&radius_m=weit', 'radius_m', 'invalid_type'],
    ['/businesses?category=zoo', 'category.0', 'invalid_value'],
    ['/businesses?category=bar,zoo', 'category.1', 'invalid_value'],
    ['/businesses?cursor=W10', 'cursor', 'invalid_cursor'],
    ['/businesses?q=%21&cursor=W10', 'cursor', 'invalid_cursor'],
    ['/businesses?open_at=morgen', 'open_at', 'invalid_format'],
    ['/businesses?open_at=2026-11-21', 'open_at', 'invalid_format'],
    ['/businesses?open_at=2026-02-30T12:00:00Z', 'open_at', 'invalid_format'],
    ['/businesses?open_at=9999-12-31T23:59:59Z', 'open_at', 'out_of_range'],
    ['/businesses?open_at=0001-01-01T00:00:00Z', 'open_at', 'out_of_range'],
    ['/businesses?limit=0', 'limit', 'too_small'],
    ['/businesses?limit=101', 'limit', 'too_big'],
    ['/businesses?page=2', 'page', 'unknown_field'],
    [`/businesses/${UNKNOWN}?near=48.2,16.37`, 'near', 'outside_germany'],
    [`/events/${UNKNOWN}?near=48.2,16.37`, 'near', 'outside_germany'],
    ['/feed?radius_m=500', 'radius_m', 'needs_near'],
    ['/feed?near=52.4', 'near', 'invalid_format'],
    ['/feed?near=48.2,16.37', 'near', 'outside_germany'],
    ['/feed?near=52.4,13.4&radius_m=99', 'radius_m', 'too_small'],
    ['/feed?near=52.4,13.4&bbox=52,13,53,14', 'bbox', 'unknown_field'],
    ['/feed?cursor=bm8', 'cursor', 'invalid_cursor'],
    ['/feed?q=%21&cursor=bm8', 'cursor', 'invalid_cursor'],
    ['/feed?from=heute', 'from', 'invalid_format'],
    ['/feed?from=0000-01-01T00:00:00Z', 'from', 'out_of_range'],
    ['/feed?to=9999-12-31T23:59:59Z', 'to', 'out_of_range'],
    ['/feed?from=2026-12-10T00:00:00Z&to=2026-12-09T00:00:00Z', 'to', 'window_order'],
    ['/feed?from=2026-12-10T00:00:00Z&to=2026-12-10T00:00:00.000Z', 'to', 'window_order'],
    ['/feed?day=2026-12-09&from=2026-12-09T00:00:00Z', 'day', 'day_and_window'],
    ['/feed?day=2026-12-09&to=2026-12-10T00:00:00Z', 'day', 'day_and_window'],
    ['/feed?day=2026-02-30', 'day', 'custom'],
    ['/feed?day=morgen', 'day', 'custom'],
    ['/feed?q=%20', 'q', 'too_small'],
    ['/people/u/events?cursor=bm8', 'cursor', 'invalid_cursor'],
    ['/people/u/events?limit=0', 'limit', 'too_small'],
    ['/changes?after=-1', 'after', 'invalid_format'],
    ['/changes?wait=26', 'wait', 'too_big'],
    ['/changes?limit=201', 'limit', 'too_big'],
    ['/changes/stream?after=x', 'after', 'invalid_format'],
  ])('%s is refused with the field', async (path, field, code) => {
    expect((await callAsApp(app, 'GET', path)).body).toMatchObject({ status: 422, errors: [{ path: field, code }] });
  });
});

describe('a cursor', () => {
  const point = 'near=52.4861,13.4303';
  /** Each list has its own filters and rejects other cursors. */
  const lists = [
    '/businesses?limit=1',
    `/businesses?limit=1&${point}`,
    `/businesses?limit=1&${point}&radius_m=5000`,
    '/businesses?limit=1&near=52.4862,13.4303',
    '/businesses?limit=1&bbox=52,13,53,14',
    '/businesses?limit=1&q=anker',
    '/businesses?limit=1&category=bar',
    `/businesses?limit=1&${point}&open_at=2026-11-23T09:00:00Z`,
    '/feed?limit=1',
    `/feed?limit=1&${point}`,
    '/feed?limit=1&from=2026-12-01T00:00:00Z',
    '/feed?limit=1&to=2026-12-24T00:00:00Z',
    '/feed?limit=1&q=quiz',
    '/feed?limit=1&tags=quiz',
    '/people/walker/events?limit=1',
    '/people/other/events?limit=1',
  ];
  const cursors = new Map<string, string>();

  beforeAll(async () => {
    const { events } = await createPublicBusiness(2);
    await createPublicBusiness(0);
    for (const id of events) {
      for (const user_id of ['walker', 'other']) {
        await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id, display_name: 'W' });
      }
    }
    for (const list of lists) {
      const { body } = await callAsApp<Page>(app, 'GET', list);
      expect(body.next_cursor, list).toEqual(expect.any(String));
      cursors.set(list, body.next_cursor ?? '');
    }
  });

  it.each(lists)('of %s goes on there and nowhere else', async (list) => {
    for (const [other, cursor] of cursors) {
      const { body } = await callAsApp(app, 'GET', `${list}&cursor=${cursor}`);
      if (other === list) expect(body.data, other).toHaveLength(1);
      else expect(body, other).toMatchObject({ status: 422, errors: [{ path: 'cursor', code: 'invalid_cursor' }] });
    }
  });

  it('goes on with another size of the page, and with the filters in another order', async () => {
    const cursor = cursors.get(`/businesses?limit=1&${point}&radius_m=5000`);
    const { status } = await callAsApp(app, 'GET', `/businesses?radius_m=5000&cursor=${cursor}&limit=50&${point}`);
    expect(status).toBe(200);
  });
});

describe('what is not public', () => {
  const person = { user_id: 'u', display_name: 'Ute' };
  const calls = [
    ['GET', (id: string) => `/events/${id}`],
    ['POST', (id: string) => `/events/${id}/participants`, person],
    ['DELETE', (id: string) => `/events/${id}/participants`, { user_id: 'u' }],
    ['POST', (id: string) => `/events/${id}/views`],
    ['POST', (id: string) => `/events/${id}/interest`, { kind: 'saved' }],
  ] as const;

  async function hide(businessId: string) {
    await app.db.update(businessProfiles).set({ isVisible: false }).where(eq(businessProfiles.businessId, businessId));
  }
  async function withdraw(businessId: string) {
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, businessId));
  }

  it('answers as if it did not exist, whatever the reason, to every call and letter for letter', async () => {
    const [hidden, unverified, draft] = [
      await createPublicBusiness(1),
      await createPublicBusiness(1),
      await createPublicBusiness(0),
    ];
    const { body } = await app.call<{ id: string }>('POST', '/events', { token: draft.token, json: eventInput() });
    await hide(hidden.businessId);
    await withdraw(unverified.businessId);
    await reconcileGuestView(systemContext(app.deps));

    const letters = async (method: string, path: string, json?: unknown) => {
      const { status, body } = await callAsApp<{ request_id?: string; instance?: string }>(app, method, path, json);
      const { request_id: _id, instance: _path, ...rest } = body;
      return { status, rest };
    };
    const events = [hidden.events[0], unverified.events[0], body.id, UNKNOWN, 'kein-event', '1'].map(String);
    for (const [method, pathOf, json] of calls) {
      const answers = await Promise.all(events.map((id) => letters(method, pathOf(id), json)));
      expect(answers[0]).toMatchObject({ status: 404, rest: { code: 'not_found' } });
      for (const answer of answers) expect(answer, `${method} ${pathOf('')}`).toEqual(answers[0]);
    }
    const ids = [hidden.businessId, unverified.businessId, UNKNOWN, 'kein-laden', events[0]];
    const answers = await Promise.all(ids.map((id) => letters('GET', `/businesses/${id}`)));
    expect(answers[0]).toMatchObject({ status: 404, rest: { code: 'not_found' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});
