import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseDay } from './event-steps.ts';
import type { Account } from './open-account.ts';
import { openAs, openVerifiedAccount } from './open-account.ts';
import { openRoom } from './open-room.ts';

/** Publishes an event for tomorrow evening through the API. */
async function publishEvent(request: APIRequestContext, { email, password }: Account) {
  const key = { 'X-API-Key': 'dabei_public_demo' };
  const login = await request.post('/api/v1/auth/login', { headers: key, data: { email, password } });
  const headers = { ...key, authorization: `Bearer ${(await login.json()).access_token}` };
  const words = { title: 'Kneipenquiz', description: 'Sechs Runden.', location: 'Gastraum' };
  const event = { ...words, event_date: addDays(today, 1), start_time: '20:00', end_time: '23:00' };
  const { id } = await (await request.post('/api/v1/events', { headers, data: event })).json();
  expect((await request.post(`/api/v1/events/${id}/publish`, { headers, data: {} })).status()).toBe(200);
}

test.describe('in German, on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 360, height: 780 } });

  test('an owner adds a break, closes on holidays in one tap, and is told which event a closure meets', async ({
    page,
    request,
  }) => {
    const t = createTranslator('de', 'profile', 'Dabei');
    const account = await openVerifiedAccount();
    await publishEvent(request, account);
    await openAs(page, account);

    await openRoom(page, 'hours');
    await page.getByRole('button', { name: t('hours.addSpan', { day: 'Montag' }) }).click();
    const second = t('hours.span', { day: 'Montag', number: 2 });
    await page.getByLabel(t('hours.from', { day: second }), { exact: true }).fill('16');
    await page.getByLabel(t('hours.to', { day: second }), { exact: true }).fill('22');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(t('hours.overlap'))).toBeVisible();
    await page.getByLabel(t('hours.from', { day: second }), { exact: true }).fill('18');
    await page.getByRole('switch', { name: t('columns.closed_on_holidays') }).click();

    await page.getByRole('button', { name: t('closures.add'), exact: true }).click();
    const closure = page.getByRole('dialog', { name: t('closures.dialog.title') });
    await chooseDay(closure, t('closures.dialog.start'), addDays(today, 1), 'de');
    await page.getByRole('button', { name: t('closures.dialog.submit') }).click();
    await expect(page.getByText(t('closedEvents.title', { count: 1 }))).toBeVisible();
    const move = page.getByRole('link', { name: t('closedEvents.moveOne', { title: 'Kneipenquiz' }) });
    await expect(move).toHaveAttribute('href', /create-event\?event=/);
    await checkAccessibility(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    await page.reload();
    await openRoom(page, 'hours');
    await expect(page.getByLabel(t('hours.from', { day: second }), { exact: true })).toHaveValue('18:00');
    await expect(page.getByRole('switch', { name: t('columns.closed_on_holidays') })).toBeChecked();
  });
});
