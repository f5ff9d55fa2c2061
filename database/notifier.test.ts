import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChannelMessage } from '#database/notifier.ts';
import { Notifier } from '#database/notifier.ts';

const about = (payload: string): ChannelMessage => ({ channel: 'changes', payload });
let told: string[][];
let failure: Error | undefined;
const errors = vi.fn();
const create = () =>
  new Notifier(async (notices) => {
    if (failure) throw failure;
    told.push(notices.map(({ payload }) => payload));
  }, errors);

beforeEach(() => {
  told = [];
  failure = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

it('tells of the first at once, and of what follows together', async () => {
  const notifier = create();
  notifier.add([about('a')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([['a']]);
  for (let nth = 0; nth < 10; nth += 1) {
    notifier.add([about('b'), about(`c${nth % 2}`)]);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30);
  expect(told.slice(1)).toEqual([['b', 'c0', 'c1']]);
});

it('tells later of what could not be told, together with what came meanwhile', async () => {
  const notifier = create();
  failure = new Error('away');
  notifier.add([about('a')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toHaveBeenCalledWith(failure);
  failure = undefined;
  notifier.add([about('b')]);
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toEqual([['a', 'b']]);
});

it('tells of the rest when it is stopped', async () => {
  const notifier = create();
  notifier.add([about('a')]);
  await vi.advanceTimersByTimeAsync(0);
  notifier.add([about('b')]);
  await notifier.stop();
  expect(told).toEqual([['a'], ['b']]);
});
