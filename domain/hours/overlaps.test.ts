import { describe, expect, it } from 'vitest';
import type { DayHours, TimeSpan } from '#domain/hours/opening-hours.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { overlapOfSpans, overlapOfWeek } from '#domain/hours/overlaps.ts';
import { seasonsOverlap } from '#domain/hours/seasons.ts';

const span = (text: string): TimeSpan => ({ open: text.slice(0, 5), close: text.slice(6) });
function day(first: string, ...more: string[]): DayHours {
  return { ...span(first), closed: false, ...(more.length > 0 && { more_spans: more.map(span) }) };
}
const usual = defaultOpeningHours();

describe('spans of a week', () => {
  it.each([
    ['apart', { friday: day('11:00-14:00', '17:00-22:00') }, null],
    ['that touch', { friday: day('11:00-14:00', '14:00-22:00') }, null],
    ['that overlap', { friday: day('11:00-14:00', '13:59-22:00') }, { day: 'friday', index: 0 }],
    ['around the first', { friday: day('11:00-14:00', '10:00-15:00') }, { day: 'friday', index: 0 }],
    [
      'of which the second overlaps',
      { friday: day('09:00-10:00', '11:00-14:00', '13:00-15:00') },
      { day: 'friday', index: 0 },
    ],
    [
      'over midnight into a span before noon',
      { friday: day('09:00-10:00', '22:00-10:30') },
      { day: 'friday', index: 0 },
    ],
    ['over midnight into the next day', { friday: day('11:00-14:00', '20:00-10:01') }, { day: 'friday', index: 0 }],
    ['over midnight up to the next day', { friday: day('11:00-14:00', '20:00-10:00') }, null],
    [
      'after a night that still runs',
      { saturday: day('12:00-14:00', '01:00-02:00'), friday: day('20:00-02:00') },
      { day: 'saturday', index: 0 },
    ],
    ['from Sunday into Monday', { sunday: day('11:00-12:00', '20:00-09:30') }, { day: 'sunday', index: 0 }],
    ['of a whole day besides another', { friday: day('11:00-14:00', '00:00-00:00') }, { day: 'friday', index: 0 }],
    ['of a closed day', { friday: { ...day('11:00-14:00', '12:00-13:00'), closed: true } }, null],
    ['that are all first, as they always could', { friday: day('20:00-06:00'), saturday: day('05:00-12:00') }, null],
  ])('%s', (_, days, expected) => {
    expect(overlapOfWeek({ ...usual, ...days })).toEqual(expected);
  });
});

describe('spans of a date', () => {
  it.each([
    [['10:00-14:00', '17:00-02:00'], null],
    [['17:00-02:00', '10:00-14:00', '13:00-15:00'], 2],
    [['00:00-00:00', '13:00-15:00'], 1],
    [[], null],
  ])('%j', (spans, expected) => {
    expect(overlapOfSpans(spans.map(span))).toBe(expected);
  });
});

describe('seasons', () => {
  it.each([
    ['06-01', '08-31', '09-01', '10-01', false],
    ['06-01', '08-31', '08-31', '10-01', true],
    ['11-01', '02-28', '02-28', '03-01', true],
    ['11-01', '02-28', '03-01', '10-31', false],
    ['11-01', '02-28', '12-20', '01-06', true],
    ['12-20', '01-06', '11-01', '02-28', true],
    ['01-01', '12-31', '05-05', '05-05', true],
  ])('%s to %s and %s to %s', (a, b, c, d, expected) => {
    expect(seasonsOverlap({ start: a, end: b }, { start: c, end: d })).toBe(expected);
    expect(seasonsOverlap({ start: c, end: d }, { start: a, end: b })).toBe(expected);
  });
});
