import { expect, test } from 'vitest';
import { pushInstant, pushReturn } from './push-rules.ts';

const at = (text: string) => new Date(text);
const hour = (now: string, lastCall: string, taken: string[] = []) =>
  pushInstant(at(now), at(lastCall), new Set(taken))?.toISOString() ?? null;

test('a push goes out at once by day, and at nine in the morning after a quiet night', () => {
  expect(hour('2026-12-01T10:30:00Z', '2026-12-05T19:00:00Z')).toBe('2026-12-01T10:30:00.000Z');
  expect(hour('2026-12-01T07:59:59Z', '2026-12-05T19:00:00Z')).toBe('2026-12-01T08:00:00.000Z');
  expect(hour('2026-12-01T19:59:00Z', '2026-12-05T19:00:00Z')).toBe('2026-12-01T19:59:00.000Z');
  expect(hour('2026-12-01T20:00:00Z', '2026-12-05T19:00:00Z')).toBe('2026-12-02T08:00:00.000Z');
  expect(hour('2026-12-01T23:30:00Z', '2026-12-05T19:00:00Z')).toBe('2026-12-02T08:00:00.000Z');
});

test('nine is wall time on the days that begin and end summer time', () => {
  expect(hour('2027-03-27T22:00:00Z', '2027-03-30T19:00:00Z')).toBe('2027-03-28T07:00:00.000Z');
  expect(hour('2027-10-30T22:30:00Z', '2027-11-02T19:00:00Z')).toBe('2027-10-31T08:00:00.000Z');
});

test('a business has one push a day: the next one waits for a free day', () => {
  expect(hour('2026-12-01T10:00:00Z', '2026-12-09T19:00:00Z', ['2026-12-01', '2026-12-02'])).toBe(
    '2026-12-03T08:00:00.000Z',
  );
});

test('a push that could only go out when it is too late does not go out', () => {
  expect(hour('2026-12-01T20:30:00Z', '2026-12-02T08:00:00Z')).toBeNull();
  expect(hour('2026-12-01T10:00:00Z', '2026-12-01T20:00:00Z', ['2026-12-01'])).toBeNull();
  expect(hour('2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z')).toBeNull();
});

test('what a push did not bring comes back', () => {
  const result = { audience: 400, sent: 400, delivered: 150, opened: 9 };
  expect(pushReturn(2, 300, null)).toEqual({ credits: 2, reason: 'no_result' });
  expect(pushReturn(2, 300, { ...result, audience: 19 })).toEqual({ credits: 2, reason: 'small_audience' });
  expect(pushReturn(2, 300, { ...result, delivered: 149 })).toEqual({ credits: 1, reason: 'low_reach' });
  expect(pushReturn(3, 300, { ...result, delivered: 0 })).toEqual({ credits: 2, reason: 'low_reach' });
  expect(pushReturn(2, 300, result)).toEqual({ credits: 0, reason: null });
});
