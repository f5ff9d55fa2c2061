import type { Page } from '@playwright/test';
import { readMails } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { openAccount, signIn } from './open-account.ts';

/** Adds Chromium's virtual fingerprint reader. */
async function addDevice(page: Page): Promise<() => Promise<void>> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await chromium.send('WebAuthn.clearCredentials', { authenticatorId });
  };
}

test('a passkey opens the account alone; when it is lost a recovery code does, or a mail and two days', {
  tag: '@browsers',
}, async ({ page, request, allowConsole }) => {
  // Reads during the logout are refused.
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  const loseIt = await addDevice(page);
  const isIn = () => expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
  const leave = async () => {
    await page.goto('/business/dashboard');
    await isIn();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/business/login');
  };

  await page.goto('/business/login');
  await signIn(page, account);
  await isIn();
  await page.goto('/business/account');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  const codes = page.getByRole('region', { name: 'Deine Notfall-Codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const code = await codes.getByRole('listitem').first().textContent();
  await codes.getByRole('button', { name: 'Hab ich' }).click();
  await expect(page.getByText('10 von 10 übrig')).toBeVisible();

  await leave();
  await page.getByRole('link', { name: 'Mit Passkey einloggen' }).click();
  await page.getByRole('button', { name: 'Passkey benutzen' }).click();
  await isIn();

  await leave();
  await loseIt();
  await signIn(page, account);
  await page.getByLabel('Notfall-Code').fill(code ?? '');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await isIn();
  await page.goto('/business/account');
  await expect(page.getByText('9 von 10 übrig')).toBeVisible();

  await leave();
  await signIn(page, account);
  await page.getByText('Nichts davon zur Hand?').click();
  await page.getByRole('button', { name: 'Zugang zurückholen' }).click();
  await expect(page.getByText('Eine Mail ist unterwegs.')).toBeVisible();
  const subjects = async () => (await readMails(request, account.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Zweiten Faktor verloren? Wir warten zwei Tage');
});
