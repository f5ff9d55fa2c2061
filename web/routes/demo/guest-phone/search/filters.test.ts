import { expect, test } from 'vitest';
import { askedDay, filterBusinesses, filterEvents, switched } from './filters.ts';

type Events = Parameters<typeof filterEvents>[0];
type Businesses = Parameters<typeof filterBusinesses>[0];

const now = new Date('2026-11-25T20:10:00Z');
const event = (fields: object) => ({ ticket_type: 'free', box_office: false, event_date: '2026-12-02', ...fields });
const events = [
  event({ id: 'free' }),
  event({ id: 'paid', ticket_type: 'paid' }),
  event({ id: 'box office', box_office: true }),
  event({ id: 'tonight', event_date: '2026-11-25' }),
] as unknown as Events;
const state = (is_open: boolean, opens_at: string | null) => ({ open_state: { is_open, opens_at } });
const businesses = [
  { id: 'open', ...state(true, null) },
  { id: 'later', ...state(false, '2026-11-25T21:00:00Z') },
  { id: 'tomorrow', ...state(false, '2026-11-26T17:00:00Z') },
  { id: 'never', ...state(false, null) },
] as unknown as Businesses;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('everything is shown without a filter', () => {
  expect(filterEvents(events, new Set(), now)).toHaveLength(4);
  expect(filterBusinesses(businesses, new Set(), now)).toHaveLength(4);
});

test("the day to ask for is that of the night until four o'clock, and one time is chosen at once", () => {
  const past = (time: string) => new Date(`2026-11-26T${time}:00Z`);
  expect(askedDay(new Set(['near']), now)).toBeNull();
  expect(askedDay(new Set(['today']), past('00:30'))).toBe('2026-11-25');
  expect(askedDay(new Set(['today']), past('03:30'))).toBe('2026-11-26');
  expect(askedDay(new Set(['tomorrow']), past('03:30'))).toBe('2026-11-27');
  expect([...switched(new Set(['today', 'near']), 'tomorrow', true)]).toEqual(['near', 'tomorrow']);
  expect([...switched(new Set(['today', 'near']), 'today', false)]).toEqual(['near']);
  expect([...switched(new Set(['today']), 'free', true)]).toEqual(['today', 'free']);
});

test('free means that nobody pays, not even at the door', () => {
  expect(ids(filterEvents(events, new Set(['free']), now))).toEqual(['free', 'tonight']);
});

test('open today means now or later on this day in Berlin, and for events that they are today', () => {
  expect(ids(filterBusinesses(businesses, new Set(['openToday']), now))).toEqual(['open', 'later']);
  expect(ids(filterEvents(events, new Set(['openToday']), now))).toEqual(['tonight']);
});
