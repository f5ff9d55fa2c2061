import { expect, test } from '../support/test.ts';
import { openAccount, signIn } from './open-account.ts';
import { roomButton } from './open-room.ts';

test('whoever is signed out is led to the login and comes back', async ({ page, request }) => {
  const account = await openAccount(request);
  await page.goto('/business/dashboard?tab=team');
  await expect(page).toHaveURL(/\/business\/login\?next=/);
  await signIn(page, account);
  await expect(page).toHaveURL(/\/business\/dashboard\?tab=team$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Team' })).toBeVisible();

  await page.goto('/business/login');
  await expect(page).toHaveURL(/\/business\/dashboard$/);
});

// ASVS 7.4.4, 14.3.1.
test('logging out in one tab signs the other one out', async ({ context, page, request }) => {
  const account = await openAccount(request);
  await page.goto('/business/login');
  await page.getByLabel('Angemeldet bleiben').check();
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/business/dashboard?tab=events');
  await expect(other.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/business\/login/);
});

test('without "stay signed in" every tab is signed in until the browser is closed', { tag: '@browsers' }, async ({
  browser,
  context,
  page,
  request,
}) => {
  const account = await openAccount(request);
  await page.goto('/business/login');
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/business/dashboard?tab=events');
  await expect(other.getByRole('heading', { level: 1, name: account.company })).toBeVisible();

  // The state after closing the browser: without session cookies.
  const { cookies, origins } = await context.storageState();
  const reopened = await browser.newContext({
    storageState: { origins, cookies: cookies.filter(({ expires }) => expires !== -1) },
  });
  const later = await reopened.newPage();
  await later.goto('/business/dashboard');
  await expect(later).toHaveURL(/\/business\/login/);
  expect(await later.evaluate(() => localStorage.getItem('dabei.session'))).toBeNull();
  await reopened.close();

  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/business\/login/);
});

test('a wrong password is said in the language of the page, and a message stays', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  await page.goto('/business/login');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('/auth/login:'));
  const refused = page.waitForResponse('**/api/v1/auth/login');
  await signIn(page, { ...account, password: 'falsch-geraten' });
  const id = (await refused).headers()['x-request-id'];
  expect((await logged).text()).toBe(`/auth/login: status of 401 (invalid_credentials), request ${id}`);
  await expect(page.getByRole('alert')).toHaveText('Login-FehlerE-Mail oder Passwort stimmt nicht.');
  await expect(page.getByText('Login-Fehler')).toHaveCount(1);
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
});

test('without a connection the message shows and nothing typed is lost', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/business/login');
  await page.getByLabel('E-Mail').fill('demo@dabei.example');
  await page.getByLabel('Passwort', { exact: true }).fill('irgendetwas');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByText('Bitte versuchen Sie es später erneut.').first()).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue('demo@dabei.example');
});

test('the login works as a plain form: without scripts, and sent before they are there', async ({
  browser,
  page,
  request,
}) => {
  const account = await openAccount(request);
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const bare = await plain.newPage();
  await bare.goto('/business/login?next=/business/account');
  await signIn(bare, { ...account, password: 'falsch-geraten' });
  await expect(bare.getByRole('alert')).toHaveText('Login-FehlerE-Mail oder Passwort stimmt nicht.');
  await expect(bare.getByLabel('E-Mail')).toHaveValue(account.email);
  await signIn(bare, account);
  await expect(bare.getByText('Du bist angemeldet.')).toBeVisible();
  await expect(bare.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/business/account');
  await plain.close();

  await page.goto('/business/login?next=/business/account');
  await page.getByLabel('E-Mail').fill(account.email);
  await page.getByLabel('Passwort', { exact: true }).fill(account.password);
  await page.locator('form[data-login]').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/business\/account$/);
  await expect(page.getByText(account.email).first()).toBeVisible();
});

test('the demo fills in its own sign-in', async ({ page }) => {
  await page.goto('/business/login');
  await page.getByRole('button', { name: 'Demo-Zugang eintragen' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zur Fetten Ecke' })).toBeVisible();
});

test('never goes to another site after the login', async ({ page, request, baseURL }) => {
  const account = await openAccount(request);
  await page.goto(`/business/login?next=${encodeURIComponent('//example.org/')}`);
  await signIn(page, account);
  await expect(page).toHaveURL(`${baseURL}/business/dashboard`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the dashboard begins at its top, however far the page before was scrolled', async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/status of 401/);
    const account = await openAccount(request);
    const top = () => page.evaluate(() => scrollY);
    const footer = page.getByRole('contentinfo').getByText('©');
    await page.goto('/register');
    await footer.scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThan(300);
    await page.goto('/business/login');
    await footer.scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThan(300);
    await signIn(page, { ...account, password: 'falsch-geraten' });
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await signIn(page, account);
    await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
    // The profile's data arrives last and must not shift the page.
    await expect(roomButton(page, 'public')).toBeAttached();
    expect(await top()).toBe(0);
  });
});
