import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openWord, readToast } from '../business/event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const words = {
  de: { name: 'Dein Name', email: 'Deine E-Mail', adult: /mindestens 18/, join: 'Dabei', change: 'Antworten ändern' },
  en: { name: 'Your name', email: 'Your e-mail', adult: /at least 18/, join: 'I’m in', change: 'Change answers' },
};

for (const { language, locale, viewport, colorScheme } of firstOf(runs)) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, colorScheme });
    const t = createTranslator(language, 'events', 'Dabei');
    const form = createTranslator(language, 'create-event', 'Dabei');
    const say = words[language];

    test('an owner asks, a guest answers without scripts, the list says it', async ({ page, browser, request }) => {
      test.slow();
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const profile = { display_name: account.company, is_visible: true };
      expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
      const hours = { event_date: addDays(today, 9), start_time: '20:00', end_time: '23:00' };
      const data = { title: 'Kneipenquiz', description: 'Sechs Runden.', ...hours, status: 'published' };
      const created = await request.post('/api/v1/events', { headers, data });
      const { id, page_url: url } = (await created.json()) as { id: string; page_url: string };

      await openAs(page, account, `/business/create-event?event=${id}`);
      await openWord(page, t('fields.guest_questions'));
      await page.getByLabel(form('question', { number: 1 })).fill('Wie heißt euer Team?');
      await page.getByLabel(form('questionRequired')).first().check();
      await page.getByLabel(form('question', { number: 2 })).fill('Was trinkt ihr?');
      await checkAccessibility(page);
      await page
        .getByRole('button', { name: t('edit.saveAll') })
        .filter({ visible: true })
        .click();
      await readToast(page, t('edit.done'));

      const context = await browser.newContext({ locale, viewport, colorScheme, javaScriptEnabled: false });
      const guest = await context.newPage();
      await guest.goto(`${new URL(url).pathname}/dabei`);
      const email = `quiz-${language}-${Date.now()}@post.example`;
      await guest.getByLabel(say.name).fill('Gerda Grün');
      await guest.getByLabel(say.email).first().fill(email);
      await guest.getByLabel('Wie heißt euer Team?').fill('Die Füchse');
      await guest.getByLabel(say.adult).check();
      expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await guest.getByRole('button', { name: say.join, exact: true }).click();
      await expect(guest.locator('#code')).toBeVisible();
      let code = '';
      await expect(async () => {
        const [mail] = await readMails(request, email);
        code = mail?.subject.slice(0, 6) ?? '';
        expect(code).toMatch(/^\d{6}$/);
      }).toPass();
      await guest.locator('#code').fill(code);
      await guest.locator('#code + button').click();
      await guest.getByLabel('Was trinkt ihr?').fill('Malzbier');
      await guest.getByRole('button', { name: say.change }).click();
      await expect(guest.getByLabel('Was trinkt ihr?')).toHaveValue('Malzbier');
      await context.close();

      await page.goto(`/business/events/${id}/guests?view=in`);
      const line = page.getByRole('listitem').filter({ hasText: 'Gerda Grün' });
      await expect(line).toContainText('Die Füchse');
      await expect(line).toContainText('Malzbier');
      await checkAccessibility(page);
    });
  });
}
