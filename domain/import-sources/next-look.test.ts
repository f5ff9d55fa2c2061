import { expect, it } from 'vitest';
import type { NextLook } from './next-look.ts';
import { afterFailure, afterSuccess, failureOf, retryAfterMs } from './next-look.ts';
import { sourceAddress } from './sources.ts';

const start = new Date('2026-12-01T08:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

it('tells a failure once, then daily, then rests', () => {
  let state: Pick<NextLook, 'failingSince' | 'toldAt'> = { failingSince: null, toldAt: null };
  const told: number[] = [];
  const looks: number[] = [];
  let at: Date | null = start;
  let last: NextLook | undefined;
  while (at) {
    looks.push((at.getTime() - start.getTime()) / 3_600_000);
    last = afterFailure(state, 'server_error', at);
    if (last.tells) told.push(looks.at(-1) ?? 0);
    state = last;
    at = last.nextLookAt;
  }
  expect(told).toEqual([0, 24, 48, 72, 96, 120, 144, 168]);
  expect(looks.slice(0, 26)).toEqual([...Array.from({ length: 25 }, (_, hour) => hour), 48]);
  expect(last?.status).toBe('resting');
});

it('tells a source that fails every other hour once a day', () => {
  let state: Pick<NextLook, 'failingSince' | 'toldAt'> = { failingSince: null, toldAt: null };
  let told = 0;
  for (let hour = 0; hour < 48; hour += 1) {
    const next: NextLook = hour % 2 ? afterSuccess(state, hours(hour)) : afterFailure(state, 'timeout', hours(hour));
    if (next.tells) told += 1;
    state = next;
  }
  expect(told).toBe(2);
});

it('waits as long as a busy server asks, at most a day, and tells of it after a day', () => {
  const busy = afterFailure({ failingSince: null, toldAt: null }, 'busy', start, 3 * 3_600_000);
  expect([busy.tells, busy.nextLookAt]).toEqual([false, hours(3)]);
  expect(afterFailure(busy, 'busy', hours(3), 1e12).nextLookAt).toEqual(hours(27));
  expect(afterFailure(busy, 'busy', hours(27)).tells).toBe(true);
});

it.each([
  ['120', 120_000],
  ['Tue, 01 Dec 2026 09:00:00 GMT', 3_600_000],
  ['Tue, 01 Dec 2026 07:00:00 GMT', 0],
  ['soon', 0],
  [undefined, 0],
])('reads Retry-After %s', (value, expected) => {
  expect(retryAfterMs(value, start)).toBe(expected);
});

it.each([
  [200, null],
  [304, null],
  [429, 'busy'],
  [503, 'busy'],
  [404, 'gone'],
  [401, 'refused'],
  [500, 'server_error'],
  [204, 'server_error'],
] as const)('reads status %s', (status, expected) => {
  expect(failureOf(status)).toBe(expected);
});

it.each([
  ['webcal://kalender.example/a.ics#top', 'https://kalender.example/a.ics'],
  ['kalender.example/a.ics', 'https://kalender.example/a.ics'],
  [' HTTP://Kalender.example ', 'http://kalender.example/'],
  ['https://a:b@kalender.example/', null],
  ['ftp://kalender.example/', null],
  ['', null],
])('reads the address %s', (typed, expected) => {
  expect(sourceAddress(typed)).toBe(expected);
});
