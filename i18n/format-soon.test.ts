import { expect, it } from 'vitest';
import { formatDayPart, formatSoon } from './format-soon.ts';

/** Saturday noon in Berlin. */
const now = new Date('2026-11-28T11:00:00Z');

it.each([
  ['2026-11-28T09:00:00Z', 'heute früh', 'this morning'],
  ['2026-11-28T12:30:00Z', 'heute Mittag', 'this afternoon'],
  ['2026-11-28T22:59:00Z', 'heute Abend', 'this evening'],
  ['2026-11-29T03:51:00Z', 'morgen früh', 'tomorrow morning'],
  ['2026-11-30T03:51:00Z', 'Montagfrüh', 'Monday morning'],
  ['2026-12-04T16:00:00Z', 'Freitagnachmittag', 'Friday afternoon'],
  ['2026-12-05T16:00:00Z', '5. Dezember 2026', '5 December 2026'],
  ['2026-11-27T16:00:00Z', '27. November 2026', '27 November 2026'],
])('%s is the deadline %s, %s', (at, german, english) => {
  expect([formatDayPart(at, now, 'de'), formatDayPart(at, now, 'en')]).toEqual([german, english]);
});

it.each([
  ['2026-11-28T21:00:00Z', 'heute um 22:00 Uhr', 'today at 22:00'],
  ['2026-11-28T23:30:00Z', 'morgen um 00:30 Uhr', 'tomorrow at 00:30'],
  ['2026-12-02T09:00:00Z', 'Mittwoch um 10:00 Uhr', 'Wednesday at 10:00'],
  ['2026-12-09T09:00:00Z', '9. Dezember 2026, 10:00 Uhr', '9 December 2026, 10:00'],
])('%s is %s, %s', (at, german, english) => {
  expect([formatSoon(at, now, 'de'), formatSoon(at, now, 'en')]).toEqual([german, english]);
});
