import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openVerifiedAccount } from '../business/open-account.ts';
import { expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 1440, height: 900 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 360, height: 780 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = createTranslator(language, 'guest-business', 'Dabei');

    test('a guest reads who is open when, what hangs there and who is behind it, and goes on to a notice', async ({
      page,
      request,
    }) => {
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const name = account.company;
      const week = Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
          day,
          { open: '18:00', close: '01:00', closed: day === 'monday' },
        ]),
      );
      const profile = { display_name: name, is_visible: true, opening_hours: week };
      const saved = await request.put('/api/v1/profile', { headers, data: profile });
      expect([saved.status(), await saved.text()]).toEqual([200, expect.any(String)]);
      const title = `Quiz ${language}`;
      const data = { title, event_date: addDays(today, 9), start_time: '20:00', status: 'published' };
      const answer = await request.post('/api/v1/events', { headers, data: { ...data, description: 'Los.' } });
      const { page_url: notice } = await answer.json();

      await page.goto(new URL(notice).pathname);
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(/\/b\/tresen-/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const hours = page.getByRole('list', { name: t('hours') });
      await expect(hours.getByRole('listitem')).toHaveCount(7);
      await expect(hours).toContainText(t('closedLong'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('heading', { name: t('imprint.title') })).toBeVisible();
      await page.getByRole('link', { name: title }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(notice);
    });
  });
}
