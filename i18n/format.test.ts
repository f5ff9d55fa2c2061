import { expect, test } from 'vitest';
import {
  berlinYear,
  formatDay,
  formatDayRange,
  formatDayShort,
  formatDayWithWeekday,
  formatInstant,
  formatInstantDay,
  formatInstantTime,
  formatMetres,
  formatNumber,
  formatPercent,
  formatPrice,
  formatStub,
  formatTime,
  formatTimeRange,
  formatUptime,
  formatWeekday,
} from '#i18n/format.ts';

/** Intl uses non-breaking spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('days are written out', () => {
  expect(formatDay('2026-07-04', 'de')).toBe('4. Juli 2026');
  expect(formatDay('2026-07-04', 'en')).toBe('4 July 2026');
  expect(formatDayWithWeekday('2026-07-04', 'de')).toBe('Samstag, 4. Juli 2026');
  expect(formatDayWithWeekday('2026-07-04', 'en')).toBe('Saturday, 4 July 2026');
  expect(formatDayShort('2026-07-04', 'de')).toBe('04.07.2026');
  expect(formatDayShort('2026-07-04', 'en')).toBe('04/07/2026');
  expect(formatWeekday('2026-07-04', 'de')).toBe('Samstag');
  expect(formatDayRange('2026-12-24', '2027-01-02', 'de')).toMatch(/^24. Dezember 2026.–.2. Januar 2027$/);
  expect(formatDayRange('2026-05-03', '2026-05-05', 'en')).toMatch(/^3.?–.?5 May 2026$/);
  expect(formatDayRange('2026-05-03', '2026-05-03', 'en')).toBe('3 May 2026');
  expect(formatStub('2026-07-04', 'de')).toEqual({ weekday: 'Sa', day: '4', month: 'Juli' });
});

test('times say "Uhr" in German only', () => {
  expect(formatTime('20:00:00', 'de')).toBe('20:00 Uhr');
  expect(formatTime('20:00', 'en')).toBe('20:00');
  expect(formatTimeRange('20:00', '02:00', 'de')).toBe('20:00 – 02:00 Uhr');
});

test('instants are shown in Berlin, in summer and in winter', () => {
  expect(formatInstantTime('2026-07-04T22:30:00Z', 'de')).toBe('00:30 Uhr');
  expect(formatInstant('2026-07-04T22:30:00Z', 'de')).toBe('5. Juli 2026, 00:30 Uhr');
  expect(formatInstant('2026-01-04T22:30:00Z', 'en')).toBe('4 January 2026, 23:30');
  expect(formatInstantDay('2026-07-04T22:30:00Z', 'de')).toBe('5. Juli 2026');
  expect(berlinYear(new Date('2026-12-31T23:30:00Z'))).toBe('2027');
});

test('prices come from cents', () => {
  expect(plain(formatPrice(1250, 'de'))).toBe('12,50 €');
  expect(formatPrice(1250, 'en')).toBe('€12.50');
  expect(plain(formatPrice(2900, 'de', 'short'))).toBe('29 €');
  expect(plain(formatPrice(999, 'de', 'short'))).toBe('9,99 €');
  expect(plain(formatPrice(123_456_789, 'de'))).toBe('1.234.567,89 €');
});

test('numbers follow the language', () => {
  expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(plain(formatPercent(0.254, 'de'))).toBe('25 %');
  expect(plain(formatUptime(0.99999, 'de'))).toBe('99,99 %');
  expect(plain(formatUptime(1, 'en'))).toBe('100%');
});

test('distances stay on one line', () => {
  expect(formatMetres(324, 'de')).toBe('320\u00a0m');
  expect(formatMetres(2960, 'de')).toBe('3\u00a0km');
});
