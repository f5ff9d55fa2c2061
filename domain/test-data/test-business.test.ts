import { expect, it } from 'vitest';
import { isTestBusiness, testIdOf } from '#domain/test-data/test-business.ts';

it.each(['0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11', '5f0c7a52-93a1-4b7e-8d58-1d1a3e0c9b88'])(
  'the test side of %s',
  (id) => {
    const test = testIdOf(id);
    expect([isTestBusiness(id), isTestBusiness(test)]).toEqual([false, true]);
    expect([test.slice(0, 14), test.slice(15)]).toEqual([id.slice(0, 14), id.slice(15)]);
    expect(testIdOf(test)).toBe(test);
  },
);
