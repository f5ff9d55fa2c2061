import { createTranslator } from '#i18n/translator.ts';
import { openAccount, openAs } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { mailedLink } from './mailed-link.ts';

const t = createTranslator('de', 'account', 'Dabei');

test('a new address counts once both mailboxes have agreed, and the old one takes it back', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  const email = account.email.replace('@', '-neu@');
  await openAs(page, account, '/business/account');
  await page.getByRole('button', { name: t('emailChange.change') }).click();
  const dialog = page.getByRole('dialog', { name: t('emailChange.title') });
  await dialog.getByLabel(t('emailChange.label')).fill(account.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('emailChange.unchanged'))).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel(t('emailChange.label')).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('emailChange.waiting', { email }))).toBeVisible();
  await checkAccessibility(page);

  const open = async (to: string, path = '/business/email-change') => {
    await page.goto(await mailedLink(request, to, path));
    await page.getByRole('button', { name: /^(Adresse bestätigen|Rückgängig machen)$/ }).click();
  };
  await open(email);
  await expect(page.getByRole('heading', { name: t('emailChange.page.half') })).toBeFocused();
  await page.goto('/business/account');
  await expect(page.getByText(t('emailChange.confirmed'), { exact: true })).toBeVisible();
  await open(account.email);
  await expect(page.getByRole('heading', { name: t('emailChange.page.changed', { email }) })).toBeFocused();
  await checkAccessibility(page);
  await page.goto('/business/account');
  await expect(page.getByText(email).first()).toBeVisible();

  await open(account.email, '/business/email-change/undo');
  await expect(page.getByRole('heading', { name: t('emailChange.page.undone') })).toBeFocused();
  await page.goto('/business/account');
  await expect(page).toHaveURL(/\/business\/login/);
});
