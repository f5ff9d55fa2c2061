import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import type { Account } from './open-account.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const EVENTS = '/business/dashboard?tab=events';

/** Publishes an event of a verified business; returns its page's address. */
async function publish(request: APIRequestContext, account: Account): Promise<string> {
  const headers = await authorize(request, account);
  const profile = await request.put('/api/v1/profile', { headers, data: { display_name: 'Tresen', is_visible: true } });
  expect(profile.ok()).toBe(true);
  const published = await request.post('/api/v1/events', {
    headers,
    data: {
      title: 'Kneipenquiz',
      description: 'Ein Abend.',
      event_date: addDays(today, 20),
      start_time: '20:00',
      character_tags: ['quiz'],
      status: 'published',
    },
  });
  expect(published.status()).toBe(201);
  return (await published.json()).page_url;
}

function texts(language: Language) {
  return createTranslator(language, 'events', 'Dabei');
}

/** All images load. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('dialog').locator('img');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  }
}

test('an owner copies the link, loads the pictures, prints the poster and shares from a telephone', {
  tag: '@browsers',
}, async ({ page, browser, request, baseURL }) => {
  test.slow();
  const t = texts('de');
  const account = await openVerifiedAccount();
  const address = await publish(request, account);
  await openAs(page, account, EVENTS);
  const title = page.getByRole('article').getByRole('link', { name: 'Kneipenquiz', exact: true });
  await expect(title).toHaveAttribute('href', new URL(address).pathname);
  await page.getByRole('button', { name: t('share.label', { title: 'Kneipenquiz' }) }).click();
  const sheet = page.getByRole('dialog', { name: t('share.title') });
  await expectPictures(page);
  await checkAccessibility(page);

  await sheet.getByRole('button', { name: t('share.copy') }).click();
  await expect(sheet.getByRole('button', { name: t('share.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await sheet.getByText('A5', { exact: true }).click();
  await sheet.getByText(t('share.poster.black'), { exact: true }).click();
  const poster = sheet.getByRole('link', { name: t('share.poster.print') });
  const file = await request.get((await poster.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await poster.getAttribute('href')).toContain('-a5-black.pdf?lang=de');

  const loading = page.waitForEvent('download');
  await sheet.getByRole('link', { name: `${t('share.load')}: ${t('share.story.name')}` }).click();
  expect((await loading).suggestedFilename()).toBe('kneipenquiz-story.png');
  await sheet.getByRole('button', { name: t('share.close') }).click();
  await expect(sheet).toBeHidden();

  const telephone = { locale: 'en-GB', viewport: { width: 360, height: 780 }, hasTouch: true, baseURL };
  const context = await browser.newContext(telephone);
  await shareBySystem(await context.newPage(), account, address);
  await context.close();
});

/** The phone's share sheet gets the link, and our sheet fits it. */
async function shareBySystem(page: Page, account: Account, address: string): Promise<void> {
  const t = texts('en');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await openAs(page, account, EVENTS);
  const share = page.getByRole('button', { name: t('share.label', { title: 'Kneipenquiz' }) });
  await expect(share).toBeVisible();
  await share.click();
  const sheet = page.getByRole('dialog', { name: t('share.title') });
  await sheet.getByRole('button', { name: t('share.phone'), exact: true }).click();
  await expect(page).toHaveTitle(`shared ${address}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
}
