import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Account } from '../business/open-account.ts';
import { authorize, authorizeReviewer, caseIdOf, openAs, openVerifiedAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { stagingPage, words } from './staging-page.ts';

const w = words.de;

/** Pays for a pack of 25 credits at the demo's provider. */
async function buyPack(request: APIRequestContext, account: Account): Promise<void> {
  const headers = await authorize(request, account);
  const data = { package_id: 'credits_25', payment_method: 'card' };
  const opened = await request.post('/api/v1/credits/purchase', { headers, data });
  const { url } = await opened.json();
  await request.post(new URL(url).pathname, { form: { action: 'pay' }, maxRedirects: 0 });
  await request.post('/api/v1/subscription/check', { headers });
}

async function balanceOf(request: APIRequestContext, account: Account): Promise<number> {
  const answer = await request.get('/api/v1/credits/balance', { headers: await authorize(request, account) });
  return (await answer.json()).purchased;
}

/** The customer's page, in a context of its own. */
async function openCustomer(browser: Browser, username: string, id: string): Promise<Page> {
  const context = await browser.newContext({ locale: w.locale });
  const page = await context.newPage();
  await page.goto(`/staging/login?next=${encodeURIComponent(`/staging/customers/${id}`)}`);
  await stagingPage(page, w).logIn(undefined, username);
  await expect(page.getByRole('heading', { level: 2, name: 'Kulanz und Erstattungen' })).toBeVisible();
  return page;
}

async function customerOf(request: APIRequestContext): Promise<{ account: Account; id: string }> {
  const account = await openVerifiedAccount();
  return { account, id: await caseIdOf(request, await authorizeReviewer(request), account.company) };
}

test('“paid twice”: the second payment goes back, and credits and invoice follow', async ({
  browser,
  page,
  request,
}) => {
  const { account, id } = await customerOf(request);
  await buyPack(request, account);
  await buyPack(request, account);
  expect(await balanceOf(request, account)).toBe(50);

  const desk = await openCustomer(browser, 'finanzen', id);
  await desk
    .getByRole('button', { name: /^Zahlung über 15,00\s€ erstatten$/ })
    .first()
    .click();
  const dialog = desk.getByRole('dialog', { name: 'Zahlung erstatten' });
  await expect(dialog.getByLabel('Betrag in Euro')).toHaveValue('15,00');
  await checkAccessibility(desk);
  await dialog.getByRole('button', { name: 'Erstatten' }).click();
  await expect(dialog.getByLabel('Grund')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Grund').fill('Doppelt bezahlt');
  await dialog.getByLabel('Betrag in Euro').fill('15,01');
  await dialog.getByRole('button', { name: 'Erstatten' }).click();
  await expect(dialog.getByLabel('Betrag in Euro')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Betrag in Euro').fill('15');
  await dialog.getByRole('button', { name: 'Erstatten' }).click();
  await expect(desk.getByText(/^Erstattet: 15,00\s€\. Credits und Rechnungskorrektur folgen\.$/)).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Erstattet und gebucht')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(desk.getByRole('button', { name: /^Zahlung über/ })).toHaveCount(1);
  await checkAccessibility(desk);
  expect(await balanceOf(request, account)).toBe(25);

  await openAs(page, account, '/business/dashboard?tab=subscription');
  await expect(page.getByText('Rechnungskorrektur').first()).toBeVisible();
  await desk.context().close();
});

test('goodwill above the limit takes a second person, who finds it at the desk', async ({ browser, request }) => {
  const { account, id } = await customerOf(request);
  const support = await openCustomer(browser, 'support', id);
  await support.getByRole('button', { name: 'Credits schenken' }).click();
  const dialog = support.getByRole('dialog', { name: 'Credits schenken' });
  await dialog.getByLabel('Credits', { exact: true }).fill('60');
  await dialog.getByLabel('Grund').fill('Zwei Tage Ausfall');
  await checkAccessibility(support);
  await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
  await expect(support.getByText('Wartet auf eine zweite Person')).toBeVisible();
  await expect(support.getByText('Über deinen eigenen Vorschlag entscheidet jemand anderes.')).toBeVisible();
  expect(await balanceOf(request, account)).toBe(0);

  const lead = await openCustomer(browser, 'staging', id);
  await lead.getByRole('link', { name: /^Kulanz/ }).click();
  await expect(lead.getByRole('heading', { level: 1, name: 'Kulanz und Gutscheine' })).toBeVisible();
  const row = lead.getByRole('listitem').filter({ hasText: account.company });
  await checkAccessibility(lead);
  await row.getByRole('button', { name: 'Bestätigen' }).click();
  const question = lead.getByRole('dialog', { name: new RegExp(account.company) });
  await question.getByLabel('Grund').fill('Einverstanden');
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(lead.getByText('Bestätigt. Die Credits sind da.')).toBeVisible();
  expect(await balanceOf(request, account)).toBe(60);
  await expect(row).toHaveCount(0);
  for (const each of [support, lead]) await each.context().close();
});

test('a coupon of the desk gives its owner credits without a purchase', async ({ browser, page, request }) => {
  const { account, id } = await customerOf(request);
  const desk = await openCustomer(browser, 'finanzen', id);
  await desk.getByRole('button', { name: 'Gutschein ausstellen' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Gutschein ausstellen' });
  await dialog.getByLabel('Credits', { exact: true }).fill('10');
  await dialog.getByLabel('Grund').fill('Danke fürs Mitmachen');
  await dialog.getByRole('button', { name: 'Ausstellen' }).click();
  const code = (await desk.getByRole('code').first().textContent()) ?? '';

  await openAs(page, account, '/business/dashboard?tab=subscription');
  await page.getByRole('button', { name: 'Gutschein einlösen' }).click();
  await page.getByLabel('Gutscheincode').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
  await expect(page.getByText('10 Credits sind da.')).toBeVisible();
  await checkAccessibility(page);
  expect(await balanceOf(request, account)).toBe(10);
  await desk.context().close();
});
