import { describe, expect, it } from 'vitest';
import { nextDailyMail, nextMailAtOnce } from '#domain/notices/due-times.ts';

describe('the mail of the day', () => {
  it.each([
    ['2026-11-21T07:59:59Z', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00.000Z'],
    ['2026-11-21T23:30:00Z', '2026-11-22T08:00:00.000Z'],
    ['2027-03-27T12:00:00Z', '2027-03-28T07:00:00.000Z'],
    ['2026-10-24T12:00:00Z', '2026-10-25T08:00:00.000Z'],
  ])('after %s comes at %s: nine in Berlin, in summer and winter', (now, due) => {
    expect(nextDailyMail(new Date(now)).toISOString()).toBe(due);
  });
});

describe('a mail at once', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));

  it.each([
    [undefined, 5, 5],
    [0, 5, 10],
    [10, 5, 10],
    [0, 30, 30],
  ])('after one due at minute %s, of what happens at minute %s, is due at minute %s', (last, now, due) => {
    expect(nextMailAtOnce(at(now), last === undefined ? undefined : at(last))).toEqual(at(due));
  });
});
