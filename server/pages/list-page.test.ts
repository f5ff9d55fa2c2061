import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestLists } from '#database/schema/guest-lists.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { systemContext } from '#server/context/context.ts';
import { forgetPerson } from '#server/modules/guests/app-people/forget-person.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { tablesWith } from '#tests/support/dump.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
let site: ReturnType<typeof createTestSite>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  await setCredits(app, owner.businessId, 100);
  app.clock.set('2026-11-21T12:00:00Z');
});

interface List {
  id: string;
  url: string;
  people: number;
}
const member = <T>(method: string, path: string, json?: unknown) =>
  app.call<T & Record<string, unknown>>(method, path, { token: owner.token, json });

async function publish(overrides: Record<string, unknown> = {}) {
  const json = eventInput({
    ...{ tariff: 'dialog', event_date: '2026-11-21', start_time: '22:00', end_time: '03:00', max_participants: null },
    ...{ ...overrides, status: 'published' },
  });
  return (await member<{ id: string }>('POST', '/events', json)).body.id;
}
const dj = { name: 'DJ Ana', names: 8, companions: 2, closes_at: '23:30' };
async function give(id: string, list: Record<string, unknown> = {}) {
  const { status, body } = await member<List>('POST', `/events/${id}/guest-lists`, { ...dj, ...list });
  expect(status, JSON.stringify(body)).toBe(201);
  return { list: body, path: new URL(body.url).pathname };
}
const get = (path: string, language = 'de') => site.request(path, { headers: { 'Accept-Language': language } });
const text = async (path: string) => (await get(path)).text();
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  app.clock.advance({ seconds: 1 });
  const response = await site.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'Accept-Language': 'de', ...headers },
  });
  return { status: response.status, location: response.headers.get('Location') ?? '', text: await response.text() };
}
const name = (path: string, who: string, party = 1, more: Record<string, string> = {}) =>
  post(path, { action: 'add', name: who, party: String(party), ...more });
interface Guest {
  user_id: string;
  display_name: string;
  status: string;
  party_size: number;
}
const people = async (id: string) => (await member<{ data: Guest[] }>('GET', `/events/${id}/participants`)).body.data;
const idOf = async (id: string, who: string) =>
  (await people(id)).find(({ display_name }) => display_name === who)?.user_id ?? '';
const lists = async (id: string) => (await member<{ data: List[] }>('GET', `/events/${id}/guest-lists`)).body.data;

describe('a list with an allotment', () => {
  it('has people named by its link, who are participants like those the owner adds', async () => {
    const id = await publish({ approval_method: 'application' });
    const { list, path } = await give(id);
    expect(list).toMatchObject({ ...dj, people: 0, most_people: 10, is_open: true, has_link: true });
    expect(path).toMatch(/^\/l\/[\w-]{43}$/);
    const added = await name(path, 'Anna Koch', 2);
    expect([added.status, added.location]).toEqual([303, `${path}?was=added&lang=de`]);
    await name(path, 'Ben');
    expect(await people(id)).toMatchObject([
      { display_name: 'Anna Koch', party_size: 2, status: 'approved', channel: 'owner', note: 'Liste DJ Ana' },
      { display_name: 'Ben', party_size: 1 },
    ]);
    expect(await lists(id)).toMatchObject([{ name: 'DJ Ana', people: 3, most_people: 10, is_open: true }]);
    expect(JSON.stringify(await lists(id))).not.toContain(path);
    const page = await text(path);
    for (const word of ['Anna Koch + 1', 'Ben', '6 Namen und 1 Begleitung']) expect(page).toContain(word);
  });

  it('is a page without scripts, that is not stored, indexed, framed or referred from', async () => {
    const { path } = await give(await publish());
    const response = await get(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    expect(await (await get(path, 'en')).text()).toContain('Your guest list');
    expect(await text(`${path}?lang=en`)).toContain('Your guest list');
  });

  it('stores its secret as a hash alone', async () => {
    const { path } = await give(await publish());
    expect(await tablesWith(app, path.slice(3))).toEqual([]);
  });

  it('ends at its names and at its companions', async () => {
    const id = await publish();
    const { path } = await give(id, { names: 2, companions: 1 });
    const three = await name(path, 'Anna', 3);
    expect([three.status, three.text]).toEqual([409, expect.stringContaining('So viele Begleitungen')]);
    expect(three.text).toContain('value="Anna"');
    await name(path, 'Anna', 2);
    expect((await name(path, 'Ben', 2)).status).toBe(409);
    await name(path, 'Ben');
    const full = await name(path, 'Cem');
    expect([full.status, full.text]).toEqual([409, expect.stringContaining('Alle Namen sind vergeben.')]);
    expect(await people(id)).toHaveLength(2);
  });

  it('lets names be changed and struck, and gives their part back', async () => {
    const id = await publish({ max_participants: 10 });
    const { path } = await give(id, { names: 2, companions: 1 });
    await name(path, 'Anna', 2);
    await name(path, 'Ben');
    const [anna, ben] = [await idOf(id, 'Anna'), await idOf(id, 'Ben')];
    const more = await post(path, { action: 'change', guest: ben, name: 'Ben', party: '2' });
    expect([more.status, more.text]).toEqual([409, expect.stringContaining('So viele Begleitungen')]);
    await post(path, { action: 'change', guest: anna, name: 'Anna Koch', party: '1' });
    expect((await post(path, { action: 'change', guest: ben, name: 'Ben', party: '2' })).status).toBe(303);
    expect(await people(id)).toMatchObject([
      { display_name: 'Anna Koch', party_size: 1 },
      { display_name: 'Ben', party_size: 2 },
    ]);
    expect((await post(path, { action: 'remove', guest: anna })).location).toContain('was=removed');
    expect((await name(path, 'Cem')).status).toBe(303);
    const struck = await post(path, { action: 'change', guest: anna, name: 'Anna', party: '1' });
    expect([struck.status, struck.text]).toEqual([409, expect.stringContaining('nicht mehr auf der Liste')]);
    expect(await text(path)).not.toContain('Anna');
    expect(await lists(id)).toMatchObject([{ people: 3 }]);
  });

  it('takes one guest from a form that is sent twice', async () => {
    const id = await publish();
    const { path } = await give(id);
    const entry = /name="entry" value="([^"]+)"/.exec(await text(path))?.[1] ?? '';
    await name(path, 'Anna', 1, { entry });
    await name(path, 'Anna', 1, { entry });
    expect(await people(id)).toHaveLength(1);
  });

  it('shows only its own guests, and changes no others', async () => {
    const id = await publish();
    const [ana, bo] = [await give(id), await give(id, { name: 'DJ Bo' })];
    await name(ana.path, 'Anna');
    await member('POST', `/events/${id}/participants`, { display_name: 'Stammgast' });
    const [anna, regular] = [await idOf(id, 'Anna'), await idOf(id, 'Stammgast')];
    expect(await text(bo.path)).not.toMatch(/Anna|Stammgast/);
    for (const guest of [anna, regular]) {
      expect((await post(bo.path, { action: 'remove', guest })).status).toBe(409);
      expect((await post(bo.path, { action: 'change', guest, name: 'X', party: '1' })).status).toBe(409);
      await name(bo.path, 'Y', 1, { entry: guest.slice(4) });
    }
    expect(await people(id)).toMatchObject([{ display_name: 'Anna' }, { display_name: 'Stammgast' }]);
    expect(await text(bo.path)).not.toMatch(/Anna|Stammgast/);
  });

  it('closes at its hour of the night, also after midnight', async () => {
    const id = await publish();
    const [early, late] = [await give(id), await give(id, { closes_at: '00:30' })];
    await name(early.path, 'Anna');
    app.clock.set('2026-11-21T22:30:00Z');
    const guest = await idOf(id, 'Anna');
    const refused: Record<string, string>[] = [
      { action: 'add', name: 'Ben', party: '1' },
      { action: 'change', guest, name: 'Bea', party: '1' },
      { action: 'remove', guest },
    ];
    for (const fields of refused) {
      const closed = await post(early.path, fields);
      expect([closed.status, closed.text]).toEqual([409, expect.stringContaining('Die Liste ist zu.')]);
    }
    const page = await text(early.path);
    expect(page).toContain('Anna');
    expect(page).not.toContain('<form');
    expect((await name(late.path, 'Cem')).status).toBe(303);
    app.clock.set('2026-11-21T23:30:00Z');
    expect((await name(late.path, 'Dora')).status).toBe(409);
    expect(await lists(id)).toMatchObject([{ is_open: false }, { is_open: false }]);
  });

  it('reserves nothing: a full event refuses, with a waiting list too', async () => {
    for (const waiting_list of [false, true]) {
      const id = await publish({ max_participants: 2, waiting_list });
      const { path } = await give(id);
      await member('POST', `/events/${id}/participants`, { display_name: 'Stammgast' });
      const two = await name(path, 'Anna', 2);
      expect([two.status, two.text]).toEqual([409, expect.stringContaining('Frei sind noch 1')]);
      expect((await name(path, 'Anna')).status).toBe(303);
      expect((await name(path, 'Ben')).status).toBe(409);
      expect(await people(id)).toMatchObject([{ display_name: 'Stammgast' }, { display_name: 'Anna' }]);
    }
  });

  it.each([
    [{ name: ' ', party: '1' }, 'Das fehlt noch.'],
    [{ name: 'x'.repeat(81), party: '1' }, 'höchstens 80 Zeichen'],
    [{ name: 'Komm zu https://spam.example', party: '1' }, 'Bitte nur ein Name'],
    [{ name: 'Anna', party: '7' }, 'Eine bis sechs Personen.'],
    [{ name: 'Anna', party: 'viele' }, 'Eine bis sechs Personen.'],
  ])('answers %j in its place', async (fields, sentence) => {
    const { path } = await give(await publish());
    const refused = await post(path, { action: 'add', ...fields });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(sentence)]);
  });

  it('takes nothing from other sites, and no more than a network may send', async () => {
    const id = await publish();
    const { path } = await give(id);
    const foreign = await post(path, { action: 'add', name: 'Anna', party: '1' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(303);
    expect(await people(id)).toEqual([]);
    await app.deps.rateLimits.consume('guestList', '', '');
    await app.db.update(rateLimits).set({ points: 1000 });
    const refused = await name(path, 'Anna');
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('Das war zu oft.')]);
  });
});

describe('the link of a list', () => {
  it('ends with a new one, when it is revoked, and with the list; the guests stay', async () => {
    const id = await publish();
    const { list, path } = await give(id);
    await name(path, 'Anna');
    const at = `/events/${id}/guest-lists/${list.id}`;
    const renewed = await member<List>('POST', `${at}/link`, {});
    expect(renewed).toMatchObject({ status: 201, body: { people: 1, has_link: true } });
    expect((await get(path)).status).toBe(404);
    expect((await name(path, 'Ben')).status).toBe(404);
    const next = new URL(renewed.body.url).pathname;
    expect((await get(next)).status).toBe(200);
    expect((await member('DELETE', `${at}/link`)).status).toBe(204);
    expect((await get(next)).status).toBe(404);
    expect(await lists(id)).toMatchObject([{ has_link: false, people: 1 }]);
    expect((await member('DELETE', at)).status).toBe(204);
    expect(await lists(id)).toEqual([]);
    expect(await people(id)).toMatchObject([{ display_name: 'Anna', status: 'joined' }]);
    const log = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `event:${id}`));
    const actions = log.map(({ action }) => action).filter((action) => action.startsWith('guest_list'));
    expect(actions.sort()).toEqual([
      'guest_list_link_ended',
      'guest_list_link_made',
      'guest_list_made',
      'guest_list_removed',
    ]);
    expect((await get('/l/abc')).status).toBe(404);
  });

  it('says that it is gone once the event is, or the business', async () => {
    const cancelled = await publish();
    const { path } = await give(cancelled);
    await name(path, 'Anna');
    await member('POST', `/events/${cancelled}/cancel`, {});
    const gone = await get(path);
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('Diese Liste gilt nicht mehr.')]);
    expect((await name(path, 'Ben')).status).toBe(410);
    const other = await give(await publish());
    const closedAt = app.clock.now();
    await app.db.update(businesses).set({ closedAt }).where(eq(businesses.id, owner.businessId));
    expect((await get(other.path)).status).toBe(404);
    await app.db.update(businesses).set({ closedAt: null }).where(eq(businesses.id, owner.businessId));
    await app.db.delete(events);
    expect((await get(other.path)).status).toBe(404);
    expect(await app.db.$count(guestLists)).toBe(0);
  });
});

describe('the owner of a list', () => {
  it('changes it; guests on a smaller list stay', async () => {
    const id = await publish();
    const { list, path } = await give(id);
    await name(path, 'Anna', 3);
    const changes = { name: 'DJ Bo', names: 1, companions: 0, closes_at: '22:30' };
    const changed = await member('PATCH', `/events/${id}/guest-lists/${list.id}`, changes);
    expect(changed).toMatchObject({ status: 200, body: { ...changes, people: 3, most_people: 1 } });
    expect((await name(path, 'Ben')).status).toBe(409);
    expect(await people(id)).toHaveLength(1);
  });

  it('sees its name at the door', async () => {
    const id = await publish();
    const { path } = await give(id);
    await name(path, 'Anna');
    await member('POST', `/events/${id}/participants`, { display_name: 'Ben' });
    const { body } = await member('GET', `/events/${id}/door`);
    expect(body.guests).toMatchObject([{ list_name: 'DJ Ana' }, { list_name: null }]);
  });

  it('counts no guest who is erased', async () => {
    const id = await publish();
    const { path } = await give(id);
    await name(path, 'Unverwechselbar');
    await forgetPerson(systemContext(app.deps), await idOf(id, 'Unverwechselbar'));
    expect(await tablesWith(app, 'Unverwechselbar')).toEqual([]);
    expect(await lists(id)).toMatchObject([{ people: 0 }]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ names: 0 }, 'names'],
    [{ names: 101 }, 'names'],
    [{ companions: -1 }, 'companions'],
    [{ closes_at: '25:00' }, 'closes_at'],
  ])('is refused with the field for %j', async (fields, field) => {
    const { status, body } = await member('POST', `/events/${await publish()}/guest-lists`, { ...dj, ...fields });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_input', errors: [{ path: field }] });
  });

  it('is refused at an event that guests cannot join, at a foreign one, and beyond twenty lists', async () => {
    const draft = (await member<{ id: string }>('POST', '/events', eventInput())).body.id;
    const make = (id: string, token = owner.token) =>
      app.call('POST', `/events/${id}/guest-lists`, { token, json: dj });
    expect(await make(draft)).toMatchObject({ status: 409, body: { code: 'event_state', event_status: 'draft' } });
    const stranger = await createOwner(app);
    const id = await publish();
    const { list } = await give(id);
    expect((await make(id, stranger.token)).status).toBe(404);
    const at = `/events/${id}/guest-lists`;
    for (const [method, path] of [
      ['GET', at],
      ['PATCH', `${at}/${list.id}`],
      ['DELETE', `${at}/${list.id}`],
      ['POST', `${at}/${list.id}/link`],
      ['DELETE', `${at}/${list.id}/link`],
    ] as const) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {};
      expect(await app.call(method, path, { token: stranger.token, json })).toMatchObject({ status: 404 });
    }
    for (let count = 1; count < 20; count++) expect((await make(id)).status).toBe(201);
    expect(await make(id)).toMatchObject({ status: 409, body: { code: 'limit_reached', limit: 20 } });
  });
});
