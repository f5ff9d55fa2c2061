import { createTranslator } from '#i18n/translator.ts';
import { openAccount, openAs, signIn } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';

const t = createTranslator('de', 'account', 'Dabei');
const problems = createTranslator('de', 'problems', 'Dabei');

test('an owner deletes the account: not without the password, not with a wrong one, and then it is gone', async ({
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
