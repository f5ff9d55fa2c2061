import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openAccount, openAndVerify, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { readMail, stagingPage, words } from './staging-page.ts';

for (const language of firstOf(['de', 'en'] as const)) {
  const w = words[language];
  const t = createTranslator(language, 'events', 'Dabei');
  const review = createTranslator(language, 'review', 'Dabei');

  test.describe(`in ${language}`, () => {
    test.use({ locale: w.locale, extraHTTPHeaders: { 'Accept-Language': w.locale } });

    test('an event with a short link is held, its owner reads why, and a reviewer lets it go', async ({
      context,
      page,
      request,
    }) => {
      const account = await (language === 'de' ? openVerifiedAccount() : openAndVerify(request));
      const headers = await authorize(request, account);
      const title = `Abend ${account.company}`;
      const event = {
        title,
        description: 'Mehr unter https://bit.ly/3xYz',
        event_date: addDays(today, 3),
        status: 'published',
        tariff: 'dialog',
      };
      const made = await request.post('/api/v1/events', { headers, data: event });
      expect(made.status()).toBe(201);
      const { id, page_url: address } = await made.json();
      expect((await request.get(address)).status()).toBe(404);

      await openAs(page, account, '/business/today');
      await expect(page.getByText(t('held.reason.short_link')).filter({ visible: true })).toBeVisible();
      await page.goto(`/business/dashboard?tab=events&published=${id}`);
      const dialog = page.getByRole('dialog', { name: t('published.soon') });
      await expect(dialog.getByText(t('held.reason.short_link'))).toBeVisible();
      await checkAccessibility(page);
      await dialog.getByRole('button', { name: t('dialog.close') }).click();
      const ticket = page.getByRole('article', { name: title });
      await expect(ticket.getByText(t('held.badge'), { exact: true }).filter({ visible: true })).toBeVisible();
      await expect(ticket.getByText(t('held.reason.short_link'))).toBeVisible();

      const desk = await context.newPage();
      await desk.goto('/staging/login');
      await stagingPage(desk, w).logIn();
      await desk.getByRole('link', { name: review('desk.lists.held') }).click();
      const held = desk.getByRole('article', { name: title });
      await expect(held.getByText(review('held.signal.short_link'))).toBeVisible();
      await expect(held.locator('mark')).toHaveText('https://bit.ly/3xYz');
      await checkAccessibility(desk);
      await held.getByRole('button', { name: review('held.release') }).click();
      await expect(desk.getByText(review('held.released')).first()).toBeVisible();
      await expect(held).toHaveCount(0);

      expect((await request.get(address)).status()).toBe(200);
      await page.bringToFront();
      await expect(ticket.getByText(t('status.published'), { exact: true }).filter({ visible: true })).toBeVisible();
      const live = { de: `„${title}“ ist jetzt live`, en: `“${title}” is live now` };
      await readMail(page, account.email, live[language]);
    });
  });
}

test('an event that waits with its business is read in the case and goes live with it', async ({
  page,
  request,
  allowConsole,
}) => {
  // Opening the list interrupts the view transition.
  allowConsole(/Transition was (aborted because of timeout in DOM update|skipped)/);
  const account = await openAccount(request);
  const headers = await authorize(request, account);
  const title = `Eröffnung ${account.company}`;
  const data = { title, description: 'Wir machen auf.', event_date: addDays(today, 3), status: 'published' };
  const made = await request.post('/api/v1/events', { headers, data });
  const { page_url: address } = await made.json();
  await page.goto('/staging/login');
  const staging = stagingPage(page, words.de);
  await staging.logIn();
  // One key opens the case due first.
  const due = page.getByText('Als Nächstes:').getByRole('link');
  await expect(due).toBeVisible();
  const first = (await due.getAttribute('href')) ?? '';
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await page.goBack();
  await staging.open(account.company);
  const waiting = page.getByRole('region', { name: '1 Event wartet auf die Freischaltung' });
  await expect(waiting.getByRole('heading', { name: title })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.de.verify }).click();
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 40_000 }).toBe(200);
});
