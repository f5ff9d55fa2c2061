import { eq, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedFieldNames } from '#contract/shared/listed-events.ts';
import { businesses } from '#database/schema/businesses.ts';
import { eventCounts, events } from '#database/schema/events.ts';
import { users } from '#database/schema/users.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { LEAST_FOUND } from '#server/modules/events/events/queries.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits } from '#tests/support/factories.ts';
import { createMember } from '#tests/support/teams.ts';

interface List {
  data: { title: string }[];
  total: number | null;
  next_cursor: string | null;
  counts: Record<string, number> | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 50);
});

const create = async (overrides: Record<string, unknown> = {}) =>
  (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json: eventInput(overrides) })).body.id;
const act = (method: string, path: string, json?: unknown) =>
  app.call('POST' === method ? 'POST' : method, `/events/${path}`, { token: owner.token, json });
const list = async (query = '') => (await app.call<List>('GET', `/events${query}`, { token: owner.token })).body;
const titles = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).data.map(({ title }) => title);

it('names who began a draft to everybody else, and nobody once it is published', async () => {
  const colleague = await createMember(app, owner.businessId, { permissions: ['create_events'] });
  await app.db.update(users).set({ name: 'Meryem Schulz' }).where(eq(users.id, colleague.id));
  const json = eventInput({ title: 'Lesung' });
  await app.call('POST', '/events', { token: colleague.token, json });
  await create({ title: 'Kneipenquiz' });
  type Named = { data: { title: string; draft_of: string | null }[] };
  const seen = async (token: string) => {
    const { data } = (await app.call<Named>('GET', '/events', { token })).body;
    return Object.fromEntries(data.map(({ title, draft_of }) => [title, draft_of]));
  };
  expect(await seen(owner.token)).toEqual({ Kneipenquiz: null, Lesung: 'Meryem Schulz' });
  expect(await seen(colleague.token)).toMatchObject({ Lesung: null });
  await app.db.update(events).set({ status: 'published' });
  expect(await seen(owner.token)).toEqual({ Kneipenquiz: null, Lesung: null });
});

describe('with chosen fields', () => {
  type Listed = { data: Record<string, unknown>[]; next_cursor: string | null; total: number | null };
  const choose = async (query: string) =>
    (await app.call<Listed>('GET', `/events?${query}`, { token: owner.token })).body;

  it('each event has these alone, as it has them without the choice', async () => {
    for (const title of ['Kneipenquiz', 'Lesung', 'Tanz']) await create({ title, category: { tags: ['musik'] } });
    const whole = (await choose('')).data;
    for (const fields of [
      ['title', 'id'],
      ['page_url', 'starts_at', 'pictures', 'credits_reserved'],
      ['draft_of'],
      listedFieldNames,
    ]) {
      const { data } = await choose(`fields=${fields}`);
      const expected = whole.map((event) => Object.fromEntries(fields.map((name) => [name, event[name]])));
      expect(data).toEqual(expected);
    }
    expect(Object.keys(whole[0] ?? {}).toSorted()).toEqual(listedFieldNames.toSorted());
  });

  it('pages continue, filters hold, and totals are there', async () => {
    for (const title of ['Kneipenquiz', 'Quiz', 'Lesung']) await create({ title });
    const first = await choose('fields=title&q=quiz&limit=1');
    expect(first).toMatchObject({ data: [{ title: 'Quiz' }], total: 2 });
    expect((await choose(`fields=title&q=quiz&limit=1&cursor=${first.next_cursor}`)).data).toEqual([
      { title: 'Kneipenquiz' },
    ]);
  });

  it('are those of this app when another one in the process chose first', async () => {
    const other = await createTestApp();
    const stranger = await createOwner(other);
    await other.call('GET', '/events?fields=title,id', { token: stranger.token });
    await other.close();
    const fresh = await createTestApp();
    const person = await createOwner(fresh);
    await fresh.call('POST', '/events', { token: person.token, json: eventInput({ title: 'Lesung' }) });
    const { body } = await fresh.call<Listed>('GET', '/events?fields=title,status', { token: person.token });
    await fresh.close();
    expect(body.data).toEqual([{ title: 'Lesung', status: 'draft' }]);
  });

  it('more choices than are kept are answered all the same', async () => {
    await create({ category: { tags: ['musik'] } });
    const others = listedFieldNames.filter((name) => name !== 'id');
    for (const name of others)
      expect(Object.keys((await choose(`fields=id,${name}`)).data[0] ?? {})).toEqual(['id', name]);
  });

  it.each(['search_text', 'id,charged_items', '', ',', '__proto__'])(
    'refuses %j and names the parameter',
    async (fields) => {
      const { status, body } = await app.call('GET', `/events?fields=${fields}`, { token: owner.token });
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path: 'fields' }] } });
    },
  );
});

it.each([
  ['a list', () => '/events?limit=20'],
  ['a list with chosen fields', () => '/events?limit=20&fields=id,title'],
  ['a list after a cursor', (cursor: string) => `/events?limit=1&cursor=${cursor}`],
  ['one event', (_: string, id: string) => `/events/${id}`],
])('reads %s in two statements: who asks, and what is asked for', async (_, path) => {
  await create();
  const id = await create();
  const cursor = (await list('?limit=1')).next_cursor ?? '';
  const statements = vi.spyOn(Pool.prototype, 'query');
  const { status } = await app.call('GET', path(cursor, id), { token: owner.token });
  // Earlier commits notify in batches.
  const isRead = ([statement]: unknown[]) => !JSON.stringify(statement).includes('pg_notify');
  const count = statements.mock.calls.filter(isRead).length;
  statements.mockRestore();
  expect({ status, count }).toEqual({ status: 200, count: 2 });
});

describe('searching', () => {
  it('finds parts of titles and locations, whatever their case and accents', async () => {
    await create({ title: 'Kneipenquiz', location: 'Weserstraße 104' });
    await create({ title: 'Über den Dächern', location: 'Hof' });
    expect(await titles('QUIZ')).toEqual(['Kneipenquiz']);
    expect(await titles('weserstrasse')).toEqual(['Kneipenquiz']);
    expect(await titles('uber')).toEqual(['Über den Dächern']);
    expect(await titles('dächern hof')).toEqual(['Über den Dächern']);
    expect(await titles('kn')).toEqual(['Kneipenquiz']);
    expect(await titles('qu')).toEqual([]);
    expect(await titles('nirgends')).toEqual([]);
    expect(await titles('  ')).toHaveLength(2);
  });

  // ASVS 1.2.4, 1.2.9.
  it('takes signs of patterns for what they are', async () => {
    await create({ title: '100 % Bass' });
    await create({ title: 'snake_case' });
    await create({ title: 'back\\slash' });
    expect(await titles('%')).toEqual(['100 % Bass']);
    expect(await titles('e_c')).toEqual(['snake_case']);
    expect(await titles('e__')).toEqual([]);
    expect(await titles('k\\s')).toEqual(['back\\slash']);
    expect(await titles("'; drop table events; --")).toEqual([]);
  });

  it('follows a change of the title, and goes with status, total and cursor', async () => {
    const id = await create({ title: 'Alt' });
    await act('PATCH', id, { title: 'Neu' });
    expect(await titles('alt')).toEqual([]);
    for (const n of [1, 2, 3]) {
      app.clock.advance({ seconds: 1 });
      await create({ title: `Neu ${n}`, status: 'published' });
    }
    const first = await list('?q=neu&limit=2');
    expect(first).toMatchObject({ total: 4, data: [{ title: 'Neu 3' }, { title: 'Neu 2' }] });
    expect(await list(`?q=neu&limit=2&cursor=${first.next_cursor}`)).toMatchObject({
      total: null,
      data: [{ title: 'Neu 1' }, { title: 'Neu' }],
    });
    expect(await list('?q=neu&status=published')).toMatchObject({ total: 3 });
  });

  it('goes on to the last page, also of more than it looks for at once', async () => {
    const template = await create({ title: 'Kopf' });
    const count = LEAST_FOUND + 30;
    await app.db.execute(sql`
      insert into events (id, business_id, host_id, title, description, location, search_text, status, tariff, featured_event,
        push_notification, created_at, updated_at)
      select gen_random_uuid(), business_id, host_id, n::text, '', '', 'serie ' || n, 'draft', tariff, false, false,
        created_at - n * interval '1 second', now()
      from events, generate_series(1, ${count}) n where id = ${template}`);
    const numbers = async (query: string) => {
      const { data, total, next_cursor: next } = await list(`?q=serie&limit=100${query}`);
      return { total, next, numbers: data.map(({ title }) => Number(title)) };
    };
    const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
    const first = await numbers('');
    expect(first).toMatchObject({ total: null, numbers: from(1, 100) });
    expect(await numbers(`&cursor=${first.next}`)).toMatchObject({ numbers: from(101, 200) });
    const fifth = await numbers('&page=5');
    expect(fifth).toMatchObject({ total: null, numbers: from(401, 500) });
    const last = { next: null, numbers: from(501, count) };
    expect(await numbers('&page=6')).toMatchObject(last);
    expect(await numbers(`&cursor=${fifth.next}`)).toMatchObject(last);
    expect(await numbers('&page=7')).toMatchObject({ total: null, numbers: [] });
  });
});

describe('what comes and what was', () => {
  const namesOf = async (query: string) => (await list(`?${query}`)).data.map(({ title }) => title);

  it('are two lists without the drafts, each in the order of creation, and what runs past midnight still comes', async () => {
    const today = berlinDay(app.clock.now());
    const publish = async (title: string, ahead: number, times: Record<string, string | null> = {}) => {
      app.clock.advance({ seconds: 1 });
      const id = await create({ title, status: 'published' });
      const event_date = addDays(today, ahead);
      const at = (time: string, day = event_date) => new Date(`${day}T${time}:00+01:00`);
      const { start, end } = times;
      const endsAt = start && end ? at(end, end <= start ? addDays(event_date, 1) : event_date) : null;
      await app.db.update(events).set({ eventDate: event_date, endsAt }).where(eq(events.id, id));
      return id;
    };
    await create({ title: 'Entwurf' });
    await publish('Später', 40);
    await publish('Heute ohne Ende', 0);
    await publish('Heute früh', 0, { start: '08:00', end: '11:00' });
    await publish('Bis heute Mittag', -1, { start: '20:00', end: '13:00' });
    await publish('Bis heute Morgen', -1, { start: '20:00', end: '04:00' });
    await publish('Gestern ohne Ende', -1);
    await publish('Bald', 2);
    const archived = await publish('Abgehakt', 3);
    await app.db.update(events).set({ status: 'archived' }).where(eq(events.id, archived));
    app.clock.set(`${today}T12:00:00+01:00`);

    expect(await namesOf('when=coming')).toEqual(['Bald', 'Bis heute Mittag', 'Heute ohne Ende', 'Später']);
    const past = ['Abgehakt', 'Gestern ohne Ende', 'Bis heute Morgen', 'Heute früh'];
    expect(await namesOf('when=past')).toEqual(past);
    expect(await namesOf('when=past&status=archived')).toEqual(['Abgehakt']);
    expect(await namesOf('when=coming&q=heute')).toEqual(['Bis heute Mittag', 'Heute ohne Ende']);

    const first = await list('?when=past&limit=3');
    expect(first).toMatchObject({ total: 4, counts: { draft: 1, published: 7, archived: 1 } });
    const rest = await list(`?when=past&limit=3&cursor=${first.next_cursor}`);
    expect([...first.data, ...rest.data].map(({ title }) => title)).toEqual(past);
  });

  it('are ordered by date on request: the next first, the latest past first, page by page', async () => {
    const today = berlinDay(app.clock.now());
    const publish = async (title: string, ahead: number, start: string | null) => {
      app.clock.advance({ seconds: 1 });
      const id = await create({ title, status: 'published' });
      const eventDate = addDays(today, ahead);
      const startsAt = start === null ? null : new Date(`${eventDate}T${start}:00+01:00`);
      await app.db.update(events).set({ eventDate, startsAt, endsAt: null }).where(eq(events.id, id));
    };
    for (const ahead of [16, 2, 15, -3, -1, -2]) await publish(`Tag ${ahead}`, ahead, '20:00');
    await publish('Tag 15 früh', 15, '00:30');
    await publish('Tag 15 ohne Uhrzeit', 15, null);
    const coming = ['Tag 2', 'Tag 15 ohne Uhrzeit', 'Tag 15 früh', 'Tag 15', 'Tag 16'];
    const past = ['Tag -1', 'Tag -2', 'Tag -3'];
    const expected = { coming, 'coming&q=Tag': coming, past, 'past&q=Tag': past };
    for (const [when, names] of Object.entries(expected)) {
      expect(await namesOf(`order=date&when=${when}`)).toEqual(names);
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(`?order=date&when=${when}&limit=2${cursor && `&cursor=${cursor}`}`);
        found.push(...page.data.map(({ title }) => title));
        cursor = page.next_cursor;
      }
      expect(found).toEqual(names);
      expect((await list(`?order=date&when=${when}&limit=2&page=2`)).data.map(({ title }) => title)).toEqual(
        names.slice(2, 4),
      );
    }
    expect(await namesOf('when=coming')).toEqual(await namesOf('when=coming&order=created'));
    const refused = await app.call('GET', '/events?order=date', { token: owner.token });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'when', code: 'required' }] } });
  });
});

describe('the counts per status', () => {
  it('follow everything that can happen to an event', async () => {
    expect((await list()).counts).toEqual({ draft: 0, scheduled: 0, published: 0, cancelled: 0, archived: 0 });
    const [draft, published, scheduled] = [
      await create(),
      await create({ status: 'published' }),
      await create({ publish_type: 'scheduled', scheduled_date: '2026-12-01' }),
    ];
    await act('POST', `${published}/duplicate`);
    expect(await list()).toMatchObject({ counts: { draft: 2, scheduled: 1, published: 1, archived: 0 }, total: 4 });
    await act('POST', `${published}/archive`);
    await act('POST', `${scheduled}/withdraw`);
    expect((await list('?status=draft')).total).toBe(3);
    await act('DELETE', draft);
    await act('DELETE', published);
    expect(await list('?q=nichts&status=draft')).toMatchObject({
      counts: { draft: 2, scheduled: 0, published: 0, cancelled: 0, archived: 0 },
      total: 0,
    });
  });

  it('are right after everything at once, and nothing waits for ever', async () => {
    await setCredits(app, owner.businessId, 30);
    const ids = await Promise.all(Array.from({ length: 20 }, () => create()));
    const plan = { scheduled_date: '2026-12-01' };
    const answers = await Promise.all([
      ...ids.flatMap((id) => [
        act('POST', `${id}/schedule`, plan),
        act('POST', `${id}/publish`),
        act('POST', `${id}/withdraw`),
        act('POST', `${id}/archive`),
      ]),
      ...ids.slice(0, 8).map((id) => act('DELETE', id)),
      ...Array.from({ length: 10 }, () => create({ status: 'published' })),
    ]);
    expect(answers.filter((answer) => typeof answer !== 'string' && answer.status >= 500)).toEqual([]);
    const rows = await app.db
      .select({ status: events.status, count: sql<number>`count(*)::int` })
      .from(events)
      .groupBy(events.status);
    const none = { draft: 0, scheduled: 0, published: 0, cancelled: 0, archived: 0 };
    const real = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    expect((await list()).counts).toEqual({ ...none, ...real });
  });

  it('go with their business', async () => {
    const other = await createOwner(app);
    await app.call('POST', '/events', { token: other.token, json: eventInput() });
    await app.db.delete(businesses).where(eq(businesses.id, other.businessId));
    expect(await app.db.select().from(eventCounts).where(eq(eventCounts.businessId, other.businessId))).toEqual([]);
  });
});
