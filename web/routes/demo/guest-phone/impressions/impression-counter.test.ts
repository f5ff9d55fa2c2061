import { describe, expect, it } from 'vitest';
import type { Impression } from './impression-counter.ts';
import { createImpressionCounter } from './impression-counter.ts';

function counterWith(answers: boolean[]) {
  const sent: { entries: Impression[]; key: string }[] = [];
  let [now, keys] = ['2026-11-21T11:30:00Z', 0];
  const counter = createImpressionCounter({
    async send(batch) {
      sent.push(structuredClone(batch));
      return answers.shift() ?? true;
    },
    now: () => new Date(now),
    newKey: () => `key-${++keys}`,
  });
  return { ...counter, sent, setNow: (instant: string) => (now = instant) };
}

describe('the impressions of a phone', () => {
  it('go out together, by event, source and hour', async () => {
    const { count, flush, sent, setNow } = counterWith([]);
    count('a', 'feed', 'shown');
    count('a', 'feed', 'shown');
    count('a', 'feed', 'opened');
    count('a', 'search', 'shown');
    setNow('2026-11-21T12:00:10Z');
    count('a', 'feed', 'shown');
    await flush();
    await flush();
    expect(sent).toEqual([
      {
        key: 'key-1',
        entries: [
          { event_id: 'a', source: 'feed', hour: '2026-11-21T11:00:00Z', shown: 2, opened: 1 },
          { event_id: 'a', source: 'search', hour: '2026-11-21T11:00:00Z', shown: 1, opened: 0 },
          { event_id: 'a', source: 'feed', hour: '2026-11-21T12:00:00Z', shown: 1, opened: 0 },
        ],
      },
    ]);
  });

  it('that got no answer go again unchanged and under their key, before what was counted since', async () => {
    const { count, flush, sent } = counterWith([false]);
    count('a', 'feed', 'shown');
    await flush();
    count('a', 'feed', 'shown');
    await flush();
    await flush();
    expect(sent.map(({ key, entries }) => [key, entries[0]?.shown])).toEqual([
      ['key-1', 1],
      ['key-1', 1],
      ['key-2', 1],
    ]);
  });

  it('remember whether an event was last seen on a paid place', () => {
    const { count, wasPaid } = counterWith([]);
    count('a', 'featured', 'shown');
    expect([wasPaid('a'), wasPaid('b')]).toEqual([true, false]);
    count('a', 'search', 'shown');
    expect(wasPaid('a')).toBe(false);
  });

  it('are at most 500 entries a batch', async () => {
    const { count, flush, sent } = counterWith([]);
    for (let i = 0; i < 501; i++) count(`event-${i}`, 'feed', 'shown');
    await flush();
    await flush();
    expect(sent.map(({ entries }) => entries.length)).toEqual([500, 1]);
  });
});
