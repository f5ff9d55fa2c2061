import { addDays } from '#domain/shared/calendar.ts';
import { formatTime } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseInMenu, openWord, picture, readToast } from './event-steps.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const EVENTS = '/business/dashboard?tab=events';

for (const { language, locale, size } of firstOf([
  { language: 'en', locale: 'en-US', size: 'phone' },
  { language: 'de', locale: 'de-DE', size: 'desktop' },
] as const)) {
  test.describe(`change a published event, ${language}, ${size}`, () => {
    test.use({
      locale,
      viewport: size === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    });

    test('the end follows the start, and what is added is paid once', async ({ page, request }) => {
      test.slow();
      const t = createTranslator(language, 'events', 'Dabei');
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const title = 'Kneipenquiz';
      const created = await request.post('/api/v1/events', {
        headers,
        data: {
          title,
          description: 'Sechs Runden.',
          event_date: addDays(today, 5),
          start_time: '20:00',
          end_time: '23:00',
          status: 'published',
        },
      });
      const { id } = await created.json();
      const stored = async () => (await request.get(`/api/v1/events/${id}`, { headers })).json();
      await openAs(page, account, EVENTS);
      const openEdit = () => chooseInMenu(page, t('actions.more', { title }), t('actions.editHere'));

      await openEdit();
      const edit = page.getByRole('region', { name: t('edit.label', { title }) });
      await edit.getByLabel(t('fields.start_time'), { exact: true }).fill('2130');
      await expect(edit.getByText(t('edit.endMoves', { time: formatTime('00:30', language) }))).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(edit.getByLabel(t('fields.end_time'), { exact: true })).toHaveValue('00:30');
      await edit.getByRole('button', { name: t('edit.save'), exact: true }).click();
      await readToast(page, t('edit.done'));
      expect(await stored()).toMatchObject({ start_time: '21:30', end_time: '00:30', credits_spent: 1 });

      await openEdit();
      await edit.getByRole('link', { name: t('edit.all') }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const save = page.getByRole('button', { name: t('edit.saveAll') }).filter({ visible: true });
      await expect(save).toHaveAccessibleDescription(t('edit.unchanged'));
      // Phones fold the cost's items.
      if (size !== 'phone') await expect(page.getByText(t('cost.nothingMore'))).toBeVisible();
      await checkAccessibility(page);
      await openWord(page, t('image.label'));
      await page
        .getByRole('group', { name: t('image.label') })
        .locator('input[type=file]')
        .setInputFiles(picture);
      await readToast(page, t('image.uploaded'));
      await page.getByLabel(new RegExp(`^${t('fields.location')}`)).fill('Hinterhof');
      const point = page.getByLabel(new RegExp(`^${t('fields.point')}`));
      await point.fill('https://maps.app.goo.gl/kurz');
      await save.click();
      await expect(page.getByText(t('fields.pointUnreadable'))).toBeVisible();
      await expect(point).toBeFocused();
      await point.fill('https://www.openstreetmap.org/?mlat=52.4731&mlon=13.4039#map=17/52.47/13.40');
      await page.getByText(t('fields.limited'), { exact: true }).click();
      await page.getByRole('textbox', { name: t('fields.max_participants') }).fill('40');
      await page.getByRole('checkbox', { name: t('fields.push_notification') }).check();
      const cost = page.getByRole('region', { name: t('cost.title') });
      await expect(cost.getByText(t('credits', { count: 2 })).filter({ visible: true })).toBeVisible();
      await page.getByRole('checkbox', { name: t('fields.push_notification') }).uncheck();
      await page.getByRole('checkbox', { name: t('fields.featured_event') }).check();
      await expect(cost.getByText(t('credits', { count: 1 })).filter({ visible: true })).toBeVisible();
      await save.click();
      await readToast(page, t('edit.done'));
      await expect(page.getByRole('article', { name: title })).toContainText('Hinterhof');
      await expect(page.getByRole('article', { name: title }).getByText(t('credits', { count: 2 }))).toBeVisible();
      expect(await stored()).toMatchObject({
        latitude: 52.4731,
        longitude: 13.4039,
        max_participants: 40,
        featured_event: true,
        end_time: '00:30',
        status: 'published',
        credits_spent: 2,
      });

      await page.goto(`/business/create-event?event=${id}`);
      await page.getByRole('checkbox', { name: t('fields.featured_event') }).uncheck();
      if (size !== 'phone') await expect(page.getByText(t('cost.nothingMore'))).toBeVisible();
      await page
        .getByRole('button', { name: t('edit.cancel') })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await stored()).toMatchObject({ featured_event: true });
    });
  });
}

test('a limit below the guests marks its field, and nothing typed is lost', async ({ page, request, allowConsole }) => {
  allowConsole(/409/);
  const t = createTranslator('de', 'events', 'Dabei');
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  expect(
    (
      await request.put('/api/v1/profile', { headers, data: { display_name: account.company, is_visible: true } })
    ).status(),
  ).toBe(200);
  const created = await request.post('/api/v1/events', {
    headers,
    data: {
      title: 'Kochkurs',
      description: 'Drei Gänge.',
      event_date: addDays(today, 5),
      start_time: '20:00',
      max_participants: 8,
      status: 'published',
    },
  });
  const { id } = await created.json();
  const joined = await request.post(`/api/v1/app/events/${id}/participants`, {
    headers: { 'X-API-Key': 'dabei_app_service_demo' },
    data: { user_id: 'Ada', display_name: 'Ada', party_size: 6 },
  });
  expect(joined.status()).toBe(201);

  await openAs(page, account, `/business/create-event?event=${id}`);
  const title = page.locator('input[name=title]');
  await title.fill('Kochkurs im Hof');
  const maximum = page.getByRole('textbox', { name: t('fields.max_participants') });
  await maximum.fill('5');
  await page
    .getByRole('button', { name: t('edit.saveAll') })
    .filter({ visible: true })
    .click();
  await expect(maximum).toHaveAccessibleDescription(/6 Gäste haben schon einen Platz/);
  await expect(maximum).toBeFocused();
  await expect(maximum).toHaveValue('5');
  await expect(title).toHaveValue('Kochkurs im Hof');
  await expect(page.getByText(createTranslator('de', 'create-event', 'Dabei')('missing'))).toHaveCount(0);
});
