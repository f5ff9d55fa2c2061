import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
const span = (open: string, close: string) => ({ open, close, closed: false });
const hours = { ...defaultOpeningHours(), friday: span('17:00', '04:00') };

/** 27 November 2026 is a Friday. */
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-27T12:00:00Z');
  owner = await createVerifiedOwner(app);
  await setCredits(app, owner.businessId, 100);
  await call('PUT', '/profile', { display_name: 'Anker', opening_hours: hours });
});
afterAll(() => app.close());

const call = (method: 'POST' | 'PUT' | 'PATCH' | 'GET', path: string, json?: object) =>
  app.call(method, path, { token: owner.token, ...(json && { json }) });
const night = { event_date: '2026-11-28', start_time: '00:30', end_time: '03:00' };

describe('an event that begins after midnight', () => {
  it('belongs to the night of an open Friday for its business and for guests, and keeps its instants', async () => {
    const { body } = await call(
      'POST',
      '/events',
      eventInput({ title: 'Nachtschicht', ...night, status: 'published' }),
    );
    expect(body).toMatchObject({
      event_date: '2026-11-28',
      night_of: '2026-11-27',
      starts_at: '2026-11-27T23:30:00.000Z',
    });
    expect((await callAsApp(app, 'GET', `/events/${body.id}`)).body).toMatchObject({ night_of: '2026-11-27' });
    const { page_url: page } = (await call('GET', '/business/page')).body;
    const atom = await (await app.app.request(`${new URL(String(page)).pathname}.atom`)).text();
    expect(atom).toContain('Freitagnacht, 27. November 2026, 00:30 Uhr');
    const ics = await (await app.app.request(eventCalendarPath(String(body.id)))).text();
    expect(ics).toContain('20261127T233000Z');
  });

  it('is found on Friday by the app, which asks for a day, also when the hours change', async () => {
    const found = async (day: string) => {
      const { body } = await callAsApp<{ data: { title: string }[] }>(app, 'GET', `/feed?day=${day}`);
      return body.data.map(({ title }) => title);
    };
    const on = (title: string, event_date: string, start_time: string) =>
      call('POST', '/events', eventInput({ title, event_date, start_time, end_time: null, status: 'published' }));
    const open = { ...hours, saturday: span('17:00', '04:00') };
    const openAt = (opening_hours: object) =>
      call('PUT', '/profile', { display_name: 'Anker', opening_hours, is_visible: true });
    await openAt(open);
    await on('Freitagskaffee', '2026-11-27', '15:00');
    await on('Samstagfrüh', '2026-11-28', '09:00');
    await on('Samstagabend', '2026-11-28', '20:00');
    await on('Samstagnacht', '2026-11-29', '01:00');
    const [friday, saturday] = [
      ['Freitagskaffee', 'Nachtschicht'],
      ['Samstagfrüh', 'Samstagabend', 'Samstagnacht'],
    ];
    expect(await found('2026-11-26')).toEqual([]);
    expect(await found('2026-11-27')).toEqual(friday);
    expect(await found('2026-11-28')).toEqual(saturday);
    await openAt({ ...open, friday: { ...open.friday, closed: true } });
    expect(await found('2026-11-27')).toEqual(['Freitagskaffee']);
    expect(await found('2026-11-28')).toEqual(['Nachtschicht', ...(saturday ?? [])]);
    await openAt(open);
    expect(await found('2026-11-27')).toEqual(friday);
    await openAt(hours);
  });

  it('is tonight on Friday', async () => {
    const isTonight = async (now: string) => {
      app.clock.set(now);
      return (await call('GET', '/business/today')).body.is_tonight;
    };
    expect(await isTonight('2026-11-27T12:00:00Z')).toBe(true);
    expect(await isTonight('2026-11-27T23:20:00Z')).toBe(true);
    app.clock.set('2026-11-27T12:00:00Z');
  });

  it('follows its times and the hours', async () => {
    const { body } = await call('POST', '/events', eventInput(night));
    const of = async () => (await call('GET', `/events/${body.id}`)).body.night_of;
    await call('PATCH', `/events/${body.id}`, { start_time: '20:00' });
    expect(await of()).toBeNull();
    await call('PATCH', `/events/${body.id}`, { start_time: '00:30' });
    expect(await of()).toBe('2026-11-27');
    const shut = { ...hours, friday: { ...hours.friday, closed: true } };
    await call('PUT', '/profile', { display_name: 'Anker', opening_hours: shut });
    expect(await of()).toBeNull();
    await call('PUT', '/profile', { display_name: 'Anker', opening_hours: hours });
    expect(await of()).toBe('2026-11-27');
  });

  it.each([
    ['an afternoon', '2026-11-28', '15:00', null],
    ['half past midnight after doors that close at five', '2026-12-04', '00:30', '2026-12-03'],
    ['half past midnight after a closed Sunday', '2026-11-30', '00:30', null],
    ['a morning', '2026-11-28', '09:00', null],
  ])('or at another time: %s', async (_, event_date, start_time, expected) => {
    const { body } = await call('POST', '/events', eventInput({ event_date, start_time, end_time: null }));
    expect(body.night_of).toBe(expected);
  });
});
