import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessProfiles } from '#database/schema/businesses.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app, { zipCode: '80331', city: 'München' });
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());

const save = (json: object, token = owner.token) =>
  app.call('PUT', '/profile', { token, json: { display_name: 'Ecke', is_visible: true, ...json } });
const read = async () => (await app.call('GET', '/profile', { token: owner.token })).body;

const usual = defaultOpeningHours();
const lunchAndEvening = {
  open: '11:00',
  close: '14:00',
  closed: false,
  more_spans: [{ open: '17:00', close: '22:00' }],
};
const season = (overrides: object = {}) => ({
  name: 'Sommer',
  start: '06-01',
  end: '08-31',
  opening_hours: usual,
  ...overrides,
});

describe('up to three spans a day', () => {
  it('come back in the order in which the doors open, the first as open and close', async () => {
    const friday = {
      ...{ open: '23:00', close: '02:00', closed: false },
      more_spans: [
        { open: '17:00', close: '22:00' },
        { open: '11:00', close: '14:00' },
      ],
    };
    const { status, body } = await save({ opening_hours: { ...usual, friday } });
    expect(status).toBe(200);
    expect(body.opening_hours).toEqual({
      ...usual,
      friday: { ...lunchAndEvening, more_spans: [...lunchAndEvening.more_spans, { open: '23:00', close: '02:00' }] },
    });
    expect(await read()).toEqual(body);
    expect((await save(body)).status).toBe(200);
  });

  it('leave a week with one span a day as it always was', async () => {
    const { body } = await save({ opening_hours: usual });
    expect(JSON.stringify(body.opening_hours)).toBe(JSON.stringify(usual));
  });

  it.each([
    [{ friday: { ...lunchAndEvening, more_spans: [{ open: '13:00', close: '15:00' }] } }, 'friday.more_spans.0'],
    [
      {
        friday: { ...lunchAndEvening, more_spans: [{ open: '22:00', close: '09:30' }] },
        saturday: { open: '09:00', close: '12:00', closed: false },
      },
      'friday.more_spans.0',
    ],
    [{ sunday: { ...lunchAndEvening, more_spans: [{ open: '17:00', close: '09:30' }] } }, 'sunday.more_spans.0'],
  ])('must not overlap: %#', async (days, field) => {
    const before = await read();
    const { status, body } = await save({ opening_hours: { ...usual, ...days } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: `opening_hours.${field}`, code: 'spans_overlap' })]);
    expect(await read()).toEqual(before);
  });

  it.each([
    [{ ...lunchAndEvening, more_spans: Array(3).fill({ open: '17:00', close: '18:00' }) }, 'more_spans'],
    [{ ...lunchAndEvening, more_spans: [{ open: '25:00', close: '18:00' }] }, 'more_spans.0.open'],
    [{ ...lunchAndEvening, more_spans: [{ open: '17:00' }] }, 'more_spans.0.close'],
    [{ ...lunchAndEvening, more_spans: [{ open: '17:00', close: '18:00', closed: false }] }, 'more_spans.0'],
    [{ ...lunchAndEvening, more_spans: null }, 'more_spans'],
  ])('are refused with their field: %#', async (friday, field) => {
    const { status, body } = await save({ opening_hours: { ...usual, friday } });
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(`opening_hours.friday.${field}`);
  });
});

describe('special days', () => {
  const eve = { date: '2026-12-24', spans: [{ open: '10:00', close: '14:00' }], reason: 'Heiligabend' };
  const inventory = { date: '2026-11-30', spans: [], reason: '' };

  it('come back by date, and stay when a caller does not know them', async () => {
    const { body } = await save({ special_days: [eve, inventory] });
    expect(body.special_days).toEqual([inventory, eve]);
    expect((await save({})).body.special_days).toEqual([inventory, eve]);
    expect((await save({ special_days: [] })).body.special_days).toEqual([]);
  });

  it.each([
    [[eve, { ...inventory, date: eve.date }], 'special_days.1.date', 'date_repeated'],
    [[{ ...eve, date: '2026-02-30' }], 'special_days.0.date', null],
    [[{ ...eve, reason: 'x'.repeat(121) }], 'special_days.0.reason', null],
    [[{ ...eve, spans: [...eve.spans, { open: '13:00', close: '15:00' }] }], 'special_days.0.spans.1', 'spans_overlap'],
    [[{ ...eve, spans: Array(4).fill(eve.spans[0]) }], 'special_days.0.spans', null],
    [
      Array.from({ length: 101 }, (_, n) => ({
        ...eve,
        date: `20${String(n % 90).padStart(2, '0')}-01-0${(n % 9) + 1}`,
      })),
      'special_days',
      null,
    ],
  ])('are refused with their field: %#', async (special_days, field, code) => {
    const { status, body } = await save({ special_days });
    expect(status).toBe(422);
    const errors = body.errors as { path: string; code: string }[];
    expect(errors.some((error) => error.path === field && (code === null || error.code === code))).toBe(true);
  });
});

describe('seasons', () => {
  it('have a week of their own, may go over New Year, and come back as they were', async () => {
    const seasons = [
      season({ opening_hours: { ...usual, friday: lunchAndEvening } }),
      season({ name: 'Winter', start: '11-01', end: '02-29' }),
    ];
    const { status, body } = await save({ seasons });
    expect(status).toBe(200);
    expect(body.seasons).toEqual(seasons);
    expect((await save({})).body.seasons).toEqual(seasons);
  });

  it.each([
    [[season(), season({ start: '08-31', end: '09-30' })], 'seasons.1.start', 'seasons_overlap'],
    [
      [season({ start: '11-01', end: '02-28' }), season({ start: '01-06', end: '01-06' })],
      'seasons.1.start',
      'seasons_overlap',
    ],
    [[season({ start: '02-30' })], 'seasons.0.start', null],
    [[season({ end: '2026-08-31' })], 'seasons.0.end', null],
    [[season({ opening_hours: { ...usual, friday: undefined } })], 'seasons.0.opening_hours.friday', null],
    [
      [
        season({
          opening_hours: { ...usual, friday: { ...lunchAndEvening, more_spans: [{ open: '12:00', close: '13:00' }] } },
        }),
      ],
      'seasons.0.opening_hours.friday.more_spans.0',
      'spans_overlap',
    ],
    [
      ['01', '02', '03', '04', '05'].map((month) => season({ start: `${month}-01`, end: `${month}-02` })),
      'seasons',
      null,
    ],
  ])('are refused with their field: %#', async (seasons, field, code) => {
    const { status, body } = await save({ seasons });
    expect(status).toBe(422);
    const errors = body.errors as { path: string; code: string }[];
    expect(errors.some((error) => error.path === field && (code === null || error.code === code))).toBe(true);
  });
});

describe('public holidays', () => {
  it('are those of the Land of the address, until the owner chooses another', async () => {
    expect(await read()).toMatchObject({ closed_on_holidays: false, holiday_land: 'BY' });
    expect((await save({ closed_on_holidays: true })).body).toMatchObject({ holiday_land: 'BY' });
    expect((await save({ holiday_land: 'BW' })).body).toMatchObject({ closed_on_holidays: true, holiday_land: 'BW' });
    expect((await save({ holiday_land: null })).body).toMatchObject({ holiday_land: 'BW' });
  });

  it('move with the business unless the owner chose the Land', async () => {
    const mover = await createOwner(app, { zipCode: '80331', city: 'München' });
    const landOf = async () => (await app.call('GET', '/profile', { token: mover.token })).body.holiday_land;
    const move = (address: string) => app.call('PATCH', '/business', { token: mover.token, json: { address } });
    expect((await move('Weserstraße 104, 12047 Berlin')).status).toBe(200);
    expect(await landOf()).toBe('BE');
    await save({ holiday_land: 'BB' }, mover.token);
    await move('Hafenstraße 7, 20359 Hamburg');
    expect(await landOf()).toBe('BB');
  });

  it('need a Land: without one in the address, it has to be chosen', async () => {
    const lost = await createOwner(app, { zipCode: '99999', city: 'Nirgendwo' });
    await app.db
      .update(businessProfiles)
      .set({ holidayLand: null })
      .where(eq(businessProfiles.businessId, lost.businessId));
    const { status, body } = await save({ closed_on_holidays: true }, lost.token);
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'holiday_land', code: 'land_needed' })]);
    expect((await save({ closed_on_holidays: true, holiday_land: 'TH' }, lost.token)).status).toBe(200);
  });

  it.each([[{ holiday_land: 'AUGSBURG' }], [{ holiday_land: 'by' }], [{ closed_on_holidays: 'ja' }]])(
    'refuse %j',
    async (json) => {
      expect((await save(json)).status).toBe(422);
    },
  );
});

describe('guests', () => {
  const guests = (path: string) => callAsApp(app, 'GET', path);

  it('see breaks, special days and holidays, each with its reason', async () => {
    const saved = await save({
      opening_hours: { ...usual, wednesday: lunchAndEvening },
      extraordinary_closures: [],
      special_days: [{ date: '2026-12-24', spans: [{ open: '08:00', close: '12:00' }], reason: 'Heiligabend' }],
      seasons: [],
      closed_on_holidays: true,
      holiday_land: 'BY',
    });
    expect(saved.status).toBe(200);
    app.clock.set('2026-12-23T12:00:00Z');
    const { body } = await guests(`/businesses/${owner.businessId}`);
    const span = (opens_at: string, closes_at: string) => ({
      opens_at: `2026-12-${opens_at}:00.000Z`,
      closes_at: `2026-12-${closes_at}:00.000Z`,
    });
    const [lunch, eve] = [span('23T10:00', '23T13:00'), span('24T07:00', '24T11:00')];
    expect((body.opening_days as object[]).slice(0, 3)).toEqual([
      { date: '2026-12-23', ...lunch, spans: [lunch, span('23T16:00', '23T21:00')], exception: null },
      {
        date: '2026-12-24',
        ...eve,
        spans: [eve],
        exception: { kind: 'special_day', reason: 'Heiligabend', holiday: null },
      },
      {
        date: '2026-12-25',
        opens_at: null,
        closes_at: null,
        spans: [],
        exception: {
          kind: 'holiday',
          reason: '1. Weihnachtstag',
          holiday: { de: '1. Weihnachtstag', en: 'Christmas Day' },
        },
      },
    ]);
    expect(body.special_days).toEqual([
      { date: '2026-12-24', spans: [{ open: '08:00', close: '12:00' }], reason: 'Heiligabend' },
    ]);
  });

  it.each([
    ['2026-12-23T14:00:00Z', false, 'in the break'],
    ['2026-12-23T17:00:00Z', true, 'in the second span'],
    ['2026-12-24T08:00:00Z', true, 'in special hours'],
    ['2026-12-24T14:00:00Z', false, 'after special hours'],
    ['2026-12-25T10:00:00Z', false, 'on a holiday'],
    ['2026-12-28T10:00:00Z', true, 'on the next usual day'],
  ])('find it open at %s: %s (%s)', async (at, isOpen) => {
    const { body } = await guests(`/businesses?near=48.137,11.575&open_at=${at}`);
    expect((body.data as { id: string }[]).some(({ id }) => id === owner.businessId)).toBe(isOpen);
  });

  it('read when it opens after the holidays', async () => {
    app.clock.set('2026-12-25T10:00:00Z');
    const { body } = await guests(`/businesses/${owner.businessId}`);
    expect(body.open_state).toEqual({
      is_open: false,
      closes_at: null,
      opens_at: '2026-12-28T08:00:00.000Z',
      closure: null,
    });
  });
});
