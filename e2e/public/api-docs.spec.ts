import { languages } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';

const t = createTranslator('de', 'api-docs', 'Dabei');
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

test.use({ locale: 'de-DE', viewport: desk });

test('an integrator searches, chooses a language and tries a call', async ({ page }) => {
  await page.goto('/api');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: t('nav.search') });
  await expect(search).toBeFocused();
  await search.fill('max_participants');
  const contents = page.getByRole('navigation', { name: t('nav.label') });
  await expect(contents.getByRole('link', { name: 'Event anlegen' })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Kauf eines Credit-Pakets beginnen' })).toBeHidden();
  await search.fill('gibt es nicht');
  await expect(contents.getByText(t('nav.none'))).toBeVisible();
  await search.press('Escape');
  await search.fill('event anlegen');
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/events#createEvent$/);

  const call = page.getByRole('article', { name: 'Event anlegen' });
  await expect(contents.getByRole('link', { name: /Event anlegen/ })).toHaveAttribute('aria-current', 'location');
  await expect(call.locator('[id="createEvent.title"]')).toContainText('höchstens 60 Zeichen');
  await expect(call.getByText('curl http')).toBeVisible();
  await call.getByRole('button', { name: 'Python' }).click();
  await expect(call.getByText('requests.post(')).toBeVisible();
  await expect(call.getByText('curl http')).toBeHidden();
  await page.reload();
  await expect(call.getByText('requests.post(')).toBeVisible();

  await test.step('reading is sent at once, after what is missing was said', async () => {
    const list = page.getByRole('article', { name: 'Alle Events' });
    await list.getByRole('button', { name: t('try.send') }).click();
    await expect(list.getByText(t('try.needsKey'))).toBeVisible();
    await list.getByRole('button', { name: t('try.demoKey') }).click();
    await list.getByRole('button', { name: t('try.send') }).click();
    await expect(list.getByText('200 OK')).toBeVisible();
    await expect(list.getByRole('region', { name: t('try.answer') })).toContainText('"data": [');
  });

  await test.step('writing takes a second press, and tells what was refused', async () => {
    const body = call.getByLabel(t('try.body'));
    await body.fill('{');
    await call.getByRole('button', { name: t('try.send') }).click();
    await expect(call.getByText(t('try.badJson'))).toBeVisible();
    await body.fill(JSON.stringify({ title: 'Aus der Dokumentation', status: 'draft' }));
    await call.getByRole('button', { name: t('try.send') }).click();
    await expect(call.getByText(t('try.sure'))).toBeVisible();
    await call.getByRole('button', { name: t('try.really') }).click();
    await expect(call.getByText('201 Created')).toBeVisible();
  });
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('dabei_sk_');
});

test('on a phone the contents are a sheet that leads to a call', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/api/credits');
  const contents = page.getByRole('navigation', { name: t('nav.label') });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: t('nav.open'), exact: true }).click();
  await checkAccessibility(page);
  await contents.getByRole('link', { name: 'Rechnungen und Korrekturen' }).click();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rechnungen und Korrekturen' })).toBeInViewport();
});

for (const language of languages) {
  test(`the Markdown of every page of the documentation is its text (${language})`, async ({ page, request }) => {
    const index = await (await request.get(`/llms.txt?lang=${language}`)).text();
    const addresses = [...index.matchAll(/\(([^)]+\.md\?[^)]+)\)/g)].map(([, address = '']) => new URL(address));
    expect(addresses.length).toBeGreaterThan(12);
    const whole = await (await request.get(`/llms-full.txt?lang=${language}`)).text();
    for (const { pathname, search } of addresses) {
      const markdown = await (await request.get(pathname + search)).text();
      expect(whole).toContain(markdown.trim());
      await page.goto(pathname.replace('.md', '') + search);
      await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', /\.md$/);
      const shown = await page.evaluate((quiet) => {
        const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
        for (const part of main.querySelectorAll(quiet)) part.remove();
        return main.textContent ?? '';
      }, 'nav, form, fieldset, button, svg, script, style, template, [hidden], [aria-hidden=true], [data-print=hide]');
      const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
      const plain = markdown.replaceAll(/\]\(http[^)]*\)/g, ']');
      expect(letters(plain), pathname).toBe(letters(shown));
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is one document with every example', async ({ page }) => {
    await page.goto('/api/events#createEvent.title');
    const call = page.getByRole('article', { name: 'Event anlegen' });
    await expect(call.getByText('curl http')).toBeVisible();
    await call.locator('summary', { hasText: 'Python' }).click();
    await expect(call.getByText('requests.post(')).toBeVisible();
    await expect(call.getByRole('button', { name: t('try.send') })).toBeHidden();
  });
});
