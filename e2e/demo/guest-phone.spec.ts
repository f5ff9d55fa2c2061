import type { APIRequestContext, Page } from '@playwright/test';
import { pushInstant } from '#domain/pushes/push-rules.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Account } from '../business/open-account.ts';
import { authorize, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const PHONE = '/demo/app';
const EVENTS = '/business/dashboard?tab=events';
const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const runs = [
  { language: 'de', locale: 'de-DE', size: 'desktop' },
  { language: 'en', locale: 'en-GB', size: 'phone' },
] as const;

/** A verified business with a publishable draft. */
async function openPlace(request: APIRequestContext, title: string): Promise<Account> {
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const profile = { display_name: account.company, is_visible: true };
  expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
  const draft = {
    title,
    description: 'Sechs Runden, keine Handys.',
    event_date: addDays(today, 9),
    start_time: '20:00',
    character_tags: ['quiz'],
    participant_type: 'limited',
    max_participants: 6,
    push_notification: true,
    tariff: 'dialog',
  };
  expect((await request.post('/api/v1/events', { headers, data: draft })).status()).toBe(201);
  return account;
}

async function checkWidth(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

/** Pushes wait for the morning at night. */
const now = new Date();
const isQuiet = pushInstant(now, new Date(now.getTime() + 86_400_000), new Set())?.getTime() !== now.getTime();

for (const { language, locale, size } of firstOf(runs)) {
  const t = createTranslator(language, 'guest-phone', 'Dabei');
  const g = createTranslator(language, 'guests', 'Dabei');
  const events = createTranslator(language, 'events', 'Dabei');
  const ranking = createTranslator(language, 'ranking', 'Dabei');

  test.describe(`the guest's phone beside the dashboard, ${language}, ${size}`, () => {
    test.use({ locale });

    test('an event arrives as it is published, and the dashboard moves as somebody joins', async ({
      page: owner,
      context,
      request,
    }) => {
      test.slow();
      const title = `Quiz ${Date.now() % 100_000}`;
      const account = await openPlace(request, title);
      await openAs(owner, account, EVENTS);
      const row = owner.getByRole('article', { name: title });
      await expect(row).toBeVisible();

      const guest = await context.newPage();
      await guest.setViewportSize(sizes[size]);
      await guest.goto(`${PHONE}?tab=inbox`);
      await expect(guest.getByText(t('channel.live'), { exact: true })).toBeVisible();

      await owner.getByRole('button', { name: events('publish.label', { title }) }).click();
      await owner
        .getByRole('alertdialog')
        .getByRole('button', { name: events('publish.action') })
        .click();
      const hanging = owner.getByRole('dialog', { name: events('published.title') });
      await hanging.getByRole('button', { name: events('dialog.close') }).click();

      const news = guest.getByRole('article').filter({ hasText: title });
      if (isQuiet) {
        await expect(news).toContainText(t('inbox.near', { distance: '' }).split(',')[0] ?? '');
        await expect(row).toContainText(events('push.planned', { time: '' }).slice(0, 15));
      } else {
        await expect(news.getByRole('heading', { name: `${account.company}: ${title}` })).toBeVisible();
        await expect(row).toContainText(events('push.reached', { count: 612, opened: 74 }));
      }
      await expect(news.getByRole('img', { name: t('inbox.unread') })).toBeVisible();
      await checkBothThemes(guest);

      await guest.getByRole('link', { name: t('tabs.search'), exact: true }).click();
      const top = guest
        .getByRole('region', { name: t('search.results') })
        .getByRole('article')
        .first();
      await expect(top).toContainText(ranking('label'));
      await expect(guest.getByRole('link', { name: t('ranking') })).toHaveAttribute('href', '/ranking');
      await guest.getByRole('link', { name: new RegExp(`^${t('tabs.inbox')}`) }).click();
      await news.getByRole('link', { name: title }).click();
      await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(guest.getByRole('link', { name: t('back') })).toBeFocused();
      await expect(guest.getByText(`6 ${g('places', { count: 6 })}`)).toBeVisible();
      await checkWidth(guest);
      await checkBothThemes(guest);

      await guest.getByRole('radio', { name: '2' }).check();
      await guest.getByRole('button', { name: t('event.join', { title }) }).click();
      await expect(guest.getByText(t('standing.inTogether', { together: t('together.two') }))).toBeVisible();
      await expect(guest.getByText(`4 ${g('places', { count: 4 })}`)).toBeVisible();
      await expect(row).toContainText(language === 'de' ? '2 dabei' : '2');

      await guest.getByRole('link', { name: t('tabs.mine'), exact: true }).click();
      await expect(guest.getByRole('article', { name: title })).toContainText(t('standing.inBadge'));
      await guest.getByRole('link', { name: title }).click();
      await guest.getByRole('button', { name: t('event.leaveLabel', { title }) }).click();
      await expect(guest.getByText(`6 ${g('places', { count: 6 })}`)).toBeVisible();
    });
  });
}

for (const { language, locale, size } of firstOf([
  { language: 'de', locale: 'de-DE', size: 'phone' },
  { language: 'en', locale: 'en-GB', size: 'tablet' },
] as const)) {
  const viewport = sizes[size];
  // Both languages run in parallel with the same guests.
  const lesson = `Einzelstunde ${language}`;
  const circle = `Lesekreis ${language}`;
  // Colours do not depend on the language.
  const check = language === 'de' ? checkBothThemes : checkAccessibility;

  test.describe(`waiting and applying, ${language}`, () => {
    const t = createTranslator(language, 'guest-phone', 'Dabei');
    test.use({ locale, viewport });

    async function openEvent(page: Page, guest: string, id: string) {
      await page.goto(`${PHONE}?event=${id}`);
      await page.getByText(guest, { exact: true }).click();
      await expect(page.getByRole('link', { name: t('back') })).toBeVisible();
    }

    test('who waits hears of a place, and who applies of the answer', async ({ page: jana, browser, request }) => {
      test.slow();
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const profile = { display_name: account.company, is_visible: true };
      expect((await request.put('/api/v1/profile', { headers, data: profile })).ok()).toBe(true);
      const publish = async (title: string, options: object) => {
        const data = { title, description: 'Klein.', event_date: addDays(today, 9), start_time: '20:00', ...options };
        const event = { ...data, participant_type: 'limited', tariff: 'dialog', status: 'published' };
        const created = await request.post('/api/v1/events', { headers, data: event });
        expect(created.status()).toBe(201);
        return (await created.json()).id as string;
      };
      const single = await publish(lesson, { max_participants: 1, waiting_list: true });
      const chosen = await publish(circle, { max_participants: 4, approval_method: 'application' });
      await openEvent(jana, 'Jana', single);
      await expect(jana.getByText(createTranslator(language, 'guests', 'Dabei')('lastStrip'))).toBeVisible();
      const file = await jana.getByRole('link', { name: t('event.calendar') }).getAttribute('href');
      expect(await (await request.get(file ?? '')).text()).toContain(`SUMMARY:${lesson}`);
      await jana.getByRole('button', { name: t('event.join', { title: lesson }) }).click();
      await expect(jana.getByText(t('standing.in'))).toBeVisible();

      const emre = await (await browser.newContext({ locale, viewport })).newPage();
      await openEvent(emre, 'Emre', single);
      await emre.getByRole('button', { name: t('event.waitLabel', { title: lesson }) }).click();
      await expect(emre.getByText(t('standing.waiting'))).toBeVisible();
      await expect(emre.getByText(t('standing.waitingFirst'))).toBeVisible();
      await check(emre);
      await emre.getByRole('link', { name: t('tabs.inbox') }).click();
      await expect(emre.getByText(t('channel.live'), { exact: true })).toBeVisible();

      await jana.getByRole('button', { name: t('event.leaveLabel', { title: lesson }) }).click();
      const offered = emre.getByRole('article').filter({ hasText: lesson });
      await expect(offered.getByRole('heading', { name: t('inbox.offered', { title: lesson }) })).toBeVisible();
      await offered.getByRole('link', { name: t('inbox.answer') }).click();
      await expect(emre.getByText(t('standing.offered', { count: 1 }))).toBeVisible();
      await check(emre);
      await emre.getByRole('button', { name: t('event.acceptLabel', { title: lesson }) }).click();
      await expect(emre.getByText(t('standing.in'))).toBeVisible();
      const asked = await request.get(`/api/v1/events/${single}/offers`, { headers });
      expect((await asked.json()).data).toMatchObject([{ cause: 'left', outcome: 'accepted' }]);

      await openEvent(emre, 'Emre', chosen);
      await emre.getByRole('button', { name: t('event.apply', { title: circle }) }).click();
      await expect(emre.getByText(t('standing.appliedText'))).toBeVisible();
      const list = await (await request.get(`/api/v1/events/${chosen}/participants`, { headers })).json();
      const [{ user_id: applicant }] = list.data;
      const approval = await request.post(`/api/v1/events/${chosen}/participants/${applicant}/approve`, { headers });
      expect(approval.ok()).toBe(true);
      await expect(emre.getByText(t('standing.in'))).toBeVisible();
      await emre.getByRole('link', { name: t('tabs.inbox') }).click();
      await expect(emre.getByRole('article').filter({ hasText: circle })).toContainText(t('inbox.approved'));
      await emre.context().close();
    });
  });
}

test.describe('the phone by itself', () => {
  const t = createTranslator('de', 'guest-phone', 'Dabei');
  test('a search forgives typing errors, and everything is reached by keyboard', async ({ page }) => {
    await page.goto(`${PHONE}?tab=search`);
    const box = page.getByLabel(t('search.label'));
    await box.focus();
    await page.keyboard.type('kneipenqiz');
    await expect(page).toHaveURL(/q=kneipenqiz/);
    const found = page.getByRole('article', { name: 'Kneipenquiz', exact: true }).first();
    await expect(found).toBeVisible();
    await found.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Kneipenquiz' })).toBeVisible();
    await expect(page.getByRole('link', { name: t('back') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t('search.label'))).toHaveValue('kneipenqiz');
  });

  test('offline it says so, and goes on by itself', async ({ page, context, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.goto(`${PHONE}?tab=inbox`);
    await expect(page.getByText(t('channel.live'), { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(t('channel.away'))).toBeVisible({ timeout: 40_000 });
    await context.setOffline(false);
    await expect(page.getByText(t('channel.live'), { exact: true })).toBeVisible();
  });

  test('the ribbon of every page leads to it', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Als Gast ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('near.title') })).toBeVisible();
  });
});
