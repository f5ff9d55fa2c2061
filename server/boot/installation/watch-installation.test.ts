import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchInstallation } from '#server/boot/installation/watch-installation.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('looks every hour, every minute while something is wrong, and says each once', async () => {
  const told: string[] = [];
  let wrong: string | Error | undefined = 'the clock is wrong';
  const look = vi.fn(async () => {
    if (wrong instanceof Error) throw wrong;
    return wrong;
  });
  const stop = watchInstallation({
    look,
    onWrong: (sentence) => told.push(sentence),
    onRight: () => told.push('right'),
    onError: ({ message }) => told.push(message),
  });
  await vi.advanceTimersByTimeAsync(3_500_000);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  wrong = new Error('away');
  await vi.advanceTimersByTimeAsync(60_000);
  wrong = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['the clock is wrong', 'away', 'right']);
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(look).toHaveBeenCalledTimes(4);
});
