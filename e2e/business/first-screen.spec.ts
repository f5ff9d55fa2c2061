import type { Page } from '@playwright/test';
import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { LISTENING_EVENT } from '#web/shell/events.ts';
import { expect, test } from '../support/test.ts';
import { keepSession } from './open-account.ts';
import { openRoom, roomButton } from './open-room.ts';

const DASHBOARD = '/business/dashboard';
/** Page, styles, scripts and fonts of the first tab with an empty cache. */
const MOST_REQUESTS = 20;
const dashboard = createTranslator('de', 'dashboard', 'Dabei');
const subscription = createTranslator('de', 'subscription', 'Dabei');
const tabNames = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'] as const;

test.use({ locale: 'de-DE', viewport: { width: 412, height: 823 } });

type Watched = Window & { skeletons?: number };

/** Counts page mutations during which a skeleton is visible. */
function watchSkeletons() {
  const seen = window as Watched;
  seen.skeletons = 0;
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  new MutationObserver(() => {
    if ([...document.querySelectorAll('main span.bg-sunk[aria-hidden]')].some(isSeen)) seen.skeletons = 1;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function openTab(page: Page, name: (typeof tabNames)[number]) {
  const link = page.getByRole('navigation', { name: dashboard('tabs.label') }).getByRole('link', {
    name: dashboard(`tabs.${name}`),
  });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Holds back React's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]+\.js$/, (route) => scripts.promise.then(() => route.continue()));
  return scripts.resolve;
}

test('on a slow phone the screen is read, followed and pressed before its scripts are there', async ({ page }) => {
  await keepSession(page, demoSignIn);
  const resume = await holdScripts(page);
  const opened = page.goto(`${DASHBOARD}?room=public`);
  await expect(page.getByRole('heading', { name: 'Zur Fetten Ecke', level: 1 })).toBeVisible();
  // A first visit uses system fonts, since ours would delay the scripts.
  const fonts = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(fonts).not.toContain('Instrument Sans');
  await expect(page.locator('main form').first()).toBeVisible();
  await expect(page.locator('main span.bg-sunk[aria-hidden]')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);

  // A link opens another complete screen.
  await page
    .getByRole('navigation', { name: dashboard('tabs.label') })
    .getByRole('link', { name: dashboard('tabs.team') })
    .click({ noWaitAfter: true });
  await expect(page.locator('[aria-current=page]', { hasText: dashboard('tabs.team') })).toBeVisible();
  await expect(page.locator('main span.bg-sunk[aria-hidden]')).toHaveCount(0);
  await page.goBack({ waitUntil: 'commit' });

  // Early presses and typed text wait for the scripts.
  const field = page.getByLabel('Anzeigename');
  await field.fill('Vor den Skripten');
  await roomButton(page, 'business').click();
  resume();
  await opened.catch(() => undefined);
  await expect(page.getByLabel('Firmenname')).toBeVisible();
  await openRoom(page, 'public');
  await expect(field).toHaveValue('Vor den Skripten');
});

/** Files that the dashboard's HTML loads for its first tab, without icons. */
function declaredFiles(html: string): string[] {
  const links = html.matchAll(/<link (?=[^>]*rel="(?:stylesheet|modulepreload|preload)")[^>]*href="([^"]+)"/g);
  return [...new Set(Array.from(links, ([, file = '']) => file))];
}

test('the first screen is one answer: it declares few requests and calls nothing of the API', {
  tag: '@browsers',
}, async ({ page }) => {
  await keepSession(page, demoSignIn);
  await page.route('**/api/v1/**', () => undefined);
  const answer = await page.goto(DASHBOARD);
  await expect(roomButton(page, 'public')).toBeVisible();
  await expect(page.locator('main span.bg-sunk[aria-hidden]')).toHaveCount(0);
  const files = declaredFiles((await answer?.text()) ?? '');
  // Plus the page itself.
  expect(files.length + 1, files.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});

/** A layout shift with the moved elements. */
type Move = { value: number; parts: string[] };

test('nothing moves while the first screen comes', { tag: '@browsers' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moves: [] as Move[] });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.moves.push({
          value,
          parts: sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? ''),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await keepSession(page, demoSignIn);
  for (const tab of tabNames) {
    await page.goto(`${DASHBOARD}?tab=${tab}`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForTimeout(1500);
    const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
    const shift = moves.reduce((sum, { value }) => sum + value, 0);
    expect.soft(shift, `${tab} ${JSON.stringify(moves, null, 2)}`).toBeLessThan(0.01);
  }
});

test('a press in the moment when React takes the page over is heard once', async ({ page }) => {
  await keepSession(page, demoSignIn);
  await page.addInitScript((name) => {
    const press = () => document.querySelector<HTMLElement>('main button[aria-haspopup=menu]')?.click();
    addEventListener(name, () => setTimeout(press), { once: true });
  }, LISTENING_EVENT);
  await page.goto(`${DASHBOARD}?tab=events`);
  await expect(page.getByRole('menu')).toBeVisible();
  // A replayed press would have happened by then.
  await expect(page.getByRole('navigation').last().getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a tab that was shown comes back without waiting for anything', async ({ page }) => {
  await keepSession(page, demoSignIn);
  await page.goto(DASHBOARD);
  for (const name of tabNames.slice(1)) {
    await openTab(page, name);
    await expect(page.locator('main span.bg-sunk[aria-hidden]:visible')).toHaveCount(0);
  }
  // API calls hang from here on.
  await page.route('**/api/v1/**', () => undefined);
  await page.evaluate(watchSkeletons);
  for (const name of [...tabNames, ...tabNames]) await openTab(page, name);
  expect(await page.evaluate(() => (window as Watched).skeletons)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/tab=team/);
  await expect(page.getByRole('navigation', { name: dashboard('tabs.label') }).locator('[aria-current]')).toHaveText(
    dashboard('tabs.team'),
  );
});

test('a read that fails shows its own error and a way to try again, and the rest of the page is there', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  await keepSession(page, demoSignIn);
  const address = '**/api/v1/subscription';
  const problem = { type: 'about:blank', title: 'Limit', status: 429, code: 'rate_limited', detail: 'Limit' };
  await page.route(address, (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  // A page without server reads, as after a failed one.
  await page.goto(`${DASHBOARD}?tab=subscription&shell`);
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: subscription('retry') }) });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zur Fetten Ecke', level: 1 })).toBeVisible();
  await openTab(page, 'profile');
  await expect(roomButton(page, 'public')).toBeVisible();
  await openTab(page, 'subscription');
  await page.unroute(address);
  await failure.getByRole('button').click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { name: subscription('packs.title') })).toBeVisible();
});
