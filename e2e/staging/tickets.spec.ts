import { authorize, openAccount, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { act, choose, openCustomer, signInToDesk } from './support-desk.ts';

/* More tickets that are solved without a shell; others are in people-acts, money-acts and view-as. */
const headers = { 'X-API-Key': 'dabei_public_demo' };
const MOST_TRIES = 40;

test('"wrong VAT id": the invoice is corrected in full and issued again with what the owner corrected', async ({
  page,
  request,
}) => {
  const account = await openVerifiedAccount();
  const mine = await authorize(request, account);
  const data = { package_id: 'credits_25', payment_method: 'card' };
  const { url } = await (await request.post('/api/v1/credits/purchase', { headers: mine, data })).json();
  await request.post(new URL(url).pathname, { form: { action: 'pay' }, maxRedirects: 0 });
  await request.post('/api/v1/subscription/check', { headers: mine });
  const invoices = async (): Promise<{ number: string; kind: string }[]> =>
    (await (await request.get('/api/v1/invoices', { headers: mine })).json()).data;
  await expect.poll(async () => (await invoices()).length).toBe(1);
  const [{ number = '' } = {}] = await invoices();
  const billing = await request.get('/api/v1/billing', { headers: mine });
  const right = await request.patch('/api/v1/billing', {
    headers: { ...mine, 'If-Match': billing.headers().etag ?? '' },
    data: { vat_id: 'DE136695976' },
  });
  expect(right.status()).toBe(200);

  await signInToDesk(page, 'finanzen');
  await openCustomer(page, account.email, account.company);
  await choose(page, /^Handlungen für den Laden/, `Rechnung berichtigen und neu ausstellen: ${number}`);
  const done = 'Korrektur und neue Rechnung sind unterwegs';
  await act(page, 'Rechnung berichtigen und neu ausstellen', 'Neu ausstellen', done);
  await expect
    .poll(async () => (await invoices()).map(({ kind }) => kind))
    .toEqual(['invoice', 'correction', 'invoice']);
});

test('"I cannot get in": a lock of wrong passwords is lifted, and the right one opens', async ({ page, request }) => {
  const { email, password, company } = await openAccount(request);
  const logIn = async (typed: string) =>
    (await request.post('/api/v1/auth/login', { headers, data: { email, password: typed } })).status();
  let tries = 0;
  while ((await logIn('falsch-geraten')) !== 429 && tries < MOST_TRIES) tries += 1;
  expect(await logIn(password)).toBe(429);

  await signInToDesk(page);
  await openCustomer(page, email, company);
  await expect(page.getByText('Gesperrt nach falschen Versuchen')).toBeVisible();
  await choose(page, /^Handlungen für Meryem/, 'Sperre aufheben');
  await act(page, 'Sperre aufheben', 'Aufheben', 'Sperre ist aufgehoben');
  expect(await logIn(password)).toBe(200);
});

test('"I was ill during the trial": it runs longer, and the credits with it', async ({ page, request }) => {
  const account = await openAccount(request);
  const endOf = async (): Promise<number> => {
    const answer = await request.get('/api/v1/credits/balance', { headers: await authorize(request, account) });
    return Date.parse((await answer.json()).plan.resets_at);
  };
  const before = await endOf();
  await signInToDesk(page);
  await openCustomer(page, account.email, account.company);
  await page.getByRole('button', { name: 'Testphase verlängern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Testphase verlängern' });
  await dialog.getByLabel('Tage').fill('7');
  await dialog.getByLabel('Grund').fill('War zwei Wochen krank.');
  await dialog.getByRole('button', { name: 'Verlängern' }).click();
  await expect(page.getByText(/^Verlängert bis /)).toBeVisible();
  const DAY_MS = 86_400_000;
  expect(Math.round(((await endOf()) - before) / DAY_MS)).toBe(7);
});

test('"send me my data": the export is started for the owner, who alone is mailed', async ({ page, request }) => {
  const { email, company } = await openAccount(request);
  await signInToDesk(page);
  await openCustomer(page, email, company);
  const name = 'Export für den Haupt-Administrator starten';
  await choose(page, /^Handlungen für den Laden/, name);
  await act(page, name, 'Export starten', 'Der Export läuft');
  await expect.poll(async () => (await readMails(request, email)).some(({ text }) => /Export/.test(text))).toBe(true);
});
