import { expect, test } from 'vitest';
import { parseTime, stepTime } from '#domain/shared/parse-time.ts';

test.each([
  ['2030', '20:30'],
  ['20:30', '20:30'],
  ['20.30', '20:30'],
  ['20,30', '20:30'],
  [' 20 30 ', '20:30'],
  ['20h30', '20:30'],
  ['20.30 Uhr', '20:30'],
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['20 Uhr', '20:00'],
  ['8 pm', '20:00'],
  ['8:30 AM', '08:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['0', '00:00'],
  ['24', '00:00'],
  ['24:00', '00:00'],
])('%j is the time %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test.each(['', 'abends', '25', '2460', '20:60', '24:01', '20:3', '123456', '-8', '13 pm', '0 am', '20:30:00'])(
  '%j is no time',
  (typed) => {
    expect(parseTime(typed)).toBeNull();
  },
);

test.each([
  ['20:00', 1, '20:15'],
  ['20:00', -1, '19:45'],
  ['20:07', 1, '20:15'],
  ['20:07', -1, '20:00'],
  ['23:50', 1, '00:00'],
  ['00:00', -1, '23:45'],
  [null, 1, '18:00'],
] as const)('%j moved by %d is %s', (time, direction, next) => {
  expect(stepTime(time, direction)).toBe(next);
});
