import { describe, expect, it } from 'vitest';
import type { OpeningDay } from './opening-times.ts';
import { comingSpans, daysInWindows, shortSpan, signStates } from './opening-times.ts';

const span = (opens_at: string, closes_at: string) => ({ opens_at, closes_at });
const wednesday = span('2026-11-25T17:00:00Z', '2026-11-26T00:00:00Z');
const friday = span('2026-11-27T16:30:00Z', '2026-11-28T03:00:00Z');
const day = (date: string, spans: OpeningDay['spans'] = []): OpeningDay => ({
  date,
  opens_at: null,
  closes_at: null,
  ...spans[0],
  spans,
  exception: null,
});
const shut = { is_open: false, closes_at: null, opens_at: null, closure: null };

describe('the sign of a house', () => {
  it('says what follows what, with the day only while it is another', () => {
    const said = signStates([wednesday, friday], new Date('2026-11-25T20:10:00Z')).map(
      ({ until, isOpen, day: other }) => [new Date(until).toISOString(), isOpen, other],
    );
    expect(said).toEqual([
      ['2026-11-26T00:00:00.000Z', true, null],
      ['2026-11-26T23:00:00.000Z', false, '2026-11-27'],
      ['2026-11-27T16:30:00.000Z', false, null],
      ['2026-11-28T03:00:00.000Z', true, null],
    ]);
  });

  it('says between two spans of a day when the doors open again', () => {
    const lunch = span('2026-11-25T10:00:00Z', '2026-11-25T13:00:00Z');
    const said = signStates([lunch, wednesday], new Date('2026-11-25T14:00:00Z'));
    expect(said[0]).toMatchObject({ isOpen: false, time: wednesday.opens_at, day: null });
  });

  it('says nothing where no day has hours', () => {
    expect(signStates([], new Date('2026-11-25T20:10:00Z'))).toEqual([]);
  });
});

describe('the coming hours', () => {
  const now = '2026-11-27T23:30:00Z';
  const saturday = span('2026-11-28T16:00:00Z', '2026-11-29T03:00:00Z');

  it('begin at half past midnight with the night of yesterday, which no day of the list names', () => {
    const open_state = { ...shut, is_open: true, closes_at: '2026-11-28T03:00:00Z' };
    const opening_days = [day('2026-11-28', [saturday])];
    expect(comingSpans({ opening_days, open_state }, now)).toEqual([span(now, '2026-11-28T03:00:00Z'), saturday]);
  });

  it('are those of the days where the doors are closed, or opened today', () => {
    const opening_days = [day('2026-11-27', [friday]), day('2026-11-28', [saturday])];
    const open = { ...shut, is_open: true, closes_at: friday.closes_at };
    expect(comingSpans({ opening_days, open_state: open }, '2026-11-27T17:00:00Z')).toEqual([friday, saturday]);
    expect(comingSpans({ opening_days, open_state: shut }, '2026-11-27T12:00:00Z')).toEqual([friday, saturday]);
  });
});

describe('a window of a house', () => {
  it('has the hours of its day as short as they are', () => {
    expect([wednesday, friday].map(shortSpan)).toEqual(['18–1', '17:30–4']);
    expect(shortSpan(span('2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z'))).toBe('0–24');
  });

  it('hangs from Monday to Sunday whatever day it is', () => {
    const week = Array.from({ length: 14 }, (_, n) =>
      day(new Date(Date.UTC(2026, 10, 25 + n)).toISOString().slice(0, 10)),
    );
    expect(daysInWindows(week).map(({ date }) => date.slice(8))).toEqual(['30', '01', '25', '26', '27', '28', '29']);
  });
});
