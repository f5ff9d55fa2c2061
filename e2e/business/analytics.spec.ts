import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from './event-steps.ts';
import { authorize, openVerifiedAccount, signIn } from './open-account.ts';

const ANALYTICS = '/business/dashboard?tab=analytics';
const t = createTranslator('de', 'analytics', 'Dabei');

test('the days of an event open by keyboard, with every value as a table', async ({ page, request }) => {
  const account = await openVerifiedAccount(request);
  const headers = await authorize(request, account);
  await request.put('/api/v1/profile', { headers, data: { display_name: 'Tresen', is_visible: true } });
  const created = await request.post('/api/v1/events', {
    headers,
    data: { title: 'Lesung', description: 'Ein Abend.', event_date: addDays(today, 9), status: 'published' },
  });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  const app = { headers: { 'X-API-Key': demoKeys.appServiceKey } };
  for (let view = 0; view < 3; view++) await request.post(`/api/v1/app/events/${id}/views`, app);
  const saved = await request.post(`/api/v1/app/events/${id}/interest`, { ...app, data: { kind: 'saved' } });
  expect(saved.status()).toBe(204);

  await page.goto(`/business/login?next=${encodeURIComponent(ANALYTICS)}`);
  await signIn(page, account);
  const row = page.getByRole('row', { name: /^Lesung/ });
  await expect(row.getByRole('cell')).toHaveText(['3', '1', '0', /0/, '1']);
  const opener = row.getByRole('button', { name: 'Lesung' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const course = page.getByRole('region', { name: t('events.course', { title: 'Lesung' }) });
  await expect(course.getByRole('img')).toHaveCount(3);
  await expect(course.getByRole('img').nth(1)).toHaveAccessibleName(new RegExp(`^${t('metric.interest')} .* 1 `));
  await course.getByText(t('table.open')).click();
  await expect(course.getByRole('row').nth(1).getByRole('cell')).toHaveText(['3', '1', '0', /0/, '1']);
  await checkAccessibility(page);
  await opener.press('Enter');
  await expect(course).toBeHidden();
});
