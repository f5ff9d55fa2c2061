import { describe, expect, it } from 'vitest';
import { nightOf, openDayOf } from '#domain/hours/night.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';

const span = (open: string, close: string) => ({ open, close, closed: false });
const shut = { ...span('09:00', '17:00'), closed: true };
/** 27 November 2026 is a Friday: Thursday until midnight, Friday until 4, Saturday until 10, closed on Sunday. */
const hours = {
  ...defaultOpeningHours(),
  thursday: span('17:00', '00:00'),
  friday: span('17:00', '04:00'),
  saturday: span('17:00', '10:00'),
  sunday: shut,
  monday: span('03:00', '18:00'),
  tuesday: span('00:00', '00:00'),
  wednesday: span('00:00', '00:00'),
};
const closed = (day: string) => [{ id: day, start_date: day, end_date: day, reason: 'Umbau' }];
const none: Schedule['closures'] = [];

describe('the night', () => {
  it.each([
    ['half past midnight after an open Friday', none, '2026-11-28', '00:30', '2026-11-27'],
    ['midnight itself', none, '2026-11-28', '00:00', '2026-11-27'],
    ['until the doors close', none, '2026-11-28', '03:59', '2026-11-27'],
    ['when the doors close', none, '2026-11-28', '04:00', '2026-11-28'],
    ['after doors that close at midnight', none, '2026-11-27', '00:30', '2026-11-26'],
    ['until four o’clock', none, '2026-11-27', '03:59', '2026-11-26'],
    ['past four o’clock', none, '2026-11-27', '04:00', '2026-11-27'],
    ['a club in the morning', none, '2026-11-29', '09:59', '2026-11-28'],
    ['after a closed day', none, '2026-11-30', '00:30', '2026-11-30'],
    ['before doors that open early', none, '2026-12-01', '00:30', '2026-12-01'],
    ['where the doors never close', none, '2026-12-02', '00:30', '2026-12-02'],
    ['of the evening', none, '2026-11-28', '20:00', '2026-11-28'],
    ['of a whole day', none, '2026-11-28', null, '2026-11-28'],
    ['when Friday is closed this time', closed('2026-11-27'), '2026-11-28', '00:30', '2026-11-27'],
    ['before a closed Saturday', closed('2026-11-28'), '2026-11-28', '00:30', '2026-11-27'],
    ['of the spring change, before the skipped hour', none, '2027-03-28', '01:59', '2027-03-27'],
    ['of the spring change, in the skipped hour', none, '2027-03-28', '02:30', '2027-03-27'],
    ['of the autumn change, in the repeated hour', none, '2026-10-25', '02:30', '2026-10-24'],
    ['of the autumn change, after the doors closed', none, '2026-10-25', '10:00', '2026-10-25'],
    ['into a new year', none, '2027-01-01', '00:30', '2026-12-31'],
  ])('%s', (_, closures, day, time, expected) => {
    expect(nightOf({ hours, closures }, day, time)).toBe(expected);
  });

  it('never lasts past noon', () => {
    const always = { hours: { ...hours, friday: span('18:00', '17:59') }, closures: none };
    expect(nightOf(always, '2026-11-28', '11:59')).toBe('2026-11-27');
    expect(nightOf(always, '2026-11-28', '12:00')).toBe('2026-11-28');
  });
});

it('names the day whose hours hold only until its doors close', () => {
  expect(openDayOf({ hours, closures: none }, '2026-11-28', '03:59')).toBe('2026-11-27');
  expect(openDayOf({ hours, closures: none }, '2026-11-27', '00:30')).toBe('2026-11-27');
});
