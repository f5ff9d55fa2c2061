import { checkAccessibility, expect, test } from '../support/test.ts';

const oktoberfest = { de: 'O’zapft is. Auch in Berlin.', en: 'O’zapft is. In Berlin too.' };

test('pages that sell run no React', async ({ request }) => {
  for (const path of ['/', '/features', '/business', '/pricing', '/api']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/<script[^>]* (src=|type="module")/);
  }
});

test('the language is switched in place and remembered', async ({ page }) => {
  await page.goto('/business#oktoberfest');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oktoberfest.en);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two prices, no small print.');
});

test('the Oktoberfest tab shows badge, distance and price at once and sends nothing', async ({ page }) => {
  await page.goto('/business');
  const requests: string[] = [];
  // Some browsers request icons again when the address changes.
  page.on('request', (request) => /\/favicon\.\w+$/.test(request.url()) || requests.push(request.url()));
  await page.getByRole('link', { name: 'Oktoberfest' }).click();
  await expect(page).toHaveURL(/#oktoberfest$/);
  await expect(page.getByRole('link', { name: 'Oktoberfest' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oktoberfest.de);

  const badge = page.getByText('Oktoberfest-Partner');
  const distance = page.getByText('2,3 km');
  await expect(badge).toBeHidden();
  await page.getByRole('checkbox', { name: 'Vorm Zelt' }).check();
  await page.getByRole('checkbox', { name: 'Après-Events' }).check();
  await page.getByRole('checkbox', { name: 'Vorm Zelt' }).uncheck();
  await expect(badge).toBeVisible();
  await expect(distance).toBeVisible();
  await page.getByRole('checkbox', { name: 'Après-Events' }).uncheck();
  await expect(distance).toBeHidden();

  const sign = page.getByRole('figure', { name: 'Vorschau deines Schilds' });
  await page.getByRole('textbox', { name: 'Preis für Weißwurst, Brezn & Bier' }).fill('9,50 € nur heute');
  await expect(sign).toContainText('9,50 €');
  await expect(sign).toContainText('nur heute');
  expect(requests).toEqual([]);

  await page.goto('/pricing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oktoberfest.de);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mach deinen Laden zum Plan.');
});

test('examples of the API are copied, and the button says so for two seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/api#keys');
  const button = page.getByRole('button', { name: 'Token holen kopieren' });
  await button.click();
  const status = page.getByRole('main').locator('[data-copy-status]');
  await expect(status).toHaveText('Kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/v1/auth/login');
  await page.clock.runFor(2000);
  await expect(status).toBeEmpty();
});

test('on a phone the menu leads on, and knows who is signed in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Einloggen' })).toBeVisible();
  await checkAccessibility(page);
  await menu.getByRole('link', { name: 'Preise' }).click();
  await expect(page).toHaveURL('/pricing');

  await page.evaluate(() => {
    const session = { access_token: 'x', remember: true, company_name: 'Zur Fetten Ecke' };
    localStorage.setItem('dabei.session', JSON.stringify(session));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu.getByRole('link', { name: 'Zur Fetten Ecke' })).toHaveAttribute('href', '/business/dashboard');
  await expect(menu.getByRole('link', { name: 'Einloggen' })).toBeHidden();
  await expect(menu.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test('a missing address answers 404 in the language of the visitor and leads home', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const missing = page.waitForEvent('console', (message) => message.text().includes('/gibt-es-nicht'));
  const answer = await page.goto('/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  expect((await missing).type()).toBe('error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('every page that search engines are shown exists, with its own title and description', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const titles = new Set<string | undefined>();
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    titles.add(/<title>([^<]+)/.exec(html)?.[1]);
    expect(html, address).toContain('name="description"');
    expect(html, address).toContain('rel="canonical"');
    const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(new URL(picture).pathname)).status(), address).toBe(200);
  }
  expect(titles.size).toBe(addresses.length);
});
