import { beforeEach, expect, it } from 'vitest';
import type { ChangeFeed } from '#server/context/adapters.ts';
import type { CacheEntry } from '#server/pages/page-cache.ts';
import { createPageCache } from '#server/pages/page-cache.ts';

const HOUR_MS = 3_600_000;

let time: number;
let tell: (businessId?: string) => void;
let made: number;
let cache: ReturnType<typeof createPageCache<CacheEntry & { made: number }>>;
beforeEach(() => {
  time = 0;
  made = 0;
  const changes = {
    isListening: () => true,
    watchAll: (onChange) => {
      tell = onChange;
      return () => undefined;
    },
  } as Partial<ChangeFeed> as ChangeFeed;
  cache = createPageCache(changes, () => new Date(time));
});

const make = (businessId: string) => ({ businessId, freshUntil: new Date(HOUR_MS), size: 1, made: ++made });
const find = async (businessId = 'bar') => (await cache(businessId, async () => make(businessId))).made;

it('makes a page anew after every change of its business, and after no other', async () => {
  for (let changes = 0; changes < 10; changes++) {
    expect(await find()).toBe(changes + 1);
    tell('another');
    expect(await find()).toBe(changes + 1);
    tell('bar');
  }
});

it('keeps what it has of a business that changes all the time, a second at most', async () => {
  await find();
  await find('cafe');
  for (let changes = 0; changes < 500; changes++) {
    tell('bar');
    await find();
  }
  const last = await find();
  expect(last).toBeLessThan(80);
  expect(await find('cafe')).toBe(2);
  time += 999;
  tell('bar');
  expect(await find()).toBe(last);
  time += 1;
  expect(await find()).toBe(last + 1);
});

it('knows that what was being made during such a change may be from before it', async () => {
  await find();
  for (let changes = 0; changes < 90; changes++) tell('bar');
  time += 1000;
  const { made: last } = await cache('bar', async () => {
    await Promise.resolve();
    tell('bar');
    return make('bar');
  });
  expect(await find()).toBe(last);
  time += 1000;
  expect(await find()).toBe(last + 1);
});

it('forgets all when it may have missed a change', async () => {
  await find();
  for (let changes = 0; changes < 90; changes++) tell('bar');
  const last = await find();
  tell();
  expect(await find()).toBe(last + 1);
});
