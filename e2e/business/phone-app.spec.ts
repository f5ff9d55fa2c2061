import { formatInstantTime } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

/** The browser's own reports of failed requests. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/;

for (const { language, locale } of firstOf([
  { language: 'de', locale: 'de-DE' },
  { language: 'en', locale: 'en-GB' },
] as const)) {
  test.describe(`the app on a phone, ${language}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

    const t = createTranslator(language, 'app', 'Dabei');
    const e = createTranslator(language, 'events', 'Dabei');
    const tabs = createTranslator(language, 'dashboard', 'Dabei');
    const shell = createTranslator(language, 'shell', 'Dabei');

    test('is described to the phone, and its bar and sheet lead everywhere', async ({ page, request }) => {
      const account = await openVerifiedAccount();
      await page.goto('/business/login');
      const address = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await (await request.get(address ?? '')).json();
      expect(manifest).toMatchObject({ name: t('name'), lang: language, scope: '/business/', display: 'standalone' });
      expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
        t('shortcuts.create'),
        t('shortcuts.today'),
      ]);
      for (const { src, sizes } of [
        ...manifest.icons,
        ...manifest.shortcuts.flatMap(({ icons }: typeof manifest) => icons),
      ]) {
        const picture = await (await request.get(src)).body();
        expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
      }
      await openAs(page, account);

      const bar = page.getByRole('navigation', { name: t('bar.label') });
      await expect(bar.getByRole('link', { name: t('bar.today') })).toHaveAttribute('aria-current', 'page');
      await bar.getByRole('link', { name: t('bar.events'), exact: true }).click();
      await expect(page).toHaveURL(/tab=events$/);
      const more = bar.getByRole('link', { name: t('bar.more') });
      await more.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: t('more.title') });
      await expect(sheet.getByText(t('install.title'))).toBeVisible();
      await expect(sheet.getByRole('button', { name: shell('nav.logout') })).toBeVisible();
      await checkBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/tab=events$/);
      await more.click();
      await sheet.getByRole('link', { name: tabs('tabs.team') }).click();
      await expect(page).toHaveURL(/tab=team$/);
      await expect(sheet).toBeHidden();
      await page.goto('/business/account?more=1');
      await sheet.getByRole('link', { name: t('palette.entries.integrations.label') }).click();
      await expect(page).toHaveURL(/\/business\/integrations$/);
      await expect(bar).toBeVisible();
    });

    test('opens without a connection, keeps what is typed, and sends it when there is one', {
      tag: '@browsers',
    }, async ({ page, context, request, allowConsole }) => {
      test.slow();
      allowConsole(NO_NETWORK);
      // Calls in flight while the session ends.
      allowConsole(/status of 401/);
      const account = await openVerifiedAccount();
      const began = new Date();
      await openAs(page, account, '/business/create-event');
      await expect(page.getByLabel(e('fields.title'), { exact: true })).toBeVisible();
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state === 'activated') return;
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
      });
      // The worker caches reads from here on.
      await page.reload();
      await expect(page.getByLabel(e('fields.title'), { exact: true })).toBeVisible();
      const countKept = () => page.evaluate(async () => (await (await caches.open('dabei.session')).keys()).length);
      await expect.poll(countKept).toBeGreaterThan(4);
      await page.goto('/business/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
      await expect(page.getByText(tabs('tabs.events')).first()).toBeVisible();
      await expect.poll(countKept).toBeGreaterThan(8);
      await context.setOffline(true);
      const cut = new Date();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
      // The last response falls into one of the minutes since the start.
      const minutes = Math.ceil((cut.getTime() - began.getTime()) / 60_000);
      const times = Array.from({ length: minutes + 1 }, (_, ago) =>
        t('offline.since', { time: formatInstantTime(new Date(cut.getTime() - ago * 60_000), language) }),
      );
      const strip = page.locator('[data-offline-strip] #offline [role=status]');
      await expect(strip).toBeVisible();
      expect(times).toContain(await strip.textContent());
      await checkBothThemes(page);

      await page.goto('/business/create-event');
      await page.getByLabel(e('fields.title'), { exact: true }).fill('Kneipenquiz im Keller');
      await expect(page.getByText(e('drafts.saved.offline')).first()).toBeVisible();
      await expect(page.getByText(e('cost.offline')).first()).toBeAttached();
      await page.reload();
      await expect(page.getByLabel(e('fields.title'), { exact: true })).toHaveValue('Kneipenquiz im Keller');

      const headers = await authorize(request, account);
      const stored = async () => (await (await request.get('/api/v1/events?status=draft', { headers })).json()).data;
      await context.setOffline(false);
      await expect.poll(async () => (await stored())[0]?.title).toBe('Kneipenquiz im Keller');
      expect(await stored()).toHaveLength(1);
      await expect(strip).toBeHidden();

      await page.goto('/business/account?more=1');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: shell('nav.logout') })
        .click();
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => page.evaluate(() => caches.has('dabei.session'))).toBe(false);
    });
  });
}
