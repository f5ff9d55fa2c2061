import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

type EventBody = Record<string, unknown> & { id: string; errors?: { path: string; code: string; message: string }[] };

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

const call = (method: string, path: string, json?: unknown) =>
  app.call<EventBody>(method, `/events${path}`, { token: owner.token, json });
const wall = ({ event_date, start_time, end_time }: Record<string, unknown>) => [event_date, start_time, end_time];
const create = (fields: Record<string, unknown>) => call('POST', '', { title: 'Lesung', ...fields });

describe('an event with instants', () => {
  it.each([
    ['2026-12-09T19:00:00Z', '2026-12-09T21:30:00Z', ['2026-12-09', '20:00', '22:30']],
    ['2026-12-09T20:00:00+01:00', '2026-12-10T02:00:00+01:00', ['2026-12-09', '20:00', '02:00']],
    ['2026-07-09T14:00:00-04:00', null, ['2026-07-09', '20:00', null]],
    ['2026-12-08T23:00:00Z', '2026-12-09T23:00:00Z', ['2026-12-09', null, null]],
    // A night in which the clock goes back.
    ['2026-10-24T20:00:00Z', '2026-10-25T03:00:00Z', ['2026-10-24', '22:00', '04:00']],
  ])('from %s to %s has the wall time of Berlin', async (starts_at, ends_at, expected) => {
    const { status, body } = await create({ starts_at, ends_at });
    expect([status, wall(body)]).toEqual([201, expected]);
    expect(Date.parse(String(body.starts_at))).toBe(Date.parse(starts_at));
  });

  it('may say the same twice, and is refused if the two differ', async () => {
    const both = { event_date: '2026-12-09', start_time: '20:00', starts_at: '2026-12-09T19:00:00Z' };
    expect((await create(both)).status).toBe(201);
    const { status, body } = await create({ ...both, start_time: '19:00' });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'starts_at', code: 'mismatch' }]]);
  });

  it.each([
    ['ends_at', { ends_at: '2026-12-09T21:00:00Z', starts_at: '2026-12-07T19:00:00Z' }],
    ['ends_at', { ends_at: '2026-12-09T18:00:00Z', starts_at: '2026-12-09T19:00:00Z' }],
    ['starts_at', { ends_at: '2026-12-09T21:00:00Z' }],
    ['starts_at', { starts_at: 'tomorrow' }],
    ['starts_at', { starts_at: '2026-12-09T19:00:30Z' }],
    ['starts_at', { starts_at: '2026-12-09T19:00' }],
    // The second 02:30 of that night cannot be said in wall time.
    ['starts_at', { starts_at: '2026-10-25T01:30:00Z' }],
  ])('is refused with %s of %o', async (path, fields) => {
    const { status, body } = await create(fields);
    expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('moves by its start, with its duration, and loses its day with null', async () => {
    const { id } = (await create({ starts_at: '2026-12-09T19:00:00Z', ends_at: '2026-12-09T21:00:00Z' })).body;
    const moved = await call('PATCH', `/${id}`, { starts_at: '2026-12-10T20:00:00Z' });
    expect(wall(moved.body)).toEqual(['2026-12-10', '21:00', '23:00']);
    const longer = await call('PATCH', `/${id}`, { ends_at: '2026-12-11T00:00:00Z' });
    expect(wall(longer.body)).toEqual(['2026-12-10', '21:00', '01:00']);
    const open = await call('PATCH', `/${id}`, { ends_at: null });
    expect(wall(open.body)).toEqual(['2026-12-10', '21:00', null]);
    const none = await call('PATCH', `/${id}`, { starts_at: null });
    expect(wall(none.body)).toEqual([null, null, null]);
  });

  it('is the same event when it is put twice, and may be put back with another time', async () => {
    const put = (fields: object) => call('PUT', '/by-external-id/cms-1', { title: 'Lesung', ...fields });
    const instants = { starts_at: '2026-12-09T20:00:00+01:00', ends_at: '2026-12-09T22:00:00+01:00' };
    const [first, second] = [await put(instants), await put(instants)];
    expect([first.status, second.status, second.headers.get('ETag')]).toEqual([201, 200, first.headers.get('ETag')]);
    const later = await call('PUT', `/${first.body.id}`, { ...second.body, start_time: '21:00' });
    expect([later.status, wall(later.body)]).toEqual([200, ['2026-12-09', '21:00', '22:00']]);
    const contradicting = { ...later.body, starts_at: '2026-12-09T18:00:00Z' };
    expect((await call('PUT', `/${first.body.id}`, contradicting)).body.errors).toMatchObject([{ path: 'starts_at' }]);
  });
});

it('lists all that is missing to publish, in sentences', async () => {
  const { status, body } = await call('POST', '', { title: ' ', status: 'published', participant_type: 'limited' });
  expect([status, body.code]).toEqual([422, 'not_publishable']);
  expect(body.errors?.map(({ path }) => path)).toEqual(['title', 'description', 'max_participants', 'event_date']);
  for (const { message, code } of body.errors ?? [])
    expect([message.includes(' '), message === code]).toEqual([true, false]);
  const past = await call('POST', '', eventInput({ event_date: '2020-01-01', status: 'published' }));
  expect(past.body.errors).toMatchObject([{ path: 'event_date', code: 'past', message: 'Lies in the past' }]);
});
