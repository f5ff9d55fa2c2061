import { addDays } from '#domain/shared/calendar.ts';
import { authorize, openAccount, openAs } from '../business/open-account.ts';
import { pdf } from '../registration/wizard-page.ts';
import { openFold } from '../support/open-fold.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { readMail, stagingPage, words } from './staging-page.ts';

for (const language of firstOf(['de', 'en'] as const)) {
  const w = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: w.locale, extraHTTPHeaders: { 'Accept-Language': w.locale } });

    test('a business is rejected with two reasons, mends, and is verified', async ({ context, page, request }) => {
      const account = await openAccount(request);
      const { company } = account;
      await openAs(page, account);
      await expect(page.getByRole('heading', { name: w.pendingBanner })).toBeVisible();

      const headers = await authorize(request, account);
      const event = { title: 'Wartender Abend', event_date: addDays(today, 3), status: 'published', tariff: 'dialog' };
      const made = await request.post('/api/v1/events', { headers, data: event });
      expect(made.status()).toBe(201);
      const { page_url: address } = await made.json();
      await page.goto('/business/dashboard?tab=events');
      await expect(page.getByText(w.awaiting).filter({ visible: true })).toBeVisible();
      await page.goto('/business/dashboard');

      const desk = await context.newPage();
      const staging = stagingPage(desk, w);
      await desk.goto('/staging/dashboard');
      await expect(desk).toHaveURL(/\/staging\/login\?next=%2Fstaging%2Fdashboard$/);
      await staging.logIn();
      await expect(desk.getByText(w.welcome).first()).toBeVisible();
      await staging.open(company);
      await openFold(desk, w.location);
      const location = desk.getByRole('region', { name: w.location });
      await expect(location.getByText(w.middleOfPostcode)).toBeVisible();
      await expect(location.getByRole('link')).toHaveAttribute('href', /^geo:52\.4\d+,13\.4\d+\?q=52\.4\d+,13\.4\d+$/);

      await desk.getByRole('button', { name: w.reject }).click();
      await expect(desk.getByText(w.reasonMissing)).toBeVisible();
      for (const reason of w.reasons) await desk.getByRole('checkbox', { name: reason, exact: true }).check();
      await desk.getByRole('button', { name: w.reject }).click();
      const question = desk.getByRole('alertdialog', { name: w.asks(company) });
      await question.getByRole('button', { name: w.reject }).click();
      await expect(desk.getByText(w.rejected).first()).toBeVisible();
      const rejection = await readMail(page, account.email, w.rejectedMail(company));
      for (const reason of w.reasons) expect(rejection).toContain(`${reason}: `);

      await page.bringToFront();
      await page.reload();
      await expect(page.getByRole('heading', { name: w.rejectedBanner })).toBeVisible();
      for (const reason of w.reasons)
        await expect(page.getByRole('list', { name: w.mend }).getByText(reason, { exact: true })).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('group', { name: w.proof }).locator('input[type=file]').setInputFiles(pdf);
      await expect(page.getByText(w.reopened).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: w.pendingBanner })).toBeVisible();
      // An open dashboard would already show, live, what is shown once.
      await page.goto('/contact');

      await desk.bringToFront();
      await desk.goto('/staging/dashboard');
      await staging.open(company);
      await expect(desk.getByTitle(w.proofOf(company))).toBeVisible();
      // A click is lost while the proof's frame loads; then the button is still there.
      const verify = desk.getByRole('button', { name: w.verify });
      await expect(async () => {
        if (await verify.isVisible()) await verify.click({ timeout: 5_000 });
        await expect(desk.getByText(w.verified).first()).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await readMail(page, account.email, w.verifiedMail(company));
      // The event is published by a job of its own.
      await expect.poll(async () => (await request.get(address)).status()).toBe(200);
      await page.goto('/business/dashboard');
      const moment = page.getByRole('dialog', { name: w.lit });
      await expect(moment.getByRole('heading', { name: event.title })).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Enter');
      await expect(moment).toBeHidden();
      await page.reload();
      await expect(page.getByText(w.badge, { exact: true })).toBeVisible();
      await expect(moment).toBeHidden();
      await expect(page.getByRole('heading', { name: w.pendingBanner })).toBeHidden();
      await page.goto('/business/dashboard?tab=events');
      await expect(page.getByRole('article', { name: event.title })).toBeVisible();
      await expect(page.getByText(w.awaiting)).toHaveCount(0);

      await desk.getByRole('button', { name: w.logOut }).click();
      await expect(desk).toHaveURL(/\/staging\/login$/);
      await expect(desk.getByText(w.loggedOut).first()).toBeVisible();
    });
  });
}

test('the list is worked through by keyboard, after a wrong password', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 401/);
  const w = words.de;
  const { company } = await openAccount(request);
  const staging = stagingPage(page, w);
  await page.goto('/staging/login');
  await staging.logIn('falsch-geraten');
  await expect(page.getByRole('alert')).toHaveText(w.invalid);
  await page.getByLabel(w.password, { exact: true }).fill('dabei-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staging\/dashboard$/);
  await staging.find(company);

  await page.getByRole('button', { name: `${w.reject}: ${company}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: w.asks(company) });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Space');
  await dialog.getByLabel(w.explanation).fill('Bitte ruf uns an.');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `${w.verify}: ${company}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(w.verified).first()).toBeVisible();
  // The search covers every state; no decision is left.
  await expect(page.getByRole('button', { name: `${w.verify}: ${company}` })).toBeHidden();
});
