import { describe, expect, it } from 'vitest';
import { doorPhase, doorTimes, markInstant } from '#domain/door/door-hours.ts';

const at = (time: string) => new Date(`2026-12-${time}:00Z`);

describe('the hours of a door', () => {
  it.each([
    ['with an end', at('09T19:00'), at('09T22:00'), '2026-12-10T10:00:00.000Z'],
    ['with an open end, which counts as six hours', at('09T19:00'), null, '2026-12-10T13:00:00.000Z'],
  ])('begin and end twelve hours around an event %s', (_, startsAt, endsAt, closes) => {
    const times = doorTimes({ startsAt, endsAt });
    expect(times?.opensAt.toISOString()).toBe('2026-12-09T07:00:00.000Z');
    expect(times?.closesAt.toISOString()).toBe(closes);
  });

  it('are unknown while an event has no beginning', () => {
    expect(doorTimes({ startsAt: null, endsAt: null })).toBeNull();
  });

  it.each([
    [at('09T06:59'), 'early'],
    [at('09T07:00'), 'open'],
    [at('10T09:59'), 'open'],
    [at('10T10:00'), 'over'],
  ])('at %s are %s', (now, phase) => {
    expect(doorPhase({ opensAt: at('09T07:00'), closesAt: at('10T10:00') }, now)).toBe(phase);
  });

  it.each([
    ['stands', at('09T20:00'), at('09T20:00')],
    ['is not later than now', at('09T23:00'), at('09T21:00')],
    ['is not before the list was there', at('01T00:00'), at('09T07:00')],
  ])('a mark %s', (_, sent, kept) => {
    expect(markInstant(sent, at('09T07:00'), at('09T21:00'))).toEqual(kept);
  });
});
