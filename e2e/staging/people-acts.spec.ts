import { randomUUID } from 'node:crypto';
import { openAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { act, choose, openCustomer, signInToDesk } from './support-desk.ts';

/* Tickets that support solves without a shell. */
const headers = { 'X-API-Key': 'dabei_public_demo' };

test('"my code never came": support finds the registration by its address and mails a new code', async ({
  page,
  request,
}) => {
  const name = randomUUID().slice(0, 8);
  const email = `${name}@code.example`;
  const answer = await request.post('/api/v1/registrations', {
    headers,
    data: {
      ...{ businessType: 'bar', companyName: `Code ${name}`, street: 'Weserstraße 104', zipCode: '12047' },
      ...{ city: 'Berlin', contactPerson: 'Meryem Schulz', businessPhone: '030 55574120' },
      ...{ businessEmail: email, legalForm: 'GmbH', loginEmail: email, password: 'sehr-geheim-2026' },
      adminAccepted: 'true',
    },
  });
  expect(answer.status()).toBe(202);
  await expect.poll(async () => (await readMails(request, email)).length).toBe(1);

  await signInToDesk(page);
  await page.goto(`/staging/customers?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Wartet eine Registrierung auf ihren Code?' }).click();
  await expect(page.getByRole('heading', { name: `Code ${name}` })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Neuen Code schicken' }).click();
  await act(page, 'Neuen Code schicken', 'Code schicken', 'Code ist unterwegs');
  await expect.poll(async () => (await readMails(request, email)).length).toBe(2);
});

test('"my partner left and has the password": everybody is signed out, and the account gets a link', async ({
  page,
  request,
}) => {
  const { email, company } = await openAccount(request);
  await signInToDesk(page);
  await openCustomer(page, email, company);
  await checkAccessibility(page);
  await choose(page, /^Handlungen für Meryem/, 'Überall abmelden');
  await page.getByRole('dialog').getByLabel('Link für ein neues Passwort mitschicken').check();
  await act(page, 'Überall abmelden', 'Abmelden', 'Überall abgemeldet');
  const list = page.getByRole('list', { name: 'Team' });
  await expect(list.getByText('0 Geräte angemeldet')).toBeVisible();
  await expect
    .poll(async () => (await readMails(request, email)).some(({ text }) => text.includes('/business/reset-password')))
    .toBe(true);
});

test('"the webhook stopped": support switches it on again and sees that it runs', async ({ page, request }) => {
  const { email, password, company } = await openAccount(request);
  const login = await request.post('/api/v1/auth/login', { headers, data: { email, password } });
  const { access_token: token } = await login.json();
  const mine = { ...headers, Authorization: `Bearer ${token}` };
  const url = `https://shop.example/${randomUUID()}`;
  const made = await request.post('/api/v1/webhooks', { headers: mine, data: { url } });
  const { id } = await made.json();
  await request.patch(`/api/v1/webhooks/${id}`, { headers: mine, data: { status: 'disabled' } });

  await signInToDesk(page);
  await openCustomer(page, email, company);
  const help = page.getByRole('region', { name: 'Helfen' });
  const hook = help.getByRole('listitem').filter({ hasText: url });
  await expect(hook.getByText('Abgeschaltet')).toBeVisible();
  await hook.getByRole('button', { name: 'Wieder einschalten' }).click();
  await act(page, 'Webhook wieder einschalten', 'Einschalten', 'Webhook läuft wieder');
  await expect(hook.getByText('Läuft')).toBeVisible();
});
