import type { APIRequestContext, Page } from '@playwright/test';
import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { expect, test } from '../support/test.ts';

const DASHBOARD = '/business/dashboard';
/** All that a browser asks for which was never here, until the first tab is whole: page, style, scripts, fonts, reads, stream. */
const MOST_REQUESTS = 20;
const dashboard = createTranslator('de', 'dashboard', 'Dabei');
const tabNames = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'] as const;

test.use({ locale: 'de-DE', viewport: { width: 412, height: 823 } });

type Watched = Window & { wholeAt?: number; skeletons?: number };

/** Notes when the first tab is there without a skeleton. */
function watchFirstTab() {
  const look = () => {
    const isThere = document.querySelector('main form') && !document.querySelector('main span.bg-sunk[aria-hidden]');
    if (!isThere) return;
    watching.disconnect();
    (window as Watched).wholeAt = performance.now();
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { subtree: true, childList: true });
}

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

/** As if this browser had signed in, without anything else of it. */
async function keepSession(page: Page, request: APIRequestContext) {
  const answer = await request.post('/api/v1/auth/login', {
    headers: { 'X-API-Key': 'dabei_public_demo' },
    data: { ...demoSignIn, remember: true },
  });
  const { expires_in: seconds, ...tokens } = await answer.json();
  const session = { ...tokens, expires_at: Date.now() + seconds * 1000, remember: true };
  await page.addInitScript((stored) => localStorage.setItem('dabei.session', stored), JSON.stringify(session));
}

test('what the screen will show is seen while its scripts are on their way, and gives its place to them', async ({
  page,
  request,
}) => {
  await keepSession(page, request);
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

test('the first screen needs few requests, and a tab that was shown comes back without waiting for anything', async ({
  page,
  request,
}) => {
  await keepSession(page, request);
  await page.addInitScript(watchFirstTab);
  await page.goto(DASHBOARD);
  const whole = await page.waitForFunction(() => (window as Watched).wholeAt).then((handle) => handle.jsonValue());
  const asked = await page.evaluate(
    (whole) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= whole)
        .map(({ name }) => name),
    whole ?? 0,
  );
  expect(asked.filter((address) => address.includes('/api/v1/') && !address.endsWith('/stream'))).toEqual([]);
  // And the page itself.
  expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);

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
