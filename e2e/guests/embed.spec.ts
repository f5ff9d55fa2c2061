import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const t = createTranslator('de', 'integrations', 'Dabei');

/** A foreign site with its own origin and styles. */
async function openForeignSite(code: string): Promise<{ server: Server; url: string }> {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Kneipe</title>
<style>html{font-size:62.5%}a{text-transform:uppercase}li{list-style:square}</style></head>
<body><main><h1>Meine Kneipe</h1>${code}</main></body></html>`;
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('an owner copies the code, and guests go from the own website to the notice', async ({ page, request }) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  await request.put('/api/v1/profile', { headers, data: { display_name: account.company, is_visible: true } });
  const title = 'Quiz <b>mit Bier</b>';
  const data = { title, description: 'Los.', event_date: addDays(today, 9), start_time: '20:00', status: 'published' };
  expect((await request.post('/api/v1/events', { headers, data })).status()).toBe(201);

  await openAs(page, account, '/business/integrations#embed');
  const preview = page.getByRole('figure', { name: t('embed.preview') });
  await expect(preview.getByRole('link', { name: title })).toBeVisible();
  await page.getByLabel(t('embed.size')).selectOption('small');
  await page.getByLabel(t('embed.theme')).selectOption('dark');
  await checkAccessibility(page);
  const element = await page.getByLabel(t('embed.code')).inputValue();
  const frame = await page.getByLabel(t('embed.frame')).inputValue();
  expect(element).toContain('size="small"');

  const { server, url } = await openForeignSite(element + frame);
  await page.goto(url);
  const framed = page.frameLocator('iframe').getByRole('link', { name: title });
  await expect(framed).toBeVisible();
  const heights = () =>
    page.locator('iframe').evaluate(async (frame: HTMLIFrameElement) => Number.parseInt(frame.style.height, 10));
  const shown = async () =>
    Math.ceil(
      await page
        .frameLocator('iframe')
        .locator('.board')
        .evaluate((board) => board.scrollHeight),
    );
  await expect.poll(async () => (await heights()) - (await shown())).toBe(0);
  const before = await heights();
  await page.frameLocator('iframe').locator('summary').click();
  await expect.poll(heights).toBeGreaterThan(before + 50);
  await page.frameLocator('iframe').locator('summary').click();
  await expect.poll(heights).toBe(before);
  const notice = page.locator('dabei-events').getByRole('link', { name: title });
  await expect(notice).toBeVisible();
  await checkAccessibility(page);
  await framed.click();
  await expect(page).toHaveURL(/\/e\/[0-9a-f]{12}-quiz-.*\?p=2$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  server.close();
});
