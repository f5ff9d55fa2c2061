import type { Page } from '@playwright/test';
import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { expect, test } from '../support/test.ts';
import { keepSession } from './open-account.ts';

const DASHBOARD = '/business/dashboard';
/** Until the first tab is whole, for a browser that was never here: page, style, scripts, fonts and the joined reads. */
const MOST_REQUESTS = 20;
const dashboard = createTranslator('de', 'dashboard', 'Dabei');
const tabNames = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'] as const;

test.use({ locale: 'de-DE', viewport: { width: 412, height: 823 } });

type Watched = Window & { skeletons?: number };

/** Counts from now on in how many changes of the page a skeleton was to be seen. */
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

test('what the screen will show is seen while its scripts are on their way, and gives its place to them', async ({
  page,
}) => {
  await keepSession(page, demoSignIn);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/core-/, (route) => scripts.promise.then(() => route.continue()));
  const opened = page.goto(DASHBOARD);
  const drawn = page.locator('main [inert]');
  await expect(drawn.locator('h1')).toHaveText('Zur Fetten Ecke');
  await expect(drawn.locator('form').first()).toBeVisible();
  scripts.resolve();
  await opened;
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Zur Fetten Ecke', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeEditable();
});

/** The files that the HTML of the dashboard names for its first tab. Icons are the browser's own business. */
function declaredFiles(html: string): string[] {
  const links = html.matchAll(/<link rel="(?:stylesheet|modulepreload|later)"[^>]* href="([^"]+)"/g);
  const early = JSON.parse(/ data-early="">([^<]+)</.exec(html)?.[1] ?? '');
  return [...new Set([...Array.from(links, ([, file = '']) => file), ...early.tabs.profile.files])];
}

test('the first screen declares few requests and needs no answer of the API', { tag: '@browsers' }, async ({
  page,
  request,
}) => {
  await keepSession(page, demoSignIn);
  // Its reads come joined, from an address of their own.
  await page.route('**/api/v1/**', () => undefined);
  await page.goto(DASHBOARD);
  await expect(page.locator('main form').first()).toBeVisible();
  await expect(page.locator('main span.bg-sunk[aria-hidden]')).toHaveCount(0);
  await expect(page.locator('main [inert]')).toHaveCount(0);
  const files = declaredFiles(await (await request.get(DASHBOARD)).text());
  // And the page itself, and the joined reads.
  expect(files.length + 2, files.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('a tab that was shown comes back without waiting for anything', async ({ page }) => {
  await keepSession(page, demoSignIn);
  await page.goto(DASHBOARD);
  for (const name of tabNames.slice(1)) {
    await openTab(page, name);
    await expect(page.locator('main span.bg-sunk[aria-hidden]:visible')).toHaveCount(0);
  }
  // From here on nothing is answered.
  await page.route('**/api/v1/**', () => undefined);
  await page.evaluate(watchSkeletons);
  for (const name of [...tabNames, ...tabNames]) await openTab(page, name);
  expect(await page.evaluate(() => (window as Watched).skeletons)).toBe(0);
  // What was left keeps its layout, and is not to be seen; of the two editors of one profile one is kept.
  const left = await page
    .locator('[data-layout=kept]')
    .evaluateAll((tabs) => tabs.map((tab) => [tab.style.display, tab.firstElementChild?.checkVisibility()]));
  expect(left).toEqual(tabNames.slice(2).map(() => ['', false]));
  await page.goBack();
  await expect(page).toHaveURL(/tab=team/);
  await expect(page.getByRole('navigation', { name: dashboard('tabs.label') }).locator('[aria-current]')).toHaveText(
    dashboard('tabs.team'),
  );
});
