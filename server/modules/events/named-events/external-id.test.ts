import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

interface EventBody extends Record<string, unknown> {
  id: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 20);
});

const call = (method: string, path: string, json?: unknown, headers = {}) =>
  app.call<EventBody>(method, `/events${path}`, { token: owner.token, json, headers });
const put = (name: string, overrides: Record<string, unknown> = {}, headers = {}) =>
  call('PUT', `/by-external-id/${encodeURIComponent(name)}`, eventInput(overrides), headers);
const count = () => app.db.$count(events);

describe('by its id of another program', () => {
  it('an event is read, with the tag of its other address', async () => {
    const made = await put('lesung/märz 2026');
    const read = await call('GET', `/by-external-id/${encodeURIComponent('lesung/märz 2026')}`);
    expect(read).toMatchObject({ status: 200, body: { id: made.body.id } });
    expect(read.headers.get('ETag')).toBe(made.headers.get('ETag'));
    const tag = { 'If-None-Match': read.headers.get('ETag') };
    expect((await call('GET', `/${made.body.id}`, undefined, tag)).status).toBe(304);
    expect((await call('GET', '/by-external-id/nothing')).status).toBe(404);
    const stranger = await createOwner(app);
    const path = `/events/by-external-id/${encodeURIComponent('lesung/märz 2026')}`;
    for (const method of ['GET', 'DELETE']) {
      expect((await app.call(method, path, { token: stranger.token })).status).toBe(404);
    }
  });

  it.each(['door', 'participants', 'image', 'preview'])('an event called "%s" is found', async (name) => {
    const { body } = await put(name);
    expect((await call('GET', `/by-external-id/${name}`)).body.id).toBe(body.id);
    expect((await call('DELETE', `/by-external-id/${name}`)).status).toBe(204);
  });

  it('an event is deleted once, and cancelled first if guests are coming', async () => {
    await put('leer');
    expect((await call('DELETE', '/by-external-id/leer')).status).toBe(204);
    expect((await call('DELETE', '/by-external-id/leer')).status).toBe(404);
    const { id } = (await put('fest', { status: 'published' })).body;
    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'ada', display_name: 'Ada' });
    expect((await call('DELETE', '/by-external-id/fest')).status).toBe(204);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ status: 'cancelled' });
    expect((await call('GET', '/by-external-id/fest')).status).toBe(404);
  });

  it('an event is only created with If-None-Match: *, also at once', async () => {
    const onlyNew = { 'If-None-Match': '*' };
    const answers = await Promise.all([1, 2, 3].map((n) => put('neu', { title: `Fassung ${n}` }, onlyNew)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412]);
    const [made] = answers.filter(({ status }) => status === 201);
    expect((await call('GET', '/by-external-id/neu')).body.title).toBe(made?.body.title);
  });
});

describe('a tag that the catalogue lacks', () => {
  it('is taken with a warning that names similar ones, by every way to create or change', async () => {
    const tags = ['musik', 'quiz'];
    const unknown_tags = [{ tag: 'musik', similar: ['live_music'] }];
    const made = await call('POST', '', eventInput({ category: { tags } }));
    expect(made).toMatchObject({ status: 201, body: { unknown_tags } });
    expect((await put('musik', { category: { tags } })).body).toMatchObject({ unknown_tags });
    const changed = await call('PATCH', `/${made.body.id}`, { title: 'Neu' });
    expect(changed.body).toMatchObject({ unknown_tags });
    const replaced = await call('PUT', `/${made.body.id}`, { ...changed.body, title: 'Wieder neu' });
    expect(replaced).toMatchObject({ status: 200, body: { unknown_tags } });
    const operations = [
      { op: 'create', event: eventInput({ category: { tags } }) },
      { op: 'put', external_id: 'stapel', event: eventInput({ category: { tags: ['quiz'] } }) },
    ];
    const { results } = (await call('POST', '/batch', { operations })).body as unknown as { results: unknown[] };
    expect(results).toMatchObject([{ status: 201, event: { unknown_tags } }, { status: 201 }]);
    expect(results[1]).not.toHaveProperty('event.unknown_tags');
    const known = await call('PATCH', `/${made.body.id}`, { category: { tags: ['quiz'] } });
    expect(known.body).not.toHaveProperty('unknown_tags');
    const listed = await call('GET', '?fields=title,unknown_tags');
    expect((listed.body.data as object[]).filter((event) => 'unknown_tags' in event)).toHaveLength(2);
  });
});

describe('the list of what has changed', () => {
  it('begins with the instant, and combines with a status', async () => {
    const first = (await put('alt')).body;
    app.clock.advance({ minutes: 1 });
    const since = app.clock.now().toISOString();
    const second = (await put('neu')).body;
    const ids = async (query: string) =>
      ((await call('GET', `?${query}`)).body.data as { id: string }[]).map(({ id }) => id);
    expect(await ids(`updated_since=${since}`)).toEqual([second.id]);
    app.clock.advance({ minutes: 1 });
    await put('alt', { title: 'Neuer Titel' });
    expect(await ids(`updated_since=${since}`)).toEqual([second.id, first.id]);
    expect(await ids(`updated_since=${since}&status=published`)).toEqual([]);
    expect((await call('GET', '?updated_since=gestern')).status).toBe(422);
  });
});

describe('an event with an id of another program', () => {
  it('keeps it, is found by it, and leaves it out of its copies and of what guests see', async () => {
    const { body } = await call('POST', '', eventInput({ external_id: ' kasse-1 ', status: 'published' }));
    expect(body.external_id).toBe('kasse-1');
    await call('POST', '', eventInput({ external_id: 'kasse-2' }));
    const found = (await call('GET', '?external_id=kasse-1')).body;
    expect(found).toMatchObject({ data: [{ id: body.id }], total: 1 });
    expect((await call('GET', '?external_id=kasse-3')).body).toMatchObject({ data: [], total: 0 });
    expect((await call('POST', `/${body.id}/duplicate`)).body).toMatchObject({ external_id: null });
    expect((await callAsApp(app, 'GET', `/events/${body.id}`)).body).not.toHaveProperty('external_id');
  });

  it('has it alone in its business, also when it gets it later', async () => {
    await call('POST', '', eventInput({ external_id: 'kasse-1' }));
    const taken = {
      status: 409,
      body: { code: 'external_id_taken', errors: [{ path: 'external_id', code: 'taken' }] },
    };
    expect(await call('POST', '', eventInput({ external_id: 'kasse-1' }))).toMatchObject(taken);
    const key = { 'Idempotency-Key': 'twice' };
    expect(await call('POST', '', eventInput({ external_id: 'kasse-1', status: 'published' }), key)).toMatchObject(
      taken,
    );
    const other = (await call('POST', '', eventInput())).body;
    expect(await call('PATCH', `/${other.id}`, { external_id: 'kasse-1' })).toMatchObject(taken);
    expect(await count()).toBe(2);
    const neighbour = await createOwner(app);
    const json = eventInput({ external_id: 'kasse-1' });
    expect((await app.call('POST', '/events', { token: neighbour.token, json })).status).toBe(201);
  });

  it('may change and lose it, and keeps it when it is replaced without', async () => {
    const { id } = (await call('POST', '', eventInput({ external_id: 'a' }))).body;
    expect((await call('PUT', `/${id}`, eventInput())).body.external_id).toBe('a');
    expect((await call('PATCH', `/${id}`, { external_id: 'b' })).body.external_id).toBe('b');
    expect((await call('PATCH', `/${id}`, { external_id: '' })).body.external_id).toBeNull();
    expect((await call('POST', '', eventInput({ external_id: 'b' }))).status).toBe(201);
  });

  it('gives it free when it is deleted, also while guests still have to be told', async () => {
    const { id } = (await put('fest', { status: 'published' })).body;
    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'ada', display_name: 'Ada' });
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ status: 'cancelled', external_id: 'fest' });
    const again = await put('fest');
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(id);
    expect((await call('GET', '?external_id=fest')).body).toMatchObject({ data: [{ id: again.body.id }], total: 1 });
  });

  it('gives none to the dates of its series', async () => {
    const { id: event_id } = (await put('stammtisch', { event_date: '2026-12-02' })).body;
    const json = { event_id, frequency: 'weekly', count: 3 };
    expect((await app.call('POST', '/series', { token: owner.token, json })).status).toBe(201);
    const named = await app.db.select({ name: events.externalId }).from(events);
    expect(named.map(({ name }) => name).sort()).toEqual([null, null, 'stammtisch'].sort());
  });
});

describe('putting an event under an id', () => {
  it('creates it once and replaces it then; the same again changes nothing', async () => {
    const first = await put('a/b ?%');
    expect(first).toMatchObject({ status: 201, body: { external_id: 'a/b ?%', status: 'draft' } });
    const second = await put('a/b ?%', { title: 'Pubquiz', start_time: '21:00' });
    expect(second).toMatchObject({ status: 200, body: { id: first.body.id, title: 'Pubquiz', start_time: '21:00' } });
    const third = await put('a/b ?%', { title: 'Pubquiz', start_time: '21:00' });
    expect(third.body).toEqual(second.body);
    expect(await count()).toBe(1);
  });

  it('makes one event out of fifty calls at once, and pays for it once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => put('quiz', { status: 'published' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(1);
    const entries = await app.db.select().from(creditEntries);
    expect(entries.filter(({ eventId }) => eventId === answers[0]?.body.id)).toMatchObject([
      { reason: 'event_published' },
    ]);
  });

  it('brings a draft where it is to stand, and takes nothing back', async () => {
    expect((await put('x')).body.status).toBe('draft');
    expect(await put('x', { status: 'published' })).toMatchObject({ status: 200, body: { status: 'published' } });
    expect(await put('x', { status: 'draft', title: 'Neu' })).toMatchObject({
      body: { status: 'published', title: 'Neu' },
    });
    const plan = { publish_type: 'scheduled', scheduled_date: '2026-12-01' };
    expect((await put('y', plan)).body.status).toBe('scheduled');
    expect(await put('y', plan)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
  });

  it('leaves nothing behind when it is refused', async () => {
    expect(await put('x', { status: 'published', event_date: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { code: 'not_publishable' },
    });
    expect(await count()).toBe(0);
    await setCredits(app, owner.businessId, 0);
    expect((await put('x', { status: 'published' })).status).toBe(402);
    expect(await count()).toBe(0);
    const { id } = (await put('x')).body;
    expect((await put('x', { title: 'Neu', status: 'published' })).status).toBe(402);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ title: 'Kneipenquiz', status: 'draft' });
  });

  it('honours If-Match', async () => {
    const none = await put('x', {}, { 'If-Match': '"old"' });
    expect(none).toMatchObject({ status: 412 });
    const { headers } = await put('x');
    expect((await put('x', { title: 'Eins' }, { 'If-Match': headers.get('ETag') ?? '' })).status).toBe(200);
    expect((await put('x', { title: 'Zwei' }, { 'If-Match': headers.get('ETag') ?? '' })).status).toBe(412);
  });

  it.each([
    ['too long', 'x'.repeat(256), {}, 'too_big'],
    ['of several lines', 'a\nb', {}, 'invalid_format'],
    ['blank', ' ', {}, 'too_small'],
    ['another in the body', 'a', { external_id: 'b' }, 'mismatch'],
    ['null in the body', 'a', { external_id: null }, 'mismatch'],
  ])('refuses an id that is %s', async (_, name, body, code) => {
    const answer = await put(name, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'external_id', code }] } });
    expect(await count()).toBe(0);
  });
});
