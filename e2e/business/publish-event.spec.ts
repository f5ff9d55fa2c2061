import type { Page } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayWithWeekday } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { authorize, openAccount, signIn } from './open-account.ts';

const DASHBOARD = '/business/dashboard';
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };
const runs = [
  { language: 'de', locale: 'de-DE', size: 'desktop' },
  { language: 'en', locale: 'en-GB', size: 'desktop' },
  { language: 'de', locale: 'de-DE', size: 'phone' },
] as const;

async function checkBothThemes(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await checkAccessibility(page);
  }
}

async function checkWidth(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

for (const { language, locale, size } of runs) {
  const words = wordsOf(language);

  test.describe(`publish an event, ${language}, ${size}`, () => {
    test.use({ locale, viewport: sizes[size] });

    test('from the login to the list and back to nothing', async ({ page, request }) => {
      test.slow();
      const { t, dashboard, login } = words;
      const date = addDays(new Date().toISOString().slice(0, 10), 10);
      const account = await openAccount(request);

      await page.goto('/business/login');
      await expect(page.getByRole('heading', { level: 1, name: login('title') })).toBeVisible();
      await checkBothThemes(page);
      await signIn(page, account);
      await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
      await expect(page.getByText(dashboard('welcome.title'))).toBeVisible();
      await expect(page.getByText(dashboard('pending.title'))).toBeVisible();
      await expect(page.getByText(dashboard('stats.creditsOf', { left: 5, total: 5 }))).toBeAttached();
      await checkWidth(page);
      await checkBothThemes(page);

      await page.getByRole('link', { name: new RegExp(`^${dashboard('tabs.events')}`) }).click();
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
      await checkBothThemes(page);
      await page
        .getByRole('link', { name: t('create') })
        .last()
        .click();

      const dialog = page.getByRole('dialog', { name: t('dialog.title') });
      await expect(dialog.getByLabel(t('fields.name'))).toBeFocused();
      const create = dialog.getByRole('button', { name: t('dialog.submit') });
      await expect(create).toBeDisabled();
      await expect(create).toHaveAccessibleDescription(t('dialog.needed'));
      await dialog.getByLabel(t('fields.name')).fill('Kneipenquiz: Berlin-Spezial');
      await dialog.getByLabel(t('fields.date')).fill(date);
      await dialog.getByLabel(t('fields.start')).fill('20:00');
      await dialog.getByLabel(t('fields.end'), { exact: true }).fill('00:30');
      const nextDay = formatDayWithWeekday(addDays(date, 1), language);
      await expect(dialog.getByText(t('runsUntilDay', { day: nextDay }))).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'Quiz' }).check();
      await dialog.getByRole('checkbox', { name: 'Karaoke' }).check();
      await expect(dialog.getByText(t('cost.left', { left: 4, total: 5 }))).toBeVisible();

      await dialog.getByText(t('fields.characteristics'), { exact: true }).first().click();
      const music = dialog.getByRole('group', { name: language === 'de' ? 'Musikrichtungen' : 'Music genres' });
      await music.getByRole('checkbox').first().check();
      await expect(dialog.getByText(t('cost.left', { left: 2, total: 5 }))).toBeVisible();
      await checkWidth(page);
      await checkBothThemes(page);

      await page.reload();
      await expect(dialog.getByLabel(t('fields.name'))).toHaveValue('Kneipenquiz: Berlin-Spezial');
      await create.click();

      await expect(page.getByText(t('dialog.done'))).toBeVisible();
      await expect(dialog).toBeHidden();
      const ticket = page.getByRole('article', { name: 'Kneipenquiz: Berlin-Spezial' });
      await expect(ticket.getByText(t('nextDay'))).toBeVisible();
      await expect(ticket.getByText(t('runsUntil', { day: nextDay }))).toBeVisible();
      await expect(ticket.getByText(t('credits', { count: 3 }))).toBeVisible();
      await expect(ticket.getByText('Karaoke')).toBeVisible();
      await checkWidth(page);
      await checkBothThemes(page);

      await ticket.getByRole('button', { name: t('delete.action', { title: 'Kneipenquiz: Berlin-Spezial' }) }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Kneipenquiz: Berlin-Spezial');
      await checkBothThemes(page);
      await question.getByRole('button', { name: t('delete.confirm') }).click();
      await expect(page.getByText(t('delete.done'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible();
      await page.goto(DASHBOARD);
      await expect(page.getByText(dashboard('stats.creditsOf', { left: 2, total: 5 }))).toBeAttached();
    });
  });
}

test('a draft costs nothing, and too few credits are said before and by the server', async ({ page, request }) => {
  const { t } = wordsOf('de');
  const account = await openAccount(request);
  await page.goto(`/business/login?next=${encodeURIComponent(`${DASHBOARD}?tab=events&dialog=create`)}`);
  await signIn(page, account);
  const dialog = page.getByRole('dialog', { name: t('dialog.title') });
  const publish = async (title: string, isFeatured: boolean) => {
    await dialog.getByLabel(t('fields.name')).fill(title);
    await dialog.getByLabel(t('fields.date')).fill(addDays(new Date().toISOString().slice(0, 10), 3));
    if (isFeatured) await dialog.getByLabel(t('fields.featured')).check();
  };

  await publish('Entwurf', false);
  await dialog.getByRole('button', { name: t('dialog.draft') }).click();
  await expect(page.getByText(t('dialog.draftDone'))).toBeVisible();
  await page.getByRole('button', { name: t('publish.label', { title: 'Entwurf' }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(t('cost.left', { left: 4, total: 5 }))).toBeVisible();
  await question.getByRole('button', { name: t('publish.action') }).click();
  await expect(page.getByText(t('publish.done'))).toBeVisible();

  await page
    .getByRole('link', { name: t('create') })
    .first()
    .click();
  await publish('Featured', true);
  await dialog.getByRole('button', { name: t('dialog.submit') }).click();
  await expect(page.getByText(t('dialog.done'))).toBeVisible();

  await page
    .getByRole('link', { name: t('create') })
    .first()
    .click();
  await publish('Zu teuer', true);
  const create = dialog.getByRole('button', { name: t('dialog.submit') });
  await expect(create).toBeDisabled();
  const message = 'Nicht genügend Credits: Du benötigst 3 Credits, hast aber nur 1.';
  await expect(create).toHaveAccessibleDescription(message);
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a long list comes page by page, and a lost answer never creates twice', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const { t } = wordsOf('de');
  const account = await openAccount(request);
  const headers = await authorize(request, account);
  for (let i = 1; i <= 21; i++) {
    const created = await request.post('/api/v1/events', { headers, data: { title: `Abend ${i}` } });
    expect(created.status()).toBe(201);
  }
  await page.goto(`/business/login?next=${encodeURIComponent(`${DASHBOARD}?tab=events`)}`);
  await signIn(page, account);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Abend 21');
  await page.getByRole('button', { name: t('list.more') }).click();
  await expect(page.getByRole('article', { name: 'Abend 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('list.more') })).toBeHidden();

  await page.route('**/api/v1/events', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
    await page.unrouteAll();
  });
  await page
    .getByRole('link', { name: t('create') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('dialog.title') });
  await dialog.getByLabel(t('fields.name')).fill('Nur einmal');
  await dialog.getByRole('button', { name: t('dialog.draft') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('dialog.failedUnexpectedly'));
  await page.reload();
  await dialog.getByRole('button', { name: t('dialog.draft') }).click();
  await expect(page.getByText(t('dialog.draftDone'))).toBeVisible();
  await expect(page.getByRole('article', { name: 'Nur einmal' })).toHaveCount(1);
});

function wordsOf(language: Language) {
  return {
    t: createTranslator(language, 'events', 'Dabei'),
    dashboard: createTranslator(language, 'dashboard', 'Dabei'),
    login: createTranslator(language, 'login', 'Dabei'),
  };
}
