import { deletionDue } from '#domain/account/deletion.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openAccount, openAs, signIn } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';

const t = createTranslator('de', 'account', 'Dabei');
const problems = createTranslator('de', 'problems', 'Dabei');

test('an owner deletes the account at once: not without the password, not with a wrong one, and then it is gone', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]|status of 422/);
  const account = await openAccount(request);
  await openAs(page, account, '/business/account#account-data');
  await page.getByRole('button', { name: t('data.delete') }).click();
  const dialog = page.getByRole('dialog', { name: t('data.confirmTitle', { company: account.company }) });
  const confirm = dialog.getByRole('button', { name: t('data.confirm') });
  await dialog.getByRole('radio', { name: t('data.confirmNow') }).check();
  await expect(confirm).toBeDisabled();
  await checkAccessibility(page);

  const password = dialog.getByLabel(t('password'), { exact: true });
  await password.fill('falsch-geraten');
  await confirm.click();
  await expect(dialog.getByText(problems('code.wrong_password'))).toBeVisible();
  await password.fill(account.password);
  await confirm.click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/business/login');
  await signIn(page, account);
  await expect(page.getByText('Login-Fehler').first()).toBeVisible();
});

for (const language of ['de', 'en'] as const) {
  test.describe(`a planned deletion, ${language}`, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB' });

    test('is seen on the first screen, and taken back there', async ({ page, request }) => {
      const words = createTranslator(language, 'account', 'Dabei');
      const account = await openAccount(request);
      await openAs(page, account, '/business/account#account-data');
      await page.getByRole('button', { name: words('data.delete') }).click();
      const dialog = page.getByRole('dialog', { name: words('data.confirmTitle', { company: account.company }) });
      const later = dialog.getByRole('radio', { name: words('data.confirmLater', { count: 30 }) });
      await expect(later).toBeChecked();
      await dialog.getByLabel(words('password'), { exact: true }).fill(account.password);
      const day = formatInstantDay(deletionDue(new Date()), language);
      await checkAccessibility(page);
      await dialog.getByRole('button', { name: words('data.confirmPlan', { day }) }).click();
      await expect(page.getByText(words('data.plannedDone'))).toBeVisible();

      await page.goto('/business/dashboard');
      await expect(page.getByText(words('data.planned', { day }))).toBeVisible();
      await expect(page.getByRole('link', { name: words('data.fetch') })).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('button', { name: words('data.keep') }).click();
      await expect(page.getByText(words('data.kept'))).toBeVisible();
      await expect(page.getByText(words('data.planned', { day }))).toHaveCount(0);
    });
  });
}
