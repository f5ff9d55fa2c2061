import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { languages } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 1440, height: 900 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 360, height: 780 } },
] as const;

/** Publishes an event of a verified business. */
async function hangUp(request: APIRequestContext, title: string) {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const profile = { display_name: account.company, is_visible: true };
  expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
  const data = {
    title,
    description: 'Sechs Runden, keine Handys.',
    event_date: addDays(today, 9),
    start_time: '20:00',
    end_time: '02:00',
    character_tags: ['quiz'],
    max_participants: 6,
    status: 'published',
    tariff: 'dialog',
  };
  const answer = await request.post('/api/v1/events', { headers, data });
  expect(answer.status()).toBe(201);
  return { headers, event: (await answer.json()) as { id: string; page_url: string } };
}

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = createTranslator(language, 'guests', 'Dabei');

    test('a guest opens the notice, reads it in both languages and tears off a strip with the keyboard', async ({
      page,
      request,
    }) => {
      const title = `Quiz am Eck ${language}`;
      const { event, headers } = await hangUp(request, title);
      const path = new URL(event.page_url).pathname;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(t('nextDay')).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.goto(`${path}?lang=${languages.find((each) => each !== language)}`);
      await page.locator(`[data-language=${language}]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('link', { name: t('join', { title }) }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}/dabei$`));
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();

      const reason = 'Der Quizmaster hat Fieber.';
      const cancelled = await request.post(`/api/v1/events/${event.id}/cancel`, { headers, data: { reason } });
      expect(cancelled.ok()).toBe(true);
      // The page cache updates a moment later.
      await expect(async () => {
        await page.goto(path);
        await expect(page.getByText(t('cancelled'))).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByRole('link', { name: t('join', { title }) })).toHaveCount(0);
      await checkAccessibility(page);
    });
  });
}
