import { mailedLink } from '../account/mailed-link.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { newAddress, wizardPage } from './wizard-page.ts';
import { languages } from './words.ts';

const words = languages.german;

test('the link of the mail confirms on another device, and the waiting screen says what to do', async ({
  browser,
  page,
  request,
}) => {
  const wizard = wizardPage(page, words);
  const email = newAddress('link');
  await wizard.register(email);
  const link = await mailedLink(request, email, '/register/confirm');

  const other = await browser.newContext({ locale: 'de-DE' });
  const phone = await other.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(link);
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'Ist Zur Fetten Ecke GmbH deins?' })).toBeVisible();
  await checkAccessibility(phone);
  await phone.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(phone.getByRole('heading', { name: words.welcome })).toBeVisible();
  await phone.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Zur Fetten Ecke GmbH' })).toBeVisible();
  await other.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Hier wartet nichts mehr auf einen Code.' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Zum Business-Login' }).click();
  await expect(page).toHaveURL(/\/business\/login$/);
});

test('the link of the mail in another tab takes the waiting one along', async ({ context, page, request }) => {
  const wizard = wizardPage(page, words);
  const email = newAddress('tab');
  await wizard.register(email);
  const tab = await context.newPage();
  await tab.goto(await mailedLink(request, email, '/register/confirm'));
  await tab.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(tab.getByRole('heading', { name: words.welcome })).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/register\/welcome$/);
});

test('a link that is spent says so and leads on, as does the code of no registration', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await page.goto('/register/confirm#token=unbekannt');
  await expect(page.getByRole('heading', { name: 'Mit diesem Link geht es nicht mehr.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Business-Login' })).toBeVisible();
  await page.goto('/register/code');
  await page.getByRole('link', { name: 'Zur Registrierung' }).click();
  await wizardPage(page, words).expectStep(1);
});
