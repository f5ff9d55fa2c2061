import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkBothThemes, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay } from './event-steps.ts';
import { openAccount, openAs } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 1280, height: 900 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 360, height: 740 } },
] as const;

for (const { language, locale, viewport } of runs) {
  test.describe(`a paid placement, ${language}`, () => {
    test.use({ locale, viewport });

    test('is sold after one tick that it is no political advertising', async ({ page, request }) => {
      const t = createTranslator(language, 'events', 'Dabei');
      const p = createTranslator(language, 'create-event', 'Dabei');
      const documents = createTranslator(language, 'documents', 'Dabei');
      await openAs(page, await openAccount(request, {}, { isDeclared: false }), '/business/create-event');
      await page.getByLabel(t('fields.title'), { exact: true }).fill('Kneipenquiz');
      await page.getByLabel(t('fields.description')).fill('Sechs Runden.');
      await chooseDay(page, t('fields.event_date'), addDays(today, 3), language);
      const tick = page.getByRole('checkbox', { name: documents('advertising.statement') });
      await expect(tick).toHaveCount(0);
      await page.getByRole('checkbox', { name: t('fields.featured_event') }).check();
      await expect(tick).toBeVisible();
      const create = page.getByRole('button', { name: p('submit') });
      await expect(create).toBeDisabled();
      await checkBothThemes(page);
      await tick.click();
      await expect(page.getByText(t('fields.advertising.done'), { exact: true }).first()).toBeVisible();
      await expect(tick).toHaveCount(0);
      await expect(page.getByText(/Meryem Schulz/).last()).toBeVisible();
      await create.click();
      // It waits for the review, with its credits reserved.
      await expect(page).not.toHaveURL(/create-event/);
    });
  });
}
