import type { Page } from '@playwright/test';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { authorize, openAccount, openAs } from './open-account.ts';

const PAGE = '/business/import';
const runs = [
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
] as const;

const ahead = (days: number) => addDays(berlinDay(new Date()), days);

/** As German Excel saves it: semicolons, Windows-1252. */
function csvFile(): Buffer {
  const german = ahead(10).split('-').reverse().join('.');
  const lines = [
    'Titel;Wann;Uhrzeit;Plätze',
    `Grüße aus der Küche;${german};20 Uhr;40`,
    `Quiz;${german};spät;3`,
    ';;;',
  ];
  return Buffer.from([...lines, 'Gestern;01.01.2020;;'].join('\r\n'), 'latin1');
}

const icsDay = (days: number) => ahead(days).replaceAll('-', '');
const icsFile = (...events: string[][]) => {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
  return Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'));
};
const concert = () => icsFile(['UID:hof-1', 'SUMMARY:Hofkonzert', `DTSTART:${icsDay(12)}T120000`]);
/** A past, a broken and a coming event, which lasts three days. */
const mixture = () =>
  icsFile(
    ['UID:alt', 'SUMMARY:Sommerfest', 'DTSTART:20240701'],
    ['UID:bruch', 'SUMMARY:Lesung', `DTSTART:${icsDay(5)}`, 'keine Zeile'],
    ['UID:markt', 'SUMMARY:Markt', `DTSTART;VALUE=DATE:${icsDay(20)}`, `DTEND;VALUE=DATE:${icsDay(23)}`],
  );

const put = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`an import, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('reads a table and a calendar, and makes drafts once', async ({ page, request }) => {
      const t = createTranslator(language, 'import', 'Dabei');
      const owner = await openAccount(request);
      await openAs(page, owner, PAGE);

      await put(page, 'bild.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
      await expect(page.getByRole('alert')).toContainText(t('problem.not_text'));

      await put(page, 'events.csv', csvFile());
      const heading = page.getByRole('heading', { name: /^events.csv/ });
      await expect(heading).toHaveText(`events.csv: ${t('file.read', { count: 2 })}, ${t('file.past', { count: 1 })}`);
      await expect(page.getByRole('alert')).toBeHidden();
      const greeting = page.getByRole('listitem').filter({ hasText: 'Grüße aus der Küche' });
      await expect(page.getByRole('combobox', { name: 'Wann' })).toHaveValue('event_date');
      await page.getByRole('combobox', { name: 'Wann' }).selectOption('');
      await expect(greeting).toContainText(t('preview.noDay'));
      await expect(page.getByText(t('columns.missing.event_date'))).toBeVisible();
      await page.getByRole('combobox', { name: 'Wann' }).selectOption('event_date');
      await expect(greeting).not.toContainText(t('preview.noDay'));
      await expect(greeting).toContainText(t('preview.places', { count: 40 }));
      const quiz = page.getByRole('listitem').filter({ hasText: 'Quiz' });
      await expect(quiz).toContainText(t('note.unreadable', { column: t('column.start_time'), text: 'spät' }));
      await expect(quiz).toContainText(t('note.out_of_range', { column: t('column.max_participants'), text: '3' }));
      await expect(page.getByRole('checkbox', { name: /Gestern/ })).toBeHidden();
      await page.getByRole('heading', { name: t('preview.past', { count: 1 }) }).click();
      await expect(page.getByRole('checkbox', { name: /Gestern/ })).not.toBeChecked();
      await checkAccessibility(page);
      await page.getByRole('button', { name: t('submit', { count: 2 }) }).click();
      await expect(page.getByText(t('result.made', { count: 2 }))).toBeVisible();

      await put(page, 'events.csv', csvFile());
      await page.getByRole('button', { name: t('submit', { count: 2 }) }).click();
      await expect(page.getByText(t('result.known', { count: 2 }))).toBeVisible();
      await expect(page.getByRole('link', { name: t('result.toDrafts') })).toBeVisible();

      await put(page, 'hof.ics', concert());
      await page.getByRole('button', { name: t('submit', { count: 1 }) }).click();
      await expect(page.getByText(t('result.made', { count: 1 }))).toBeVisible();
      const headers = await authorize(request, owner);
      const events = await (await request.get('/api/v1/events', { headers })).json();
      expect(events.data).toHaveLength(3);
      expect(events.data[0]).toMatchObject({
        title: 'Hofkonzert',
        external_id: 'hof-1',
        event_date: ahead(12),
        start_time: '12:00',
        status: 'draft',
      });

      await page.getByRole('link', { name: t('result.open') }).click();
      await expect(page.getByRole('textbox', { name: /Titel|Name|Title/ }).first()).toHaveValue('Hofkonzert');
    });

    test('says what it leaves out, folds the past and splits several days', async ({ page, request }) => {
      const t = createTranslator(language, 'import', 'Dabei');
      await openAs(page, await openAccount(request), PAGE);

      await put(page, 'jahr.ics', mixture());
      const parts = [t('file.read', { count: 1 }), t('file.leftOut', { count: 1 }), t('file.past', { count: 1 })];
      await expect(page.getByRole('heading', { name: /^jahr.ics/ })).toHaveText(`jahr.ics: ${parts.join(', ')}`);
      await page.getByRole('heading', { name: t('leftOut.title', { count: 1 }) }).click();
      const leftOut = page.getByRole('listitem').filter({ hasText: 'Lesung' });
      await expect(leftOut).toContainText(t('leftOut.reason.broken', { text: 'keine Zeile' }));
      await page.getByRole('heading', { name: t('preview.past', { count: 1 }) }).click();
      await expect(page.getByRole('checkbox', { name: /Sommerfest/ })).not.toBeChecked();

      await expect(page.getByRole('checkbox', { name: /Markt/ })).toHaveCount(1);
      await page.getByText(t('severalDays.each')).click();
      await expect(page.getByRole('checkbox', { name: /Markt/ })).toHaveCount(3);
      await checkAccessibility(page);
      await page.getByRole('button', { name: t('submit', { count: 3 }) }).click();
      await expect(page.getByText(t('result.made', { count: 3 }))).toBeVisible();
    });
  });
}
