import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { authorize, openAccount, openAs } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
] as const;

const dayAhead = (days: number) => addDays(berlinDay(new Date()), days).replaceAll('-', '');

/** A calendar that moves its concert when told. */
async function serveCalendar() {
  const concert = { day: dayAhead(12) };
  const server = createServer((_, response) => {
    const event = ['UID:hof-1', 'SUMMARY:Hofkonzert', 'DESCRIPTION:Zwei Sets', `DTSTART:${concert.day}T200000`];
    const lines = [
      'BEGIN:VCALENDAR',
      'X-WR-CALNAME:Programm',
      'BEGIN:VEVENT',
      ...event,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ];
    response.end(lines.join('\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/programm.ics`;
  return { url, concert, close: () => server.close() };
}

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`a source, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('is looked at before it is added, brings drafts, and proposes what moved', async ({
      page,
      request,
      allowConsole,
    }) => {
      // An address without events is refused.
      allowConsole(/status of 422/);
      const t = createTranslator(language, 'import-sources', 'Dabei');
      const owner = await openAccount(request);
      const calendar = await serveCalendar();
      await openAs(page, owner, '/business/import');
      const address = page.getByLabel(t('add.label'));
      await address.fill('http://127.0.0.1:9/nichts.ics');
      await page.getByRole('button', { name: t('add.look') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(address).toHaveValue('http://127.0.0.1:9/nichts.ics');
      await checkBothThemes(page);

      await address.fill(calendar.url);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Hofkonzert')).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('button', { name: t('add.save') }).click();
      const headers = await authorize(request, owner);
      const events = async () => (await (await request.get('/api/v1/events', { headers })).json()).data;
      await expect.poll(async () => (await events()).length).toBe(1);
      expect((await events())[0]).toMatchObject({ title: 'Hofkonzert', status: 'draft' });
      await page.reload();
      await expect(page.getByText(t('facts.found', { count: 1 }))).toBeVisible();

      calendar.concert.day = dayAhead(14);
      await page.getByRole('button', { name: t('act.look') }).click();
      await expect(page.getByText(t('proposals.title', { count: 1 }))).toBeVisible();
      await checkBothThemes(page);
      await page.getByRole('button', { name: t('proposals.move') }).click();
      await expect(page.getByText(t('proposals.title', { count: 1 }))).toBeHidden();
      const day = addDays(berlinDay(new Date()), 14);
      await expect.poll(async () => (await events())[0].event_date).toBe(day);
      calendar.close();
    });

    test('behind a link in the one line fills the form', async ({ page, request }) => {
      const t = createTranslator(language, 'events', 'Dabei');
      const calendar = await serveCalendar();
      await openAs(page, await openAccount(request), '/business/create-event');
      await page.getByLabel(t('line.label')).fill(calendar.url);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t('fields.title'), { exact: true })).toHaveValue('Hofkonzert');
      await expect(page.getByLabel(t('fields.start_time'), { exact: true })).toHaveValue('20:00');
      calendar.close();
    });
  });
}
