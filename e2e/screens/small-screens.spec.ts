import type { Page, Request } from '@playwright/test';
import { demoReviewer, demoSignIn } from '#domain/shared/demo.ts';
import { expect, test } from '../support/test.ts';

const visitorScreens = [
  '/',
  '/features',
  '/api',
  '/business',
  '/pricing',
  '/register',
  '/business/login',
  '/business/forgot-password',
  '/faq',
  '/help',
  '/contact',
  '/imprint',
  '/datenschutz',
  '/agb',
  '/widerruf',
  '/staging/login',
  '/no-such-page',
];
const dashboard = (tab: string) => `/business/dashboard?tab=${tab}`;
const memberScreens = [
  ...['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'].map(dashboard),
  '/business/create-event',
  '/business/account',
  '/business/integrations',
];

async function signInToDemo(page: Page): Promise<void> {
  await page.goto('/business/login');
  await page.getByLabel('E-Mail', { exact: true }).fill(demoSignIn.email);
  await page.getByLabel('Passwort', { exact: true }).fill(demoSignIn.password);
  await page.getByRole('main').getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zur Fetten Ecke' })).toBeVisible();
}

async function signInAsReviewer(page: Page): Promise<void> {
  await page.goto('/staging/login');
  await page.getByLabel('Benutzername').fill(demoReviewer.username);
  await page.getByLabel('Passwort', { exact: true }).fill(demoReviewer.password);
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('link', { name: 'Prüfen' }).first()).toBeVisible();
}

const QUIET_MS = 300;

/** Opens a screen and waits until nothing has been loading for a moment. The stream of changes stays open and does not count. */
async function openScreen(page: Page, address: string): Promise<void> {
  const loading = new Set<Request>();
  let lastChange = performance.now();
  const begin = (request: Request) => {
    if (!request.url().endsWith('/stream')) loading.add(request);
    lastChange = performance.now();
  };
  const end = (request: Request) => {
    if (loading.delete(request)) lastChange = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  await expect.poll(() => loading.size === 0 && performance.now() - lastChange > QUIET_MS).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  async function findWide(page: Page, addresses: readonly string[]): Promise<string[]> {
    const wide: string[] = [];
    for (const address of addresses) {
      await openScreen(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${address}: ${width}`);
    }
    return wide;
  }

  test('no screen scrolls sideways', async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/404/);
    const wide = await findWide(page, visitorScreens);
    await signInAsReviewer(page);
    const caseAddress = (await page.getByRole('link', { name: 'Prüfen' }).first().getAttribute('href')) ?? '';
    wide.push(...(await findWide(page, ['/staging/dashboard', caseAddress])));
    await signInToDemo(page);
    wide.push(...(await findWide(page, memberScreens)));
    expect(wide).toEqual([]);
  });
});

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  /** Runs in the page: what has the focus, if nothing of it can be seen. */
  function findCovered(): string | null {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // Checkboxes of chips and tiles lie invisibly in what is seen of them.
    const seen = focused.matches('input[type=checkbox], input[type=radio], input[type=file]')
      ? (focused.closest('label') ?? focused)
      : focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const shares = [0.05, 0.5, 0.95];
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (seen.contains(hit) || hit.contains(seen));
      }),
    );
    return isSeen ? null : `${focused.tagName} ${focused.getAttribute('aria-label') ?? seen.textContent?.slice(0, 40)}`;
  }

  for (const address of ['/business/create-event', dashboard('events'), dashboard('profile')]) {
    test(`the bar at the foot covers nothing that has the focus: ${address}`, async ({ page }) => {
      test.slow();
      await signInToDemo(page);
      await openScreen(page, address);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 300; stops++) {
        await page.keyboard.press('Tab');
        // Smooth or not, scrolling has ended when two frames agree.
        const found = await page.evaluate(findCovered);
        if (found) covered.push(found);
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
      expect(stops).toBeGreaterThan(15);
      expect(covered).toEqual([]);
    });
  }

  /** Runs in the page: parts of tables that a style sheet lays out otherwise, by which some screen readers lose what they are. */
  function findForgotten(): string[] {
    const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')];
    const isForgotten = (part: Element) => {
      const { display } = getComputedStyle(part);
      return !display.startsWith('table') && display !== 'none' && !part.hasAttribute('role');
    };
    return parts.filter(isForgotten).map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
  }

  test('tables that are laid out otherwise say what they are', async ({ page }) => {
    test.slow();
    await signInToDemo(page);
    const forgotten: string[] = [];
    let tables = 0;
    for (const address of [dashboard('subscription'), dashboard('team'), dashboard('analytics'), '/business/account']) {
      await openScreen(page, address);
      tables += await page.locator('table').count();
      for (const part of await page.evaluate(findForgotten)) forgotten.push(`${address}: ${part}`);
    }
    expect(tables).toBeGreaterThan(3);
    expect(forgotten).toEqual([]);
  });

  /** Sums up how much moves by itself while a screen opens (the browser's own score). */
  async function measureShift(page: Page, address: string): Promise<number> {
    await openScreen(page, address);
    return page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
  }

  async function observeShifts(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  test('nothing moves by itself while a screen opens', async ({ page }) => {
    test.slow();
    await signInAsReviewer(page);
    await signInToDemo(page);
    await observeShifts(page);
    const moving: string[] = [];
    for (const address of ['/staging/dashboard', ...memberScreens]) {
      const shift = await measureShift(page, address);
      if (shift > 0.02) moving.push(`${address}: ${shift.toFixed(3)}`);
    }
    expect(moving).toEqual([]);
  });
});
