import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, FrameLocator } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
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
  await expect(preview.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByLabel(t('embed.size')).selectOption('small');
  await page.getByLabel(t('embed.theme')).selectOption('dark');
  await checkAccessibility(page);
  const element = await page.getByLabel(t('embed.code')).inputValue();
  const frame = await page.getByLabel(t('embed.frame')).inputValue();
  expect(element).toContain('size="small"');

  const { server, url } = await openForeignSite(element + frame);
  await page.goto(url);
  const framed = page.frameLocator('iframe').getByRole('link', { name: title, exact: true });
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
  const notice = page.locator('dabei-events').getByRole('link', { name: title, exact: true });
  await expect(notice).toBeVisible();
  await checkAccessibility(page);
  await framed.click();
  await expect(page).toHaveURL(/\/e\/[0-9a-f]{12}-quiz-.*\?p=2$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  server.close();
});

const say = createTranslator('de', 'embed', 'Dabei');

async function confirmIn(frame: FrameLocator, request: APIRequestContext, email: string) {
  await frame.getByLabel('Dein Name').fill('Gerda Grün');
  await frame.getByLabel('Deine E-Mail').first().fill(email);
  await frame.getByLabel(/mindestens 18/).check();
  await frame.getByRole('button', { name: 'Dabei', exact: true }).click();
  await expect(frame.getByLabel('Der Code aus der Mail')).toBeVisible();
  let code = '';
  await expect(async () => {
    code = (await readMails(request, email))[0]?.subject.slice(0, 6) ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  await frame.getByLabel('Der Code aus der Mail').fill(code);
  await frame.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(frame.getByRole('heading', { name: 'Du bist dabei.' })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, locale: 'de-DE' });

    test('a guest joins in the embed and stays on the foreign page', async ({ page, request, baseURL }) => {
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const profile = { display_name: account.company, is_visible: true };
      await request.put('/api/v1/profile', { headers, data: profile });
      const title = `Quiz im Rahmen ${javaScriptEnabled}`;
      const when = { event_date: addDays(today, 9), start_time: '20:00' };
      const data = { title, description: 'Los.', ...when, status: 'published' };
      const created = await request.post('/api/v1/events', { headers, data });
      const { id } = await created.json();
      const ofBusiness = await (await request.get('/api/v1/business/page', { headers })).json();
      const slug = new URL(ofBusiness.page_url).pathname.split('/').at(-1);
      const code = javaScriptEnabled
        ? `<script async src="${baseURL}/embed/v1.js"></script><dabei-events business="${slug}" lang="de"></dabei-events>`
        : `<iframe src="${baseURL}/embed/${slug}?lang=de" title="Events" width="600" height="900"></iframe>`;
      const { server, url } = await openForeignSite(code);
      await page.goto(url);
      const join = { name: say('join', { title }) };
      const frame = page.frameLocator('iframe');
      await (javaScriptEnabled ? page : frame).getByRole('link', join).click();
      await confirmIn(frame, request, `rahmen-${javaScriptEnabled}-${Date.now()}@post.example`);
      expect(page.url()).toBe(`${url}/`);
      const listed = await request.get(`/api/v1/events/${id}/participants`, { headers });
      expect(await listed.json()).toMatchObject({ data: [{ status: 'joined', channel: 'web' }] });
      if (javaScriptEnabled) {
        await checkAccessibility(page);
        await page.getByRole('button', { name: say('close') }).click();
        await expect(page.locator('iframe')).toBeHidden();
      }
      server.close();
    });
  });
}
