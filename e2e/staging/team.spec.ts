import { openAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { stagingPage, words } from './staging-page.ts';

const w = words.de;

test('a lead adds somebody of support, who chooses a password, sees no more than the role may, and is locked out', async ({
  browser,
  page,
  request,
  allowConsole,
}) => {
  // The next call signs out a locked person.
  allowConsole(/status of 401/);
  // Its own business: other journeys decide the list's cases.
  const { company } = await openAccount(request);
  const name = `sup-${Date.now().toString(36)}`;
  await page.goto('/staging/login');
  await stagingPage(page, w).logIn();
  await expect(page).toHaveURL(/\/staging\/dashboard$/);
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wer prüft hier?' })).toBeVisible();

  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Konto' });
  await dialog.getByLabel('Benutzername').fill('staging');
  await dialog.getByLabel('Rolle').selectOption('support');
  await checkAccessibility(page);
  allowConsole(/status of 409/);
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(dialog.getByText('Diesen Benutzernamen gibt es schon.')).toBeVisible();
  await dialog.getByLabel('Benutzername').fill(name);
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  const link = await page.getByLabel('Link zum Passwort').inputValue();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row.getByText('Eingeladen')).toBeVisible();
  await checkAccessibility(page);

  const context = await browser.newContext({ locale: 'de-DE' });
  const desk = await context.newPage();
  await desk.goto(link);
  await desk.getByLabel('Neues Passwort', { exact: true }).fill('ganz geheim 1');
  await desk.getByLabel('Passwort bestätigen', { exact: true }).fill('ganz geheim 1');
  await checkAccessibility(desk);
  await desk.getByRole('button', { name: 'Passwort speichern' }).click();
  await desk.getByRole('link', { name: 'Zum Login' }).click();
  await desk.getByLabel(w.username).fill(name);
  await desk.getByLabel(w.password, { exact: true }).fill('ganz geheim 1');
  await desk.getByRole('button', { name: w.logIn }).click();
  await stagingPage(desk, w).find(company);
  await desk.getByRole('link', { name: `Ansehen: ${company}` }).click();
  await expect(desk.getByText('Nachweise ansehen')).toBeVisible();
  await expect(desk.getByText('Läden verifizieren und ablehnen')).toBeVisible();
  await expect(desk.getByRole('button', { name: w.verify })).toBeHidden();
  await desk.goto('/staging/team');
  await expect(desk.getByText('Das dürfen nur: Leitung. Du bist hier als Support.')).toBeVisible();

  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sperren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click();
  await expect(row.getByText('Gesperrt')).toBeVisible();
  await desk.goto('/staging/dashboard');
  await expect(desk).toHaveURL(/\/staging\/login\?next=%2Fstaging%2Fdashboard$/);

  await page.getByLabel('Rolle von staging').selectOption('reviewer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abgeben' }).click();
  await expect(page.getByText(/Mindestens eine Leitung muss bleiben/).first()).toBeVisible();
  await expect(page.getByLabel('Rolle von staging')).toHaveValue('lead');
  await context.close();
});
