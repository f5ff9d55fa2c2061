import type { APIRequestContext, Page } from '@playwright/test';
import { trial } from '#domain/plans/price-lists.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatPrice } from '#i18n/format.ts';
import { createTranslator } from '#i18n/translator.ts';
import { readMails } from '../support/mailbox.ts';
import { openFold } from '../support/open-fold.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import type { Account } from './open-account.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const TAB = '/business/dashboard?tab=subscription';
const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 1280, height: 900 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 360, height: 740 } },
] as const;

/** Publishes events of four credits each through the API. */
async function spend(request: APIRequestContext, account: Account, events: number): Promise<number[]> {
  const headers = await authorize(request, account);
  const event_date = addDays(new Date().toISOString().slice(0, 10), 10);
  const statuses: number[] = [];
  for (let i = 0; i < events; i++) {
    const answer = await request.post('/api/v1/events', {
      headers,
      data: {
        title: `Abend ${i + 1}`,
        description: 'Alle da.',
        event_date,
        featured_event: true,
        category: { userCharacteristics: ['act_brunch'] },
        tariff: 'dialog',
        status: 'published',
      },
    });
    statuses.push(answer.status());
  }
  return statuses;
}

async function openTab(page: Page, account: Account): Promise<void> {
  await openAs(page, account);
  await expect(page.getByRole('heading', { level: 1, name: account.company })).toBeVisible();
  await page.goto(TAB);
}

/** Opens a page of the payment provider and returns it. */
async function openPayment(page: Page, press: () => Promise<void>): Promise<Page> {
  const [payment] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await payment.waitForURL(/\/demo\/checkout\//);
  return payment;
}

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`subscription, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('subscribe, buy a pack, spend, run out, manage', async ({ page, request }) => {
      test.slow();
      const { t, demo } = wordsOf(language);
      const account = await openVerifiedAccount();
      await openTab(page, account);
      await expect(page.getByRole('heading', { name: t('title.none') })).toBeVisible();
      await expect(page.getByText(t('status.inactive'), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: t('manage') })).toBeHidden();
      await page.getByRole('button', { name: t('reload') }).click();
      await expect(page.getByText(t('messages.checked'))).toBeVisible();

      const professional = t('cards.choose', { plan: t('plans.professional') });
      const abandoned = await openPayment(page, () => page.getByRole('button', { name: professional }).click());
      await expect(page.getByText(t('messages.checkoutOpened'))).toBeVisible();
      await abandoned.getByRole('button', { name: demo('checkout.cancel') }).click();
      await expect(abandoned.getByText(t('messages.cancelled'))).toBeVisible();
      await abandoned.close();

      const starter = t('cards.choose', { plan: t('plans.starter') });
      const checkout = await openPayment(page, () => page.getByRole('button', { name: starter }).click());
      await expect(checkout.getByText(demo('notice'))).toBeVisible();
      await checkAccessibility(checkout);
      await expect(checkout.getByText(account.company)).toBeVisible();
      await expect(checkout.getByText(formatPrice(463, language))).toBeVisible();
      const price = formatPrice(2900, language, 'short');
      await checkout.getByRole('button', { name: demo('checkout.pay', { price }) }).click();
      await expect(checkout.getByText(t('messages.paid'))).toBeVisible();
      await expect(checkout).toHaveURL(TAB);
      await checkout.close();

      await expect(page.getByRole('heading', { name: t('title.active', { plan: t('plans.starter') }) })).toBeVisible();
      await expect(page.getByText(t('status.active'), { exact: true })).toBeVisible();
      await expect(page.getByText(t('creditsLeft', { left: 50, total: 50 }))).toBeVisible();
      await expect(page.getByRole('button', { name: professional })).toBeHidden();
      const openOnPhone = (name: string) => viewport.width < 768 && openFold(page, name);
      await openOnPhone(t('history.title'));
      await expect(page.getByText(t('history.reason.plan_period'))).toBeVisible();

      const pack = t('packs.buyLabel', { count: 25, price: formatPrice(1500, language, 'short') });
      const purchase = await openPayment(page, () => page.getByRole('button', { name: pack }).click());
      await purchase.getByRole('button', { name: /15/ }).click();
      await expect(purchase.getByText(t('messages.paid'))).toBeVisible();
      await purchase.close();
      // Trial credits remain.
      await expect(page.getByText(t('purchased', { count: 25 + trial.credits }))).toBeVisible();

      // 90 credits pay 18 evenings of five; the next is refused.
      expect(await spend(request, account, 19)).toEqual([...Array(18).fill(201), 402]);
      await page.reload();
      await expect(page.getByText(t('creditsLeft', { left: 0, total: 50 }))).toBeVisible();
      await openOnPhone(t('history.title'));
      await expect(page.getByText(t('history.reason.event_published', { title: 'Abend 18' }))).toBeVisible();
      const more = page.getByRole('button', { name: t('history.more') });
      await more.click();
      await expect(page.getByText(t('history.reason.event_published', { title: 'Abend 2' }))).toBeVisible();
      await more.click();
      await expect(page.getByText(t('history.reason.purchase'))).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t('history.csv') }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(t('history.fileName'));

      // One for the plan and one for the pack, with the credits' net value.
      await expect(page.getByText(t('vat.net', { net: formatPrice(1261, language) })).last()).toBeVisible();
      const [invoice] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: new RegExp(t('invoices.downloadLabel', { number: '\\d{4}-\\d{6}' })) })
          .first()
          .click(),
      ]);
      expect(invoice.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
      await openOnPhone(t('billing.title'));
      await page.getByRole('button', { name: t('billing.edit') }).click();
      await expect(page.getByLabel(t('billing.company'))).toHaveValue(account.company);
      await page.getByLabel(t('billing.vat_id')).fill('DE 136 695 975');
      await expect(page.getByText(t('billing.vatIdWrong'))).toBeVisible();
      await page.getByLabel(t('billing.order_number')).fill('K-7');
      await page.getByLabel(t('billing.postcode')).fill('123');
      await page.getByRole('button', { name: t('billing.save') }).click();
      await expect(page.getByLabel(t('billing.postcode'))).toBeFocused();
      await checkAccessibility(page);
      await page.getByLabel(t('billing.postcode')).fill('20359');
      await page.getByRole('button', { name: t('billing.save') }).click();
      await expect(page.getByText(t('billing.saved'))).toBeVisible();
      await expect(page.getByText('DE136695975')).toBeVisible();

      const portal = await openPayment(page, () => page.getByRole('button', { name: t('manage') }).click());
      await expect(portal.getByText('K-7')).toBeVisible();
      await checkAccessibility(portal);

      // The next month's collection fails and is paid otherwise; part of the pack is refunded.
      await portal.getByText(demo('incidents.title')).click();
      await portal.getByRole('button', { name: demo('incidents.fail') }).click();
      await expect(portal.getByRole('heading', { name: demo('portal.unpaid') })).toBeVisible();
      await page.getByRole('button', { name: t('reload') }).click();
      await expect(page.getByRole('button', { name: t('payNow') })).toBeVisible();
      await portal
        .getByRole('button', { name: demo('checkout.pay', { price: formatPrice(2900, language, 'short') }) })
        .click();
      await portal.getByText(demo('incidents.title')).click();
      const sold = portal.locator('details li').filter({ hasText: demo('portal.pack', { count: 25 }) });
      await sold.getByRole('textbox').fill('6');
      await sold.getByRole('button', { name: demo('incidents.refund') }).click();
      await page.getByRole('button', { name: t('reload') }).click();
      await expect(page.getByText(t('history.reason.payment_returned'))).toBeVisible();
      await portal.getByRole('radio', { name: demo('method.card') }).check();
      await portal.getByRole('button', { name: demo('portal.saveMethod') }).click();
      await expect(portal.getByRole('radio', { name: demo('method.card') })).toBeChecked();
      await portal.getByRole('button', { name: /Professional/ }).click();
      await expect(portal.getByRole('button', { name: demo('portal.keep', { name: 'Starter' }) })).toBeVisible();
      await expect(portal.getByRole('button', { name: /Professional/ })).toBeHidden();
      await checkAccessibility(portal);
      await portal.getByRole('button', { name: demo('portal.cancel') }).click();
      await expect(portal.getByRole('button', { name: demo('portal.cancel') })).toBeHidden();
      await portal.close();
      await page.getByRole('button', { name: t('reload') }).click();
      await expect(page.getByText(t('intro.ends', { day: '' }).split('.')[0] ?? '', { exact: false })).toBeVisible();

      const subjects = async () => (await readMails(request, account.email)).map(({ subject }) => subject);
      // Two monthly invoices, one for the pack, its credit note and one notice.
      const countOf = async (subject: RegExp) => (await subjects()).filter((each) => subject.test(each)).length;
      await expect.poll(() => countOf(/Rechnung \d|invoice \d/)).toBe(3);
      await expect.poll(() => countOf(/Korrektur \d|Credit note \d/)).toBe(1);
      await expect.poll(() => countOf(/Plan-Credits? übrig|plan credits? left/)).toBeGreaterThan(0);
    });
  });
}

test('a blocked window is offered as a link, and a payment service that is away says so', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|Failed to load resource/);
  const { t } = wordsOf('de');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openTab(page, await openVerifiedAccount());
  const choose = page.getByRole('button', { name: t('cards.choose', { plan: t('plans.starter') }) });
  await choose.click();
  await expect(page.getByRole('alert')).toContainText(t('messages.blocked'));
  await expect(page.getByRole('link', { name: t('messages.blockedLink') })).toHaveAttribute(
    'href',
    /\/demo\/checkout\//,
  );

  const code = 'payment_unavailable';
  const problem = { type: '', title: '', status: 503, code, detail: '', request_id: '1' };
  await page.route('**/api/v1/subscription/check', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.getByRole('button', { name: t('reload') }).click();
  await expect(page.getByText('Fehler beim Prüfen: Der Zahlungsdienst antwortet gerade nicht.')).toBeVisible();
  await page.route('**/api/v1/subscription/checkout', (route) => route.abort());
  await choose.click();
  await expect(page.getByText(t('messages.checkoutFailedUnexpectedly'))).toBeVisible();
});

function wordsOf(language: Language) {
  return {
    t: createTranslator(language, 'subscription', 'Dabei'),
    demo: createTranslator(language, 'demo-checkout', 'Dabei'),
  };
}
