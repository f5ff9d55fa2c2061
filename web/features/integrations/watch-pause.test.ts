import { expect, test } from 'vitest';
import { watchPause } from './watch-pause.ts';

const now = new Date('2026-11-21T12:00:00Z');
const delivered = { status: 'delivered', next_attempt_at: null };
const failed = { status: 'failed', next_attempt_at: null };
const pending = (next: string | null) => ({ status: 'pending', next_attempt_at: next });

test.each([
  ['nothing was sent', [], null],
  ['all is settled', [delivered, failed], null],
  ['the first attempt is being made', [delivered, pending('2026-11-21T12:00:00Z')], 3000],
  ['the next attempt is near', [pending('2026-11-21T12:00:20Z')], 20_000],
  ['one is near and one is far', [pending('2026-11-21T20:00:00Z'), pending('2026-11-21T12:00:05Z')], 5000],
  ['the next attempt is hours away', [failed, pending('2026-11-21T14:00:00Z')], 60_000],
  ['an attempt takes longer than it should', [pending('2026-11-21T11:59:48Z')], 12_000],
])('when %s', (_, deliveries, pause) => {
  expect(watchPause(deliveries, now)).toBe(pause);
});
