import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Held } from './hold-decisions.ts';
import { createHold, UNDO_MS } from './hold-decisions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  let keys = 0;
  const hold = createHold<string>({
    send({ decision, people, key }: Held<string>) {
      sent.push(`${key} ${decision} ${people.join(' ')}`);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    newKey: () => `k${++keys}`,
    now: () => Date.now(),
  });
  return { hold, sent, answers };
}

describe('a decision', () => {
  test('is sent once, when its time is over, and forgotten when it is done', async () => {
    const { hold, sent, answers } = begin();
    hold.add('approve', ['ada']);
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['k1 approve ada']);
    expect(hold.read()).toMatchObject([{ isSent: true }]);
    answers[0]?.();
    await vi.runAllTimersAsync();
    expect(hold.read()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('that is taken back is never sent, and the one before it can be taken back next', () => {
    const { hold, sent } = begin();
    hold.add('reject', ['ada']);
    hold.add('approve', ['ben', 'cem']);
    expect(hold.undo()).toEqual(['ben', 'cem']);
    expect(hold.undo()).toEqual(['ada']);
    expect(hold.undo()).toBeNull();
    vi.advanceTimersByTime(10 * UNDO_MS);
    expect(sent).toEqual([]);
  });

  test('has its own time, which others do not lengthen', () => {
    const { hold, sent } = begin();
    hold.add('approve', ['ada']);
    vi.advanceTimersByTime(UNDO_MS / 2);
    hold.add('approve', ['ben']);
    vi.advanceTimersByTime(UNDO_MS / 2);
    expect(sent).toEqual(['k1 approve ada']);
    vi.advanceTimersByTime(UNDO_MS / 2);
    expect(sent).toEqual(['k1 approve ada', 'k2 approve ben']);
  });

  test('waits while somebody is about to take it back, and then as long as at first', () => {
    const { hold, sent } = begin();
    hold.add('reject', ['ada']);
    hold.pause();
    vi.advanceTimersByTime(10 * UNDO_MS);
    expect(sent).toEqual([]);
    hold.resume();
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['k1 reject ada']);
  });

  test('is sent at once when somebody leaves, and not again afterwards', () => {
    const { hold, sent } = begin();
    hold.add('reject', ['ada']);
    hold.flush();
    hold.flush();
    vi.advanceTimersByTime(10 * UNDO_MS);
    expect(sent).toEqual(['k1 reject ada']);
    expect(hold.undo()).toBeNull();
  });

  test('keeps its order when several are sent at once', () => {
    const { hold, sent } = begin();
    hold.add('approve', ['ada']);
    hold.add('approve', ['ben', 'cem']);
    hold.add('reject', ['dil']);
    hold.add('approve', ['eva']);
    hold.flush();
    expect(sent).toEqual(['k1 approve ada ben cem', 'k3 reject dil', 'k4 approve eva']);
    expect(hold.read().flatMap(({ people }) => people)).toEqual(['ada', 'ben', 'cem', 'dil', 'eva']);
  });

  test('is not held for ever when the one that was about to be taken back is gone', () => {
    const { hold, sent } = begin();
    hold.add('reject', ['ada']);
    hold.pause();
    hold.undo();
    hold.add('reject', ['ben']);
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual(['k2 reject ben']);
  });
});
