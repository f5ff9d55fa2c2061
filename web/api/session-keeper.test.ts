import { describe, expect, test, vi } from 'vitest';
import { createBrowserStore } from '#web/shell/browser-store.ts';
import type { KeeperParts, RefreshResponse } from './session-keeper.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { createSessionStorage } from './stored-session.ts';

const HOUR = 3_600_000;
const DAY_SECONDS = 86_400;

function fakeArea() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function tokens(name: string, expires_in = DAY_SECONDS) {
  return { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in };
}

function browser(answers: (refreshToken: string) => Promise<RefreshResponse> | RefreshResponse) {
  const area = fakeArea();
  const opened = new Set<string>();
  const mark = { isOpen: () => opened.has('1'), begin: () => void opened.add('1'), end: () => opened.clear() };
  const clock = { now: 1_000_000 };
  const refresh = vi.fn(async (refreshToken: string) => answers(refreshToken));
  let queue: Promise<unknown> = Promise.resolve();
  const openTab = (parts: Partial<KeeperParts> = {}) =>
    createSessionKeeper({
      storage: createSessionStorage(
        createBrowserStore(() => area),
        mark,
      ),
      refresh,
      exclusively(work) {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined);
        return turn;
      },
      now: () => clock.now,
      wait: async () => undefined,
      announce: () => undefined,
      ...parts,
    });
  return { area, close: mark.end, clock, refresh, openTab };
}

describe('session keeper', () => {
  test('a session that is not remembered holds in every tab and ends when the browser is closed', () => {
    const { close, openTab } = browser(() => ({ kind: 'invalid' }));
    openTab().start(tokens('a'), false);
    expect(openTab().read()?.access_token).toBe('access-a');
    close();
    expect(openTab().read()).toBeNull();
  });

  test('a remembered session outlives the browser, a later one that is not does not', () => {
    const { close, openTab } = browser(() => ({ kind: 'invalid' }));
    openTab().start(tokens('a'), true);
    close();
    expect(openTab().read()?.access_token).toBe('access-a');
    openTab().start(tokens('b'), false);
    close();
    expect(openTab().read()).toBeNull();
  });

  // ASVS 14.3.1.
  test('signing out in one tab leaves nothing stored and signs the others out', () => {
    const { area, openTab } = browser(() => ({ kind: 'invalid' }));
    const [tab, other] = [openTab(), openTab()];
    tab.start(tokens('a'), false);
    other.end();
    expect(tab.read()).toBeNull();
    expect(area.values.size).toBe(0);
  });

  test('leaves a token alone that lives long enough', async () => {
    const { refresh, openTab } = browser(() => ({ kind: 'invalid' }));
    const tab = openTab();
    tab.start(tokens('a'), true);
    expect((await tab.fresh())?.access_token).toBe('access-a');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('renews before the end, once for many callers, and keeps name and kind', async () => {
    const { clock, refresh, openTab } = browser(() => ({ kind: 'tokens', tokens: tokens('b') }));
    const tab = openTab();
    tab.start(tokens('a'), true, 'Zur Fetten Ecke');
    clock.now += 23.5 * HOUR;
    const all = await Promise.all([tab.fresh(), tab.fresh(), tab.fresh()]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(all.map((session) => session?.access_token)).toEqual(['access-b', 'access-b', 'access-b']);
    expect(tab.read()).toMatchObject({ remember: true, company_name: 'Zur Fetten Ecke', refresh_token: 'refresh-b' });
  });

  test('two tabs at once spend the refresh token only once', async () => {
    const { refresh, openTab } = browser(() => ({ kind: 'tokens', tokens: tokens('b') }));
    const [first, second] = [openTab(), openTab()];
    const stale = first.start(tokens('a'), true);
    const [one, two] = await Promise.all([first.renew(stale), second.renew(stale)]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(one).toEqual(two);
  });

  test('takes what another tab stored when the server says "just rotated"', async () => {
    const { openTab } = browser(() => ({ kind: 'just_rotated' }));
    const other = openTab();
    const tab = openTab({ wait: async () => void other.start(tokens('b'), true) });
    const stale = tab.start(tokens('a'), true);
    expect((await tab.renew(stale))?.access_token).toBe('access-b');
  });

  test('keeps the session when "just rotated" is followed by nothing', async () => {
    const { openTab } = browser(() => ({ kind: 'just_rotated' }));
    const tab = openTab();
    const stale = tab.start(tokens('a'), true);
    expect(await tab.renew(stale)).toEqual(stale);
  });

  test('signs out when the refresh token is not accepted', async () => {
    const announce = vi.fn();
    const { area, openTab } = browser(() => ({ kind: 'invalid' }));
    const tab = openTab({ announce });
    const stale = tab.start(tokens('a'), true);
    expect(await tab.renew(stale)).toBeNull();
    expect(area.values.size).toBe(0);
    expect(announce).toHaveBeenCalledTimes(2);
  });

  test('a logout while the renewal is under way wins', async () => {
    let answer: (value: RefreshResponse) => void = () => undefined;
    const { area, openTab } = browser(() => new Promise((resolve) => (answer = resolve)));
    const [tab, other] = [openTab(), openTab()];
    const renewal = tab.renew(tab.start(tokens('a'), true));
    await Promise.resolve();
    other.end();
    answer({ kind: 'tokens', tokens: tokens('b') });
    expect(await renewal).toBeNull();
    expect(area.values.size).toBe(0);
  });

  test('without a connection a living token still serves, an ended one fails and stays stored', async () => {
    const { clock, openTab } = browser(() => Promise.reject(new Error('offline')));
    const tab = openTab();
    tab.start(tokens('a'), true);
    clock.now += 23.5 * HOUR;
    expect((await tab.fresh())?.access_token).toBe('access-a');
    clock.now += HOUR;
    await expect(tab.fresh()).rejects.toThrow('offline');
    expect(tab.read()?.refresh_token).toBe('refresh-a');
  });

  test('takes broken storage for signed out', () => {
    const { area, openTab } = browser(() => ({ kind: 'invalid' }));
    area.setItem('dabei.session', '{"access_token":');
    expect(openTab().read()).toBeNull();
    const forbidden = createBrowserStore(() => {
      throw new Error('SecurityError');
    });
    expect(
      createSessionStorage(forbidden, { isOpen: () => true, begin: () => undefined, end: () => undefined }).read(),
    ).toBeNull();
  });
});
