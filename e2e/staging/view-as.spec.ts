import type { Page } from '@playwright/test';
import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openAs, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { openFold } from '../support/open-fold.ts';
import { checkAccessibility, checkBothThemes, expect, test } from '../support/test.ts';
import { stagingPage, words } from './staging-page.ts';

const reason = 'Du hast gefragt, warum dein Event nicht erscheint.';

async function beginView(page: Page, company: string): Promise<Page> {
  await page.getByRole('button', { name: 'Als Kunde ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Als Kunde ansehen' });
  await expect(dialog.getByText(`${company} bekommt sofort eine Mail`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ansicht beginnen' }).click();
  await expect(dialog.getByText('Bitte fülle dieses Feld aus.')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('Grund').fill(reason);
  await dialog.getByRole('button', { name: 'Ansicht beginnen' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'In neuem Tab öffnen' }).click();
  return opened;
}

test('support sees a dashboard as its owner, reading only, until the owner forbids it', async ({
  browser,
  page,
  request,
  allowConsole,
}) => {
  // Calls that a view does not open.
  allowConsole(/status of 403/);
  const account = await openVerifiedAccount();
  const { email, company } = account;
  // A business of their own, signed in at the same browser.
  await openAs(page, demoSignIn);
  const stored = () => page.evaluate(() => [localStorage.getItem('dabei.session'), document.cookie]);
  const before = await stored();
  await page.goto('/staging/login?next=/staging/customers');
  await stagingPage(page, words.de).logIn(undefined, 'support');
  const field = page.getByLabel(createTranslator('de', 'desk', 'Dabei')('search.label'));
  await field.fill(email);
  await field.press('Enter');
  await page.getByRole('link', { name: company }).click();

  const tab = await beginView(page, company);
  const banner = tab.getByRole('region', { name: 'Ansicht des Dabei-Teams' });
  await expect(banner.getByText(`Du siehst ${company} als Dabei-Team, nur lesend, noch 15 Minuten.`)).toBeVisible();
  await expect(tab).toHaveURL(/\/business\/dashboard/);
  expect(tab.url()).not.toContain('dabei_view_');
  await expect(tab.getByRole('link', { name: 'Event erstellen' })).toBeHidden();
  await checkBothThemes(tab);

  // A reload asks the server, which has a cookie, but not of the customer.
  await tab.goto('/business/account');
  await expect(banner).toBeVisible();
  await expect(tab.getByText(email).first()).toBeVisible();
  await expect(tab.getByText(demoSignIn.email)).toHaveCount(0);
  expect(await stored()).toEqual(before);

  const mails = await readMails(request, email);
  const mail = mails.find(({ subject }) => subject.includes('sieht sich das Dashboard'));
  expect(mail?.text).toContain(reason);

  const context = await browser.newContext({ locale: 'de-DE' });
  const own = await context.newPage();
  await openAs(own, account, '/business/account');
  await openFold(own, 'Wenn unser Team hilft');
  await expect(own.getByText(reason)).toBeVisible();
  await own.getByRole('switch', { name: 'Dabei-Team darf mein Dashboard ansehen' }).click();
  await expect(own.getByRole('switch', { name: 'Dabei-Team darf mein Dashboard ansehen' })).not.toBeChecked();
  await checkAccessibility(own);
  await context.close();

  await tab.goto('/business/dashboard');
  await expect(tab.getByText('Der Laden hat es abgeschaltet.')).toBeVisible();
  await expect(tab).toHaveURL(/\/staging\/view$/);
  await checkAccessibility(tab);
  expect(await tab.evaluate(() => sessionStorage.getItem('dabei.view'))).toBeNull();
  await tab.goto('/business/account');
  await expect(tab.getByText(demoSignIn.email).first()).toBeVisible();
  expect(await stored()).toEqual(before);

  await page.getByRole('button', { name: 'Schließen' }).last().click();
  await page.getByRole('button', { name: 'Als Kunde ansehen' }).click();
  await page.getByLabel('Grund').fill(reason);
  await page.getByRole('button', { name: 'Ansicht beginnen' }).click();
  await expect(page.getByText(/Der Laden erlaubt es nicht/).first()).toBeVisible();
});
