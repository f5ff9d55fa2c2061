import { expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import { berlinToday } from '#web/shell/berlin-today.ts';
import { lastDayOf, stubOf, timesOf } from './event-when.ts';

const de = createTranslator('de', 'events', 'Dabei');
const en = createTranslator('en', 'events', 'Dabei');
const at = (start_time: string | null, end_time: string | null, event_date: string | null = '2026-11-28') => ({
  event_date,
  start_time,
  end_time,
});

test('the stub carries weekday, day and month', () => {
  expect(stubOf(at(null, null), 'de')).toEqual({ weekday: 'Samstag', day: '28', month: 'November' });
  expect(stubOf(at(null, null), 'en')).toEqual({ weekday: 'Saturday', day: '28', month: 'November' });
  expect(stubOf(at(null, null, null), 'de').day).toBe('?');
});

test.each([
  ['20:00', '00:30', '20:00 – 00:30 Uhr', '20:00 – 00:30'],
  ['19:00', null, 'ab 19:00 Uhr', 'from 19:00'],
  [null, '22:00', 'bis 22:00 Uhr', 'until 22:00'],
  [null, null, 'Ganztägig', 'All day'],
])('%s to %s reads as %s', (start, end, german, english) => {
  expect(timesOf(at(start, end), de, 'de')).toBe(german);
  expect(timesOf(at(start, end), en, 'en')).toBe(english);
});

test('an end at or before the start runs until the next day', () => {
  expect(lastDayOf(at('22:00', '04:00'), 'de')).toBe('Sonntag, 29. November 2026');
  expect(lastDayOf(at('22:00', '22:00'), 'en')).toMatch(/^Sunday,? 29 November 2026$/);
  expect(lastDayOf(at('20:00', '23:00'), 'de')).toBeNull();
  expect(lastDayOf(at('22:00', null), 'de')).toBeNull();
});

test('today is the day in Berlin', () => {
  expect(berlinToday(new Date('2026-07-04T22:30:00Z'))).toBe('2026-07-05');
  expect(berlinToday(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
});
