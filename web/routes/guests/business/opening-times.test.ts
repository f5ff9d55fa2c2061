import { describe, expect, it } from 'vitest';
import { daysInWindows, shortSpan, signStates } from './opening-times.ts';

const day = (date: string, opens: string | null, closes: string | null) => ({
  date,
  opens_at: opens,
  closes_at: closes,
});
const wednesday = day('2026-11-25', '2026-11-25T17:00:00Z', '2026-11-26T00:00:00Z');
const friday = day('2026-11-27', '2026-11-27T16:30:00Z', '2026-11-28T03:00:00Z');
const days = [wednesday, day('2026-11-26', null, null), friday];

describe('the sign of a house', () => {
  it('says what follows what, with the day only while it is another', () => {
    const said = signStates(days, new Date('2026-11-25T20:10:00Z')).map(({ until, isOpen, day: other }) => [
      new Date(until).toISOString(),
      isOpen,
      other,
    ]);
    expect(said).toEqual([
      ['2026-11-26T00:00:00.000Z', true, null],
      ['2026-11-26T23:00:00.000Z', false, '2026-11-27'],
      ['2026-11-27T16:30:00.000Z', false, null],
      ['2026-11-28T03:00:00.000Z', true, null],
    ]);
  });

  it('says nothing where no day has hours', () => {
    expect(signStates([day('2026-11-25', null, null)], new Date('2026-11-25T20:10:00Z'))).toEqual([]);
  });
});

describe('a window of a house', () => {
  it('has the hours of its day as short as they are', () => {
    expect([wednesday, friday].map(shortSpan)).toEqual(['18–1', '17:30–4']);
    expect(shortSpan(day('2026-11-26', null, null))).toBeUndefined();
    expect(shortSpan(day('2026-11-26', '2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z'))).toBe('0–24');
  });

  it('hangs from Monday to Sunday whatever day it is', () => {
    const week = Array.from({ length: 14 }, (_, n) =>
      day(new Date(Date.UTC(2026, 10, 25 + n)).toISOString().slice(0, 10), null, null),
    );
    expect(daysInWindows(week).map(({ date }) => date.slice(8))).toEqual(['30', '01', '25', '26', '27', '28', '29']);
  });
});
