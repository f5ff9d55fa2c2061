import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { openFold } from '../support/open-fold.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const ANALYTICS = '/business/dashboard?tab=analytics';
const t = createTranslator('de', 'analytics', 'Dabei');

test('the days of an event open by keyboard, with every value as a table', async ({ page, request }) => {
  const account = await openVerifiedAccount();
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

  await openAs(page, account, ANALYTICS);
  await openFold(page, t('events.title'));
  const row = page.getByRole('row', { name: /^Lesung/ });
  await expect(row.getByRole('cell')).toHaveText(['3', '1', '0', '–', '–']);
  const opener = row.getByRole('button', { name: 'Lesung' });
  await expect(opener).toBeVisible();
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

test('the tab says where and when guests saw an event, how many came of it, and marks it on the curve', async ({
  page,
  request,
}) => {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  await request.put('/api/v1/profile', { headers, data: { display_name: 'Tresen', is_visible: true } });
  await openAs(page, account, ANALYTICS);
  await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();

  const created = await request.post('/api/v1/events', {
    headers,
    data: { title: 'Lesung', description: 'Ein Abend.', event_date: addDays(today, 9), status: 'published' },
  });
  const { id } = await created.json();
  const app = { headers: { 'X-API-Key': demoKeys.appServiceKey } };
  const hour = `${new Date(Date.now() - 3_600_000).toISOString().slice(0, 13)}:00:00Z`;
  const of = (source: string, shown: number, opened: number) => ({ event_id: id, source, hour, shown, opened });
  const counted = await request.post('/api/v1/app/impressions', {
    ...app,
    data: { entries: [of('feed', 40, 6), of('push', 8, 4)] },
  });
  expect(await counted.json()).toEqual({ counted: 2, ignored: 0 });
  const guest = { user_id: 'demo-guest-jana', display_name: 'Jana', party_size: 3 };
  await request.post(`/api/v1/app/events/${id}/participants`, { ...app, data: guest });

  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Ja\. In den letzten 30 Tagen haben 3 Leute zugesagt/)).toBeVisible();
  const way = page.getByRole('region', { name: t('way.title') });
  await expect(way.getByRole('definition')).toHaveText(['48', '10', '0', '3']);
  await expect(way.getByText('0 ct', { exact: true })).toBeVisible();
  await openFold(page, t('sources.title'));
  await openFold(page, t('hours.title'));
  const sources = page.getByRole('table', { name: t('sources.title') });
  await expect(sources.getByRole('row', { name: new RegExp(`^${t('sources.feed')}`) })).toContainText('40');
  await expect(sources.getByRole('row', { name: new RegExp(`^${t('sources.push')}`) })).toContainText('50');
  const hours = page.getByRole('region', { name: t('hours.title'), exact: true });
  await expect(hours.getByText(/Am meisten von \d\d:00/)).toBeVisible();
  await hours.getByText(t('table.open')).press('Enter');
  await expect(hours.getByRole('row').filter({ hasText: '48' })).toHaveCount(1);
  const curve = page.getByRole('region', { name: t('curve.title'), exact: true });
  await curve.getByText(t('table.open')).click();
  // The counted hour may fall on the day before.
  const published = t('marks.published', { title: 'Lesung' });
  await expect(curve.getByRole('row').filter({ hasText: published })).toHaveCount(1);
  await page.getByRole('radio', { name: t('period.30d') }).press('ArrowLeft');
  await expect(main.getByText(/^Ja\. In den letzten 7 Tagen/)).toBeVisible();
  await checkAccessibility(page);
});
