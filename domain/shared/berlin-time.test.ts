import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

const independent = (day: string, time: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Berlin').epochMilliseconds;

it('tells the instant of every quarter of an hour around both changes of the clock, asked again and again', () => {
  for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']) {
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(berlinInstant(day, time).getTime(), `${day} ${time}`).toBe(independent(day, time));
    }
  }
});

it('remembers no day wrongly, however many are asked for', () => {
  const first = Temporal.PlainDate.from('2024-01-01');
  for (let n = 0; n < 2500; n += 1) {
    const day = first.add({ days: n }).toString();
    expect(berlinInstant(day, '18:30').getTime(), day).toBe(independent(day, '18:30'));
  }
});

it.each([
  ['2026-02-30', '12:00'],
  ['heute', '12:00'],
  ['2026-02-28', '24:30'],
  ['2026-02-28', 'abends'],
])('refuses %s %s', (day, time) => {
  expect(() => berlinInstant(day, time)).toThrow(RangeError);
});
