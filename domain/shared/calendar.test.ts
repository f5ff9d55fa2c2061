import { describe, expect, it } from 'vitest';
import { addDays, isCalendarDay, statisticWeek, weekday } from '#domain/shared/calendar.ts';
import { fc } from '#tests/support/fast-check.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });

  it('can be counted forth and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, n) => addDays(addDays(start, n), -n) === start),
    );
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('lie in a week that starts on its Sunday and has seven days', () => {
    fc.assert(
      fc.property(day, (text) => {
        const { start, end } = statisticWeek(text);
        return weekday(start) === 0 && start <= text && text < end && addDays(start, 7) === end;
      }),
    );
    expect(statisticWeek('2026-11-22')).toEqual({ start: '2026-11-22', end: '2026-11-29' });
  });
});
