import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';
import { readMoment } from './read-moment.ts';

const reading = { today: '2026-11-28', order: 'day_first' } as const;

const written = (typed: string, order: 'day_first' | 'month_first' = 'day_first') => {
  const moment = readMoment(typed, { ...reading, order });
  if (!moment) return null;
  const { day, lastDay, hours, isGuess, rest } = moment;
  const times = [hours?.start, hours?.end].filter(Boolean).join('-');
  return [lastDay ? `${day}..${lastDay}` : day, times, isGuess || hours?.isGuess ? '?' : '', rest && `+ ${rest}`]
    .filter(Boolean)
    .join(' ');
};

test.each([
  ['Sa, 5. Dez. 2026', '2026-12-05'],
  ['Freitag, den 4. Dezember', '2026-12-04 ?'],
  ['5.12.', '2026-12-05 ?'],
  ['Fr 10.12.2026', '2026-12-10 ?'],
  ['Dec 5, 2026', '2026-12-05'],
  ['05-Dec-26', '2026-12-05'],
  ['2026/12/05', '2026-12-05'],
  ['10.–12.12.2026', '2026-12-10..2026-12-12'],
  ['10./11.12.2026', '2026-12-10..2026-12-11'],
  ['10. bis 12. Dezember 2026', '2026-12-10..2026-12-12'],
  ['vom 10.12. bis 12.12.2026', '2026-12-10..2026-12-12'],
  ['10.12.-12.12.2026', '2026-12-10..2026-12-12'],
  ['30. Dez. - 2. Jan. 2027', '2026-12-30..2027-01-02'],
  ['10.12. und 17.12.2026', '2026-12-10 ? + und 17.12.2026'],
  ['10.12.2026, 20:00 - 23:00 Uhr', '2026-12-10 20:00-23:00'],
  ['So 6.12. 15–18 Uhr', '2026-12-06 15:00-18:00 ?'],
  ['20 Uhr am 10.12.2026', '2026-12-10 20:00'],
  ['Saturday, December 5, 2026 at 8:00 PM', '2026-12-05 20:00'],
  ['Do, 10.12.2026 | 20:00 Uhr | Saal', '2026-12-10 20:00 + Saal'],
  ['10.12.2026 20:00 bis 11.12.2026 02:00', '2026-12-10 20:00-02:00'],
  ['2026-12-10T20:00 - 2026-12-10T23:00', '2026-12-10 20:00-23:00'],
  ['2026-12-10 20:00-23:00', '2026-12-10 20:00-23:00'],
  ['2026-12-10T19:00:00Z', '2026-12-10 20:00'],
  ['2026-12-10T23:30:00Z', '2026-12-11 00:30'],
  ['2026-07-10T20:00:00-04:00', '2026-07-11 02:00'],
  ['2026-12-05 20:00:00 +0200', '2026-12-05 19:00'],
  ['Thu Dec 10 2026 20:00:00 GMT+0100 (CET)', '2026-12-10 20:00'],
  ['10.12.2026 20:00 MEZ', '2026-12-10 20:00'],
  ['12/13/2026', null],
  ['31.02.2026', null],
  ['bald', null],
  ['2026', null],
  ['99999', null],
])('%j is the moment %s', (typed, moment) => expect(written(typed)).toBe(moment));

test('the month is first where the column says so', () => {
  expect(written('12/05/2026 8:00 PM', 'month_first')).toBe('2026-12-05 20:00');
  expect(written('12/05/2026 - 12/07/2026', 'month_first')).toBe('2026-12-05..2026-12-07');
});

test.each([
  ['20:00:00', '20:00'],
  ['8:00 p.m.', '20:00'],
  ['20–23 Uhr', '20:00-23:00'],
  ['2000-2300', '20:00-23:00'],
  ['7:30-10pm', '19:30-22:00'],
  ['8-11', '08:00-11:00 ?'],
  ['20:00 - open end', '20:00'],
  ['halb neun', '20:30 ?'],
  ['0,5', '12:00 ?'],
  ['ganztägig', ''],
  ['20 Uhr (Einlass 19 Uhr)', '20:00 + Einlass 19 Uhr'],
  ['25:00', null],
  ['spät', null],
])('%j are the hours %s', (typed, expected) => {
  const hours = readHours(typed);
  const times = [hours?.start, hours?.end].filter(Boolean).join('-');
  const text = hours && [times, hours.isGuess ? '?' : '', hours.rest && `+ ${hours.rest}`].filter(Boolean).join(' ');
  expect(text).toBe(expected);
});
