import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseInMenu, readToast } from './event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`guests added by hand, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('adds one, pastes a list, reads a file, edits and removes', async ({ page, request }) => {
      test.slow();
      const t = createTranslator(language, 'participants', 'Dabei');
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const data = {
        ...{ title: 'Quizabend', event_date: today, tariff: 'dialog', status: 'published' },
        ...{ participant_type: 'limited', max_participants: 10 },
      };
      const created = await request.post('/api/v1/events', { headers, data });
      expect(created.status()).toBe(201);
      const { id } = await created.json();
      await openAs(page, account, `/business/events/${id}/guests`);

      await page.getByRole('button', { name: t('add.open') }).click();
      const form = page.getByRole('dialog', { name: t('add.title') });
      await form.getByRole('button', { name: t('add.submit') }).click();
      await expect(form.getByRole('textbox', { name: t('add.name') })).toHaveAttribute('aria-invalid', 'true');
      await form.getByRole('textbox', { name: t('add.name') }).fill('Anna Koch');
      await form.getByRole('combobox', { name: t('add.party') }).selectOption('3');
      await form.getByRole('textbox', { name: t('add.note') }).fill('Tisch am Fenster');
      await checkAccessibility(page);
      await form.getByRole('button', { name: t('add.submit') }).click();
      await readToast(page, t('add.done', { name: 'Anna Koch' }));
      const guests = page.getByRole('list', { name: t('guests.label') });
      const anna = guests.getByRole('listitem').filter({ hasText: 'Anna Koch' });
      await expect(anna).toContainText('Tisch am Fenster');
      await expect(anna).toContainText(t('channel.owner'));

      await page.getByRole('button', { name: t('list.open') }).click();
      const list = page.getByRole('dialog', { name: t('list.title') });
      const lines = list.getByRole('textbox', { name: t('list.label') });
      await lines.fill('Ben, 3\nCem 2 Personen\nDora +5\nEva +9');
      await expect(list.getByRole('listitem').filter({ hasText: 'Eva +9' })).toContainText(t('list.problem.party'));
      await checkAccessibility(page);
      await list.getByRole('button', { name: t('list.submit', { count: 11 }) }).click();
      await readToast(page, t('list.done', { count: 2 }));
      await expect(lines).toHaveValue('Eva +9\nDora +5');
      await expect(list.getByRole('listitem').filter({ hasText: 'Dora' })).toContainText(t('list.refused.event_full'));
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await page.getByRole('button', { name: t('list.open') }).click();
      await expect(lines).toHaveValue('Eva +9\nDora +5');
      await lines.fill('');
      const buffer = Buffer.from('Vorname;Nachname;Personen\nFritz;Groß;1', 'latin1');
      await list.locator('input[type=file]').setInputFiles({ name: 'gäste.csv', mimeType: 'text/csv', buffer });
      await expect(lines).toHaveValue('Fritz Groß, 1');
      await list.getByRole('button', { name: t('list.submit', { count: 1 }) }).click();
      await expect(list).toBeHidden();
      await readToast(page, t('list.done', { count: 1 }));
      await expect(guests.getByRole('listitem')).toHaveCount(4);

      await chooseInMenu(page, t('menu', { name: t('party', { name: 'Ben', count: 2 }) }), t('edit.open'));
      const edit = page.getByRole('dialog', { name: t('edit.title') });
      await edit.getByRole('textbox', { name: t('add.name') }).fill('Benno');
      await edit.getByRole('combobox', { name: t('add.party') }).selectOption('1');
      await edit.getByRole('button', { name: t('edit.submit') }).click();
      await readToast(page, t('add.saved'));
      await chooseInMenu(page, t('menu', { name: 'Benno' }), t('remove.open'));
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('remove.confirm') })
        .click();
      await readToast(page, t('remove.done', { name: 'Benno' }));
      await expect(guests.getByRole('listitem')).toHaveCount(3);
      await expect(guests).not.toContainText('Benno');
    });
  });
}
