import { describe, expect, test, vi } from 'vitest';
import { createChosenBusiness } from './chosen-business.ts';

function browser(stored: string | null, own: string[]) {
  const storage = { value: stored };
  const findOwn = vi.fn(async () => own);
  const write = (id: string | null) => {
    storage.value = id;
  };
  const openTab = () => createChosenBusiness({ read: () => storage.value, write, findOwn });
  return { storage, findOwn, openTab };
}

describe('the chosen business', () => {
  test('asks nobody as long as nothing was chosen', async () => {
    const { findOwn, openTab } = browser(null, ['a']);
    expect(await openTab().confirmed()).toBeNull();
    expect(findOwn).not.toHaveBeenCalled();
  });

  test('is remembered, and checked once for many calls', async () => {
    const { findOwn, openTab } = browser('b', ['a', 'b']);
    const tab = openTab();
    expect(await Promise.all([tab.confirmed(), tab.confirmed()])).toEqual(['b', 'b']);
    expect(findOwn).toHaveBeenCalledTimes(1);
  });

  test('is forgotten when the person does not belong to it any more', async () => {
    const { storage, openTab } = browser('b', ['a']);
    expect(await openTab().confirmed()).toBeNull();
    expect(storage.value).toBeNull();
  });

  test('of another tab does not turn this one to a different business', async () => {
    for (const before of ['a', null]) {
      const { storage, openTab } = browser(before, ['a', 'b']);
      const [first, second] = [openTab(), openTab()];
      await first.confirmed();
      second.choose('b');
      expect(await first.confirmed()).toBe(before);
      expect(storage.value).toBe('b');
    }
  });

  test('is checked again when in doubt, also after a check that got no answer', async () => {
    const { findOwn, openTab } = browser('b', ['b']);
    const tab = openTab();
    findOwn.mockRejectedValueOnce(new Error('offline'));
    await expect(tab.confirmed()).rejects.toThrow('offline');
    expect(await tab.confirmed()).toBe('b');
    tab.doubt();
    await tab.confirmed();
    expect(findOwn).toHaveBeenCalledTimes(3);
  });
});
