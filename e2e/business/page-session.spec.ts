import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createTranslator } from '#i18n/translator.ts';
import { mailedLink } from '../account/mailed-link.ts';
import { expect, test } from '../support/test.ts';
import { authorize, endSessions, openAccount, openAs, openVerifiedAccount, signIn } from './open-account.ts';

const DASHBOARD = '/business/dashboard';
const login = createTranslator('de', 'login', 'Dabei');

test.use({ locale: 'de-DE' });

const logOut = (page: Page) => page.getByRole('button', { name: 'Abmelden' }).first().click();

async function expectLogin(page: Page, company: string) {
  await expect(page.getByRole('heading', { name: login('title') })).toBeVisible();
  // Hidden until the stored session proves expired.
  await expect(page.locator('form[data-login]')).toBeVisible();
  expect(await page.content()).not.toContain(company);
}

test('who logs out on one device stays signed in on the other, and neither Back nor a reload shows anything', async ({
  page,
  browser,
}) => {
  const account = await openVerifiedAccount();
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  for (const device of [page, other]) {
    await device.goto('/business/login');
    await signIn(device, account);
    await expect(device.getByRole('heading', { name: account.company, level: 1 })).toBeVisible();
  }
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectLogin(page, account.company);
  await page.goto(DASHBOARD);
  await expectLogin(page, account.company);
  await page.reload();
  await expectLogin(page, account.company);

  await other.reload();
  await expect(other.getByRole('heading', { name: account.company, level: 1 })).toBeVisible();
  await other.context().close();
});

test('a logout before the page is ready leads home, however late scripts and answers come', async ({
  page,
  request,
  allowConsole,
}) => {
  // Calls in flight at the logout.
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  await openAs(page, account, '/business/account');
  const loggedOut = page.waitForResponse('**/api/v1/auth/logout');
  await page.route('**/assets/*.js', async (route) => {
    await loggedOut;
    await route.fallback();
  });
  await page.route('/', async (route) => {
    await pause(3000);
    await route.fallback();
  });
  await page.evaluate((path) => location.assign(path), DASHBOARD);
  await expect(page.getByRole('heading', { name: account.company, level: 1 })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
});

test('a session that was ended elsewhere opens no page any more', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  await openAs(page, account);
  await expect(page.getByRole('heading', { name: account.company, level: 1 })).toBeVisible();
  await endSessions(request, account);
  // The page may already navigate to the login, which aborts the reload.
  await page.reload().catch((error: Error) => expect(error.message).toContain('ERR_ABORTED'));
  await expectLogin(page, account.company);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('page_session');
});

test('a shared computer shows each of two people their own business', async ({ page, request, allowConsole }) => {
  // Calls in flight at the logout.
  allowConsole(/status of 401/);
  const [first, second] = [await openAccount(request), await openAccount(request)];
  await page.goto('/business/login');
  await signIn(page, first);
  await expect(page.getByRole('heading', { name: first.company, level: 1 })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/business/login');
  await signIn(page, second);
  await expect(page.getByRole('heading', { name: second.company, level: 1 })).toBeVisible();
  for (const path of [DASHBOARD, `${DASHBOARD}?tab=team`, '/business/account', '/business/create-event']) {
    const answer = await page.goto(path);
    expect(await answer?.text()).toContain(second.company);
    expect(await page.content()).not.toContain(first.company);
  }
});

test('a browser with a session and no cookie asks for one, and one without a session loses its cookie', async ({
  page,
  request,
  allowConsole,
}) => {
  // The page's own check of the session.
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  await openAs(page, account, '/business/account');
  await page.context().clearCookies({ name: 'page_session' });
  await page.goto(`${DASHBOARD}?tab=team`);
  await expect(page).toHaveURL(/dashboard\?tab=team$/);
  await expect(page.getByRole('heading', { name: account.company, level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('dabei.session'));
  // Its script navigates before the page has loaded.
  await page.goto(DASHBOARD).catch(() => undefined);
  await expectLogin(page, account.company);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('page_session');
});

test('a member who is removed while the dashboard is open sees nothing of it with the next page', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const owner = await openAccount(request);
  const headers = await authorize(request, owner);
  const email = `fort-${owner.email}`;
  const { id } = await (await request.post('/api/v1/team', { headers, data: { user_email: email } })).json();
  const token = (await mailedLink(request, email, '/business/accept-invite')).split('token=')[1];
  const { Authorization: _, ...visitor } = headers;
  await request.post('/api/v1/team/accept', { headers: visitor, data: { token, password: owner.password } });
  await openAs(page, { ...owner, email });
  await expect(page.getByRole('heading', { name: owner.company, level: 1 })).toBeVisible();

  await request.delete(`/api/v1/team/${id}`, { headers });
  const answer = await page.reload();
  expect(await answer?.text()).not.toContain(owner.company);
  await expect(page.getByRole('heading', { name: owner.company, level: 1 })).toHaveCount(0);
});
