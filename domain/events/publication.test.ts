import { describe, expect, it } from 'vitest';
import { publicationInstant, scheduleObstacles } from '#domain/events/publication.ts';

const plan = (scheduledDate: string | null, scheduledTime: string | null = null) => ({ scheduledDate, scheduledTime });

describe('a scheduled publication', () => {
  it.each([
    ['as the day begins without a time', plan('2026-11-30'), '2026-11-29T23:00:00.000Z'],
    ['at its minute in winter', plan('2026-11-30', '18:30'), '2026-11-30T17:30:00.000Z'],
    ['at its minute in summer', plan('2026-07-01', '18:30'), '2026-07-01T16:30:00.000Z'],
    ['an hour later in the hour that is skipped', plan('2027-03-28', '02:30'), '2027-03-28T01:30:00.000Z'],
    ['at the first of the two in the hour that comes twice', plan('2026-10-25', '02:30'), '2026-10-25T00:30:00.000Z'],
    ['at midnight after the night that gains an hour', plan('2026-10-26'), '2026-10-25T23:00:00.000Z'],
    ['at midnight after the night that loses an hour', plan('2027-03-29'), '2027-03-28T22:00:00.000Z'],
  ])('comes %s', (_, when, instant) => {
    expect(publicationInstant(when)?.toISOString()).toBe(instant);
  });

  const now = new Date('2026-11-21T12:00:00Z');
  const event = { eventDate: '2026-12-09', startTime: '20:00' };
  // ASVS 2.2.3.
  it.each([
    [plan(null), [{ field: 'scheduled_date', reason: 'required' }]],
    [plan('2026-11-20'), [{ field: 'scheduled_date', reason: 'past' }]],
    [plan('2026-11-21'), []],
    [plan('2026-11-21', '13:00'), [{ field: 'scheduled_time', reason: 'past' }]],
    [plan('2026-11-21', '13:01'), []],
    [plan('2026-12-09', '20:00'), []],
    [plan('2026-12-09', '20:01'), [{ field: 'scheduled_time', reason: 'after_event' }]],
    [plan('2026-12-10'), [{ field: 'scheduled_date', reason: 'after_event' }]],
  ])('%j is allowed or refused with its reason', (when, obstacles) => {
    expect(scheduleObstacles(when, event, now)).toEqual(obstacles);
  });

  it('may come any time of the day of an event that takes all day', () => {
    expect(scheduleObstacles(plan('2026-12-09', '10:00'), { ...event, startTime: null }, now)).toEqual([]);
  });
});
