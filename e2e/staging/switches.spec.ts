import { createTranslator } from '#i18n/translator.ts';
import { test } from '../support/own-product.ts';
import { checkAccessibility, expect } from '../support/test.ts';
import { stagingPage, words } from './staging-page.ts';

const w = words.de;
const t = createTranslator('de', 'desk-switches', 'Dabei');
const status = createTranslator('de', 'status', 'Dabei');

test('a lead pauses registering, whose form says so in both languages, and tells an incident', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/staging/login');
  await stagingPage(page, w).logIn();
  await expect(page).toHaveURL(/\/staging\/dashboard$/);
  await page.goto('/staging/switches');
  const name = t('names.registrations');
  try {
    await page.getByRole('button', { name: t('turnOffNamed', { name }) }).click();
    const form = page.getByRole('form', { name: t('turnOffNamed', { name }) });
    await form.getByRole('button', { name: t('turnOff') }).click();
    await expect(form.getByText(t('reasonMissing'))).toBeVisible();
    await form.getByLabel(t('reason')).fill('Probe der Reise');
    await checkAccessibility(page);
    await form.getByRole('button', { name: t('turnOff') }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Probe der Reise' })).toBeVisible();

    for (const language of ['de', 'en'] as const) {
      const problems = createTranslator(language, 'problems', 'Dabei');
      const context = await browser.newContext({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
      const guest = await context.newPage();
      await guest.goto('/register');
      await expect(guest.getByText(problems('switchedOff.registrations'))).toBeVisible();
      await checkAccessibility(guest);
      await context.close();
    }
  } finally {
    await page.goto('/staging/switches');
    await page.getByRole('button', { name: t('turnOnNamed', { name }) }).click();
    const form = page.getByRole('form', { name: t('turnOnNamed', { name }) });
    await form.getByLabel(t('reason')).fill('Die Probe ist vorbei');
    await form.getByRole('button', { name: t('turnOn') }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Die Probe ist vorbei' })).toBeVisible();
  }

  const title = `Probestörung ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: t('incidents.new') }).click();
  await page.getByLabel(t('incidents.title_de')).fill(title);
  await page.getByLabel(t('incidents.title_en')).fill('A trial incident');
  await page.getByRole('checkbox', { name: t('incidents.components.mails') }).check();
  await page.getByLabel(t('incidents.state'), { exact: true }).selectOption('resolved');
  await page.getByLabel(t('incidents.text_de')).fill('Nur eine Probe.');
  await page.getByLabel(t('incidents.text_en')).fill('Only a trial.');
  await page.getByRole('button', { name: t('incidents.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await checkAccessibility(page);

  await expect(async () => {
    await page.goto('/status?lang=de');
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: status('title') })).toBeVisible();
  await checkAccessibility(page);
});
