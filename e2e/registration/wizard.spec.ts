import { checkAccessibility, expect, test } from '../support/test.ts';
import { newAddress, pdf, readMailedCode, wizardPage } from './wizard-page.ts';
import { languages } from './words.ts';

const words = languages.german;

test('steps stand in the address, in order; Back and another language find what was typed', async ({ page }) => {
  const wizard = wizardPage(page, words);
  await page.goto('/register?step=4');
  await wizard.expectStep(1);
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole('radio', { name: words.organiser }).check();
  await page.getByLabel(words.organiserQuestion).fill('Kneipenquiz in wechselnden Bars');
  await wizard.next.click();
  await expect(page).toHaveURL(/\?step=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await wizard.expectStep(1);
  await expect(page.getByLabel(words.organiserQuestion)).toHaveValue('Kneipenquiz in wechselnden Bars');
  await wizard.next.click();
  await wizard.field(words.street).fill('Weserstraße 44');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByText('Step 2 of 4', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('Weserstraße 44');
});

test('what is chosen before the scripts are there stays chosen', async ({ page }) => {
  await page.goto('/pricing');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() => location.assign('/register'));
  await page.getByRole('radio', { name: 'Restaurant', exact: true }).check();
  held.resolve();
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'Restaurant', exact: true })).toBeChecked();
});

test('the keyboard alone registers a café, and an early Next leads to what is missing', async ({ page }) => {
  const email = newAddress('cafe');
  const { keyboard } = page;
  const wizard = wizardPage(page, words);
  await page.goto('/register');
  await page.getByRole('radio', { name: words.bar, exact: true }).focus();
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.cafe })).toBeChecked();
  await keyboard.press('Enter');
  await wizard.expectStep(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel(words.companyName)).toBeFocused();
  await expect(page.getByText('Bitte fülle dieses Feld aus.')).toHaveCount(7);
  for (const answer of ['Milchbar', 'Boxhagener Str. 9', '10245', 'Berlin', 'Mila Berg', '030 1234567', email]) {
    await keyboard.type(answer);
    await keyboard.press('Tab');
  }
  await wizard.field(words.businessEmail).focus();
  await keyboard.press('Enter');
  await wizard.expectStep(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('G');
  await wizard.next.focus();
  await keyboard.press('Enter');
  await wizard.expectStep(4);
  await expect(page.getByLabel(words.loginEmail)).toHaveValue(email);
});

test('on a narrow phone nothing is cut off, and the code of an abandoned tab leads into the dashboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wizard = wizardPage(page, words);
  const email = newAddress('phone');
  await wizard.register(email);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: words.resend })).toBeDisabled();

  await page.goto('/register');
  await page.getByRole('link', { name: 'Code eingeben' }).click();
  await wizard.code.fill(await readMailedCode(page, email));
  await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible();
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(page).toHaveURL(/\/business\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zur Fetten Ecke GmbH' })).toBeVisible();
  await expect(page.getByText('Willkommen zurück!')).toHaveCount(0);
});

test('what the server does not take leads back to its field, and a failed upload is tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422|ERR_FAILED|Failed to load/);
  const wizard = wizardPage(page, words);
  const problem = {
    type: '/api#invalid_input',
    title: 'Invalid input',
    status: 422,
    code: 'invalid_input',
    detail: 'zipCode: too long',
    errors: [{ path: 'zipCode', code: 'too_big', message: 'Too long', limit: 10, unit: 'characters' }],
    request_id: 'r',
  };
  const answer = { status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) };
  await page.route('**/api/v1/registrations', (route) => route.fulfill(answer), { times: 1 });
  await page.route('**/registrations/proof', (route) => route.abort(), { times: 1 });
  const email = newAddress('proof');
  await page.goto('/register');
  await wizard.chooseType(words.cafe);
  await wizard.fillCompany(email);
  await wizard.next.click();
  await wizard.field(words.legalForm).selectOption('GmbH');
  await page.locator('input[type=file]').setInputFiles(pdf);
  await wizard.next.click();
  await wizard.fillAccount(email);
  await wizard.finish.click();
  await wizard.expectStep(2);
  await expect(wizard.field(words.zipCode)).toBeFocused();
  await expect(page.getByText('Das ist zu lang, höchstens 10 Zeichen.')).toBeVisible();
  await expect(page.getByText(/^Fehler beim Senden der Verifikations-Email: /)).toBeVisible();

  await wizard.field(words.zipCode).fill('12047');
  await wizard.next.click();
  await wizard.next.click();
  await wizard.finish.click();
  await expect(page.getByText(/Dein Nachweis ist nicht angekommen/)).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText(words.uploaded)).toBeVisible();
});

test('the checks of the review speak while somebody types, and a postcode brings its town along', async ({ page }) => {
  const wizard = wizardPage(page, words);
  await page.goto('/register');
  await expect(page.getByRole('progressbar', { name: 'Registrierung' })).toHaveAttribute('aria-valuenow', '1');
  await wizard.chooseType(words.bar);
  await wizard.fillCompany(newAddress('checks'));
  await wizard.field(words.city).fill('');
  await wizard.field(words.zipCode).fill('120');
  await wizard.field(words.businessPhone).fill('abc');
  await wizard.field(words.businessPhone).blur();
  await expect(page.getByText(/^Fünf Ziffern/)).toBeVisible();
  await expect(page.getByText('Das ist keine Telefonnummer', { exact: false })).toBeVisible();
  await expect(wizard.next).toBeDisabled();

  await wizard.field(words.businessPhone).fill('55 57 41');
  await expect(page.getByText(/Schreib sie mit Vorwahl/)).toBeVisible();
  await wizard.field(words.zipCode).fill('12047');
  await expect(wizard.field(words.city)).toHaveValue('Berlin');
  await wizard.field(words.zipCode).fill('20359');
  await expect(wizard.field(words.city)).toHaveValue('Hamburg');
  await wizard.field(words.city).fill('Hamburg-St. Pauli');
  await wizard.field(words.zipCode).fill('12047');
  await expect(page.getByRole('button', { name: 'Berlin', exact: true })).toBeVisible();
  await expect(wizard.field(words.city)).toHaveValue('Hamburg-St. Pauli');
  await page.getByRole('button', { name: 'Berlin', exact: true }).click();
  await expect(wizard.field(words.city)).toHaveValue('Berlin');
  await checkAccessibility(page);
  await wizard.next.click();

  await wizard.expectStep(3);
  await expect(page.getByLabel(words.licence)).toBeVisible();
  await expect(page.getByLabel(/Handelsregisternummer/)).toHaveCount(0);
  await wizard.field(words.legalForm).selectOption('Verein e.V.');
  await expect(page.getByLabel(/^Vereinsregisternummer/)).toBeVisible();
  await wizard.field(words.legalForm).selectOption('UG');
  const register = page.getByLabel(/^Handelsregisternummer/);
  await register.fill('HRA 12');
  await register.blur();
  await expect(page.getByText('Diese Abteilung passt nicht zu deiner Rechtsform.')).toBeVisible();
  await page.getByLabel(/^Steuer- oder Gewerbenummer/).fill('DE136695978');
  await page.getByLabel(/^Steuer- oder Gewerbenummer/).blur();
  await expect(page.getByText('In dieser USt-IdNr. stimmt eine Ziffer nicht.')).toBeVisible();
  await wizard.next.click();
  await wizard.expectStep(4);
});
