import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';

const runs = [
  { language: 'de', locale: 'de-DE' },
  { language: 'en', locale: 'en-GB' },
] as const;

for (const { language, locale } of runs) {
  const legal = createTranslator(language, 'legal', 'Dabei');
  const kinds = createTranslator(language, 'reports', 'Dabei');
  const terms = createTranslator(language, 'terms', 'Dabei');
  const withdrawal = createTranslator(language, 'withdrawal', 'Dabei');
  const processing = createTranslator(language, 'processing', 'Dabei');
  const report = createTranslator(language, 'report', 'Dabei');
  const imprint = createTranslator(language, 'imprint', 'Dabei');

  test.describe(`pages of the law, ${language}`, () => {
    test.use({ locale, extraHTTPHeaders: { 'Accept-Language': locale } });

    test('who runs this, and whom minors and their parents may ask', async ({ page }) => {
      await page.goto('/imprint');
      await expect(page.getByRole('heading', { name: imprint('sections.youth.title') })).toBeVisible();
      await expect(page.getByText('jugendschutz@dabei.example')).toBeVisible();
      await checkAccessibility(page);
    });

    test('the terms show what holds and what is to come', async ({ page }) => {
      await page.goto('/agb');
      for (const name of ['promotion', 'dataAccess', 'switching'] as const) {
        await expect(page.getByRole('heading', { name: terms(`coming.${name}.title`) })).toHaveCount(1);
      }
      await expect(page.getByRole('heading', { name: terms('sections.intro.title') })).toHaveCount(2);
      await checkAccessibility(page);
    });

    test('the notice of withdrawal names the function, and keeps its former words', async ({ page }) => {
      await page.goto('/widerruf');
      const function_ = language === 'de' ? 'Wenn du diese Online-Funktion nutzt' : 'If you use this online function';
      await expect(page.getByText(function_)).toBeVisible();
      const former = legal('former', { version: 1, date: '' }).replace(/ ?\(?\)?$/, '');
      await page.getByText(former).click();
      await expect(page.getByRole('heading', { name: withdrawal('sections.notice.title') })).toHaveCount(2);
      await checkAccessibility(page);
    });

    test('the contract on guests’ data names the processors', async ({ page }) => {
      await page.goto('/auftragsverarbeitung');
      await expect(page.getByRole('heading', { name: processing('sections.others.title') }).last()).toBeVisible();
      await expect(page.getByText('Muster Hosting GmbH')).toBeVisible();
      await checkAccessibility(page);
    });

    test('the licences of others are served', async ({ page }) => {
      await page.goto('/licences');
      await expect(page.getByText('MIT').first()).toBeVisible();
    });

    test('political advertising can be reported', async ({ page }) => {
      await page.goto('/melden');
      await page.getByLabel(kinds('kinds.political_advertising.label')).check();
      await expect(page.getByRole('button', { name: report('submit') })).toBeVisible();
      await checkAccessibility(page);
    });
  });
}
