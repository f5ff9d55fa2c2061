import { describe, expect, it } from 'vitest';
import { comingEvents, isTonight } from './tonight.ts';

const event = (eventDate: string, startsAt: string, endsAt: string | null, nightOf: string | null = null) => ({
  eventDate,
  nightOf,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});
const friday = event('2026-11-27', '2026-11-27T21:00:00Z', '2026-11-28T03:00:00Z');
const afterMidnight = event('2026-11-28', '2026-11-27T23:30:00Z', '2026-11-28T03:00:00Z', '2026-11-27');
const saturday = event('2026-11-28', '2026-11-28T19:00:00Z', null);

describe('tonight', () => {
  it.each([
    ['in the morning', '2026-11-27', '2026-11-27T08:00:00Z', true],
    ['on the day before', '2026-11-26', '2026-11-26T20:00:00Z', false],
    ['half an hour after midnight', '2026-11-27', '2026-11-27T23:30:00Z', true],
    ['when it is over', '2026-11-28', '2026-11-28T03:00:00Z', false],
  ])('is the Friday that runs past midnight: %s', (_, today, now, expected) => {
    expect(isTonight(friday, today, new Date(now))).toBe(expected);
  });

  it.each([
    ['on Friday evening', afterMidnight, '2026-11-27', '2026-11-27T18:00:00Z', true],
    ['on Thursday', afterMidnight, '2026-11-26', '2026-11-26T18:00:00Z', false],
    ['not before the night is over: Saturday’s event', saturday, '2026-11-27', '2026-11-27T23:30:00Z', false],
  ])('is what begins after midnight, too: %s', (_, one, today, now, expected) => {
    expect(isTonight(one, today, new Date(now))).toBe(expected);
  });

  it('lasts six hours after a start without an end, past midnight too', () => {
    expect(isTonight(saturday, '2026-11-29', new Date('2026-11-29T00:59:00Z'))).toBe(true);
    expect(isTonight(saturday, '2026-11-29', new Date('2026-11-29T01:00:00Z'))).toBe(false);
  });
});

it('is followed by what comes, soonest first, without what is over', () => {
  expect(comingEvents([saturday, friday], new Date('2026-11-27T23:30:00Z'))).toEqual([friday, saturday]);
  expect(comingEvents([saturday, friday], new Date('2026-11-28T12:00:00Z'))).toEqual([saturday]);
});
