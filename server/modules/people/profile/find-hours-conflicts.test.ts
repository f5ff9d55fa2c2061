import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
const hours = { ...defaultOpeningHours(), friday: { open: '17:00', close: '04:00', closed: false } };

/** 21 November 2026 is a Saturday. */
const events = {
  Quiz: { event_date: '2026-11-27', start_time: '20:00', end_time: '23:00' },
  Nacht: { event_date: '2026-11-28', start_time: '00:30', end_time: '03:00' },
  Brunch: { event_date: '2026-11-28', start_time: '10:30', end_time: '13:00' },
  Anderswo: { event_date: '2026-11-27', start_time: '20:00', end_time: '23:00', location: 'Markt 1, 10115 Berlin' },
};

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createVerifiedOwner(app);
  await setCredits(app, owner.businessId, 100);
  await call('PUT', '/profile', { display_name: 'Anker', opening_hours: hours });
  for (const [title, times] of Object.entries(events)) {
    const { body } = await call('POST', '/events', eventInput({ title, ...times }));
    expect((await call('POST', `/events/${body.id}/publish`, {})).status).toBe(200);
  }
  await call('POST', '/events', eventInput({ title: 'Entwurf', ...events.Quiz }));
});
afterAll(() => app.close());

const call = (method: 'POST' | 'PUT' | 'GET', path: string, json?: object, token = owner.token) =>
  app.call(method, path, { token, ...(json && { json }) });
const closure = (day: string) => [{ id: day, start_date: day, end_date: day, reason: '' }];
async function conflictsOf(json: object) {
  const { status, body } = await call('POST', '/profile/hours/check', json);
  expect(status).toBe(200);
  const found = body.data as { title: string; conflict: string; day: string; closed_by: string }[];
  return found.map(({ title, conflict, day, closed_by }) => `${title} ${conflict} ${day} ${closed_by}`);
}

describe('checking hours before they are saved', () => {
  it.each([
    ['as they are', {}, []],
    [
      'with a closure on Friday, which takes the night into Saturday',
      { extraordinary_closures: closure('2026-11-27') },
      ['Quiz closed 2026-11-27 closure', 'Nacht closed 2026-11-27 closure'],
    ],
    [
      'with a closure on Saturday, which leaves the night of Friday',
      { extraordinary_closures: closure('2026-11-28') },
      ['Brunch closed 2026-11-28 closure'],
    ],
    [
      'with a date that is closed',
      { special_days: [{ date: '2026-11-28', spans: [], reason: '' }] },
      ['Brunch closed 2026-11-28 special_day'],
    ],
    [
      'with a date that opens later',
      { special_days: [{ date: '2026-11-28', spans: [{ open: '12:00', close: '20:00' }], reason: '' }] },
      ['Brunch outside 2026-11-28 special_day'],
    ],
    [
      'with a season in which Friday closes early',
      {
        seasons: [
          {
            name: 'Winter',
            start: '11-25',
            end: '02-28',
            opening_hours: { ...hours, friday: { open: '17:00', close: '22:00', closed: false } },
          },
        ],
      },
      ['Quiz outside 2026-11-27 season', 'Nacht outside 2026-11-27 season'],
    ],
  ])('%s names the published events that contradict them', async (_, json, expected) => {
    expect(await conflictsOf(json)).toEqual(expected);
  });

  it('saves nothing', async () => {
    const before = (await call('GET', '/profile')).body;
    await conflictsOf({ extraordinary_closures: closure('2026-11-27') });
    expect((await call('GET', '/profile')).body).toEqual(before);
  });

  it.each([
    [{ extraordinary_closures: [{ ...closure('2026-11-27')[0], end_date: '2026-11-26' }] }],
    [{ special_days: [{ date: 'heute', spans: [], reason: '' }] }],
    [{ display_name: 'Anker' }],
  ])('refuses %j', async (json) => {
    expect((await call('POST', '/profile/hours/check', json)).status).toBe(422);
  });

  it('tells nobody of another business, and needs a session', async () => {
    const other = await createVerifiedOwner(app);
    const { body } = await call(
      'POST',
      '/profile/hours/check',
      { extraordinary_closures: closure('2026-11-27') },
      other.token,
    );
    expect(body.data).toEqual([]);
    expect((await app.call('POST', '/profile/hours/check', { json: {} })).status).toBe(401);
  });
});
