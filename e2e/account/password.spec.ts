import { randomUUID } from 'node:crypto';
import { createTranslator } from '#i18n/translator.ts';
import { openAccount, signIn } from '../business/open-account.ts';
import { openFold } from '../support/open-fold.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { mailedLink } from './mailed-link.ts';

const password = 'ganz-neu-und-lang-2026';
const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`passwords, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('forgot, reset, log in, change, sign out everywhere', async ({ page, request, allowConsole }) => {
      test.slow();
      const t = createTranslator(language, 'account', 'Dabei');
      const login = createTranslator(language, 'login', 'Dabei');
      const owner = await openAccount(request);

      await page.goto('/business/login');
      // Text typed before the scripts load is sent once they are there.
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.getByRole('link', { name: login('forgot') }).click({ noWaitAfter: true });
      await expect(page.getByRole('heading', { level: 1, name: t('forgot.title') })).toBeVisible();
      await page.getByLabel(t('email')).fill(owner.email);
      await page.getByRole('button', { name: t('forgot.submit') }).click();
      await expect(page.getByLabel(t('email'))).toHaveValue(owner.email);
      scripts.resolve();
      await expect(page.getByRole('heading', { name: t('forgot.sentTitle') })).toBeFocused();
      await page.unroute(/\/assets\/.*\.js$/);
      await page.getByRole('button', { name: t('forgot.again') }).click();
      await expect(page.getByText(t('forgot.sentAgain'))).toBeVisible();
      await checkAccessibility(page);

      const link = await mailedLink(request, owner.email, '/business/reset-password');
      await page.goto(link);
      await page.getByLabel(t('newPassword')).fill(password);
      await page.getByLabel(t('repeatPassword')).fill('etwas anderes');
      await page.getByRole('button', { name: t('reset.submit') }).click();
      await expect(page.getByLabel(t('repeatPassword'))).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(t('repeatPassword')).fill(password);
      await checkAccessibility(page);
      await page.getByRole('button', { name: t('reset.submit') }).click();
      await expect(page.getByRole('heading', { name: t('reset.doneTitle') })).toBeFocused();

      allowConsole(/status of 422/);
      await page.goto('/business/login');
      await page.goto(link);
      await page.getByLabel(t('newPassword')).fill(password);
      await page.getByLabel(t('repeatPassword')).fill(password);
      await page.getByRole('button', { name: t('reset.submit') }).click();
      await expect(page.getByRole('heading', { name: t('reset.badTitle') })).toBeFocused();

      await page.goto('/business/login?next=/business/account');
      await signIn(page, { ...owner, password });
      await expect(page.getByRole('heading', { level: 1, name: t('area.title') })).toBeVisible();
      await openFold(page, t('sessions.title'));
      await expect(page.getByText(t('sessions.current'), { exact: true })).toBeVisible();
      const change = page.getByRole('button', { name: t('change.title') });
      await change.click();
      await page.getByRole('button', { name: t('change.cancel') }).click();
      await expect(change).toBeFocused();
      await change.click();
      await expect(page.getByLabel(t('currentPassword'))).toBeFocused();
      await checkAccessibility(page);
      await page.getByLabel(t('currentPassword')).fill(password);
      await page.getByLabel(t('newPassword')).fill(owner.password);
      await page.getByLabel(t('repeatPassword')).fill(owner.password);
      await page.getByRole('button', { name: t('change.submit') }).click();
      await expect(page.getByText(t('change.done'), { exact: true })).toBeVisible();

      await page.getByRole('button', { name: t('sessions.everywhere') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('sessions.everywhere') })
        .click();
      await expect(page).toHaveURL(/\/business\/login/);
      await signIn(page, owner);
      await expect(page.getByRole('heading', { level: 1, name: t('area.title') })).toBeVisible();
    });
  });
}

test('an address with umlauts is shown in letters, which browsers keep as ASCII', async ({ page }) => {
  const t = createTranslator('de', 'account', 'Dabei');
  const email = `${randomUUID().slice(0, 8)}@bäckerei-müller.de`;
  await page.goto('/business/forgot-password');
  await page.getByLabel(t('email')).fill(email);
  await page.getByRole('button', { name: t('forgot.submit') }).click();
  await expect(page.getByText(t('forgot.sent', { email }))).toBeVisible();
});
