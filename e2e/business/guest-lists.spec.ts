import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { readToast } from './event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const;

const words = {
  de: { name: 'Name', party: 'Begleitung', add: 'Eintragen', left: '6 Namen und 1 Begleitung', remove: 'Streichen' },
  en: { name: 'Name', party: 'Companions', add: 'Add', left: '6 names and 1 companion', remove: 'Remove' },
};

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`a list with an allotment, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = createTranslator(language, 'participants', 'Dabei');
    const say = words[language];

    test('an owner gives a list, a DJ without an account fills it', async ({ page, request, browser }) => {
      test.slow();
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const event = { title: 'Nachtschicht', event_date: addDays(today, 2), start_time: '22:00', end_time: '04:00' };
      const data = { ...event, tariff: 'dialog', max_participants: 50, status: 'published' };
      const created = await request.post('/api/v1/events', { headers, data });
      expect(created.status()).toBe(201);
      const { id } = await created.json();
      await openAs(page, account, `/business/events/${id}/guests`);

      await page.getByRole('button', { name: t('lists.open') }).click();
      const form = page.getByRole('dialog', { name: t('lists.form.title') });
      await form.getByRole('button', { name: t('lists.form.submit') }).click();
      await expect(form.getByRole('textbox', { name: t('lists.form.name') })).toHaveAttribute('aria-invalid', 'true');
      await form.getByRole('textbox', { name: t('lists.form.name') }).fill('DJ Ana');
      await form.getByRole('textbox', { name: t('lists.form.until') }).fill('23:30');
      await checkAccessibility(page);
      await form.getByRole('button', { name: t('lists.form.submit') }).click();
      const link = await page.getByRole('textbox', { name: t('lists.linkLabel') }).inputValue();
      await checkAccessibility(page);

      const context = await browser.newContext({ locale, viewport, javaScriptEnabled: false });
      const dj = await context.newPage();
      await dj.goto(new URL(link).pathname);
      await dj.getByLabel(say.name).fill('Anna Koch');
      await dj.getByLabel(say.party).selectOption('2');
      await dj.getByRole('button', { name: say.add }).click();
      await dj.getByLabel(say.name).first().fill('Ben');
      await dj.getByRole('button', { name: say.add }).click();
      await expect(dj.getByText(say.left)).toBeVisible();
      await dj.getByText('Ben', { exact: true }).click();
      await dj.getByRole('button', { name: say.remove }).filter({ visible: true }).click();
      await expect(dj.getByText('Ben', { exact: true })).toBeHidden();
      await context.close();

      await page.reload();
      await expect(page.getByText(t('lists.used', { people: 2, most: 10 }))).toBeVisible();
      const guests = page.getByRole('list', { name: t('guests.label') });
      await expect(guests.getByRole('listitem').filter({ hasText: 'Anna Koch' })).toContainText('DJ Ana');
      await page.getByRole('button', { name: t('menu', { name: 'DJ Ana' }) }).click();
      await page.getByRole('menuitem', { name: t('lists.end.open') }).click();
      await page.getByRole('button', { name: t('lists.end.open') }).click();
      await readToast(page, t('lists.ended'));
      expect((await request.get(new URL(link).pathname)).status()).toBe(404);
    });
  });
}
