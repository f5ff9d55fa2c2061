import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayWithWeekday, formatWeekday } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay, chooseInMenu, openWord, readToast, seeHanging } from './event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const EVENTS = '/business/dashboard?tab=events';
/** The first two dates are public immediately; the third and fourth are scheduled. */
const weekly = (i: number) => addDays(today, 10 + 7 * i);

for (const language of firstOf<Language>(['en', 'de'])) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB' });

    test('a series is begun in the form, changed by date, by scope and by rule, and deleted by scope', async ({
      page,
      request,
    }) => {
      test.slow();
      const t = createTranslator(language, 'events', 'Dabei');
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      await openAs(page, account, `${EVENTS}&dialog=create`);

      // The draft keeps the choices for another visit.
      const dialog = page.getByRole('dialog', { name: t('dialog.title') });
      await dialog.getByLabel(t('fields.title'), { exact: true }).fill('Kneipenquiz');
      await chooseDay(dialog, t('fields.event_date'), weekly(0), language);
      const repeat = dialog.getByLabel(t('fields.repetition'));
      await openWord(dialog, t('series.mark'));
      await repeat.selectOption('weekly');
      const dates = dialog.getByRole('list', { name: t('series.dates') }).getByRole('listitem');
      await expect(dates.first()).toBeVisible();
      // Appears only if the house is closed on a date, which depends on today.
      const closedDays = dialog.getByLabel(t('series.closedDays.label'));
      if (await closedDays.isVisible()) await closedDays.selectOption('keep');
      await dialog.getByLabel(t('series.count')).fill('6');
      await expect(dates).toHaveCount(6);
      await expect
        .poll(async () => (await (await request.get('/api/v1/events', { headers })).json()).data[0]?.repetition)
        .toMatchObject({ frequency: 'weekly', count: 6 });
      await page.reload();
      await expect(repeat).toHaveValue('weekly');
      await expect(dialog.getByLabel(t('series.count'))).toHaveValue('6');
      await checkAccessibility(page);
      await dialog.getByRole('button', { name: t('dialog.submit') }).click();
      const hanging = { title: t('published.title'), message: t('dialog.done'), close: t('dialog.close') };
      await seeHanging(page, hanging);
      const tickets = page.getByRole('article', { name: 'Kneipenquiz' });
      await expect(tickets).toHaveCount(6);

      // A single date, by keyboard.
      const series = async () => {
        const { data } = await (await request.get('/api/v1/series', { headers })).json();
        return data[0] as { status: string; dates: { event_id: string; series_date: string; status: string }[] };
      };
      const titles = async () => {
        const { dates } = await series();
        const read = async (id: string) => (await request.get(`/api/v1/events/${id}`, { headers })).json();
        return (await Promise.all(dates.map(({ event_id: id }) => read(id)))).map(({ title }) => title);
      };
      const firstId = (await series()).dates[0]?.event_id ?? '';
      await page.locator(`#menu-${firstId}`).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: t('actions.editHere'), exact: true }).press('Enter');
      const edit = page.getByRole('region', { name: t('edit.label', { title: 'Kneipenquiz' }) });
      await edit.getByLabel(t('fields.title')).fill('Auftakt');
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: t('series.change.title') });
      await expect(question.getByRole('radio', { name: t('series.scope.this'), exact: true })).toBeChecked();
      await question.getByRole('button', { name: t('series.change.save') }).press('Enter');
      await readToast(page, t('edit.done'));
      await expect(page.getByRole('article', { name: 'Auftakt' })).toBeVisible();

      // This and later dates, with a comparison.
      const third = (await series()).dates[2]?.event_id ?? '';
      await page.locator(`#menu-${third}`).click();
      await page.getByRole('menuitem', { name: t('actions.editHere'), exact: true }).click();
      await edit.getByLabel(t('fields.title')).fill('Musikquiz');
      await edit.getByRole('button', { name: t('edit.save') }).click();
      await question.getByRole('radio', { name: t('series.scope.this_and_later') }).check();
      const changes = question.getByRole('list', { name: t('series.change.dates') });
      await expect(changes.getByRole('listitem').first()).toContainText(formatDayWithWeekday(weekly(2), language));
      await checkAccessibility(page);
      await question.getByRole('button', { name: t('series.change.save') }).click();
      await readToast(page, t('series.change.done'));
      await expect.poll(titles).toEqual(['Auftakt', 'Kneipenquiz', ...Array(4).fill('Musikquiz')]);

      // A new rule: every two weeks from the third date.
      const openMenu = async (id: string, entry: string) => {
        const ticket = page.getByRole('listitem').filter({ has: page.locator(`#menu-${id}`) });
        await chooseInMenu(page, t('actions.more', { title: 'Musikquiz' }), entry, ticket);
      };
      await openMenu(third, t('series.rule.action'));
      const rule = page.getByRole('dialog', { name: t('series.rule.title') });
      const fortnightly = t('series.rhythm.fortnightly', { weekday: formatWeekday(weekly(2), language) });
      await rule.getByLabel(t('series.rule.rhythm')).selectOption(fortnightly);
      await rule.getByLabel(t('series.count')).fill('3');
      await expect(rule.getByRole('row').nth(2)).toContainText(t('series.change.effect.removed'));
      await checkAccessibility(page);
      await rule.getByRole('button', { name: t('series.rule.save') }).click();
      await readToast(page, t('series.change.done'));
      const days = async () => (await series()).dates.map(({ series_date: day }) => day);
      await expect.poll(days).toEqual([0, 1, 2, 4, 6].map(weekly));

      // Withdrawn for this and later dates, the series pauses until resumed.
      await openMenu(third, t('actions.withdraw'));
      const withdrawal = page.getByRole('alertdialog', { name: t('series.withdraw.title', { title: 'Musikquiz' }) });
      await withdrawal.getByRole('radio', { name: t('series.scope.this_and_later') }).check();
      await expect(withdrawal).toContainText(t('series.withdraw.pauses'));
      await withdrawal.getByRole('button', { name: t('series.withdraw.confirm') }).click();
      await readToast(page, t('series.withdraw.done'));
      await page.getByRole('button', { name: t('series.paused.resume') }).click();
      await readToast(page, t('series.paused.done'));
      await expect.poll(async () => (await series()).status).toBe('active');

      // Deleting this and later dates keeps the earlier ones.
      await openMenu(third, t('delete.short'));
      const asked = page.getByRole('alertdialog', { name: t('delete.title', { title: 'Musikquiz' }) });
      await asked.getByRole('radio', { name: t('series.scope.this_and_later') }).check();
      await expect(asked).toContainText(t('series.stop.text', { count: 3 }));
      await expect(asked).toContainText(t('series.stop.back', { count: 2 }));
      await checkAccessibility(page);
      await asked.getByRole('button', { name: t('series.stop.confirm') }).click();
      await readToast(page, t('series.stop.done'));
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect.poll(days).toEqual([0, 1].map(weekly));
    });
  });
}
