import type { Locator } from '@playwright/test';
import { createTranslator } from '#i18n/translator.ts';
import { mailedLink } from '../account/mailed-link.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { chooseInMenu, openWord } from './event-steps.ts';
import { authorize, endSessions, openAccount, openAs, openVerifiedAccount, signIn } from './open-account.ts';
import { openRoom } from './open-room.ts';

/** Saves after the session ended, unless the screen noticed first. */
async function saveTooLate(save: Locator) {
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 3000 });
    await expect(save.page().getByText('Du bist nicht mehr angemeldet.')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('a session that ends while somebody types says so, and every form opens again with what was typed', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 401/);
  const account = await openAccount(request);
  const end = () => endSessions(request, account);
  const save = page.getByRole('button', { name: 'Speichern' }).first();

  await test.step('the user view', async () => {
    await openAs(page, account, '/business/dashboard?tab=user-view');
    await page.frameLocator('iframe').getByRole('button', { name: 'Name bearbeiten' }).click();
    const description = page.getByLabel('Beschreibung');
    await description.fill('Kaltes Pils und warme Stullen.');
    await end();
    await saveTooLate(save);
    await expect(page).toHaveURL(/\/business\/login\?next=/);
    await signIn(page, account);
    await expect(page).toHaveURL(/tab=user-view&room=public$/);
    await expect(description).toHaveValue('Kaltes Pils und warme Stullen.');
    await save.click();
    await expect(page.getByText('Benutzerprofil erfolgreich gespeichert')).toBeVisible();
  });

  await test.step('the business data', async () => {
    await page.goto('/business/dashboard');
    await openRoom(page, 'business');
    await page.getByLabel('Firmenname').fill('Fette Ecke Gastro GmbH');
    await end();
    await saveTooLate(save);
    await signIn(page, account);
    await expect(page.getByLabel('Firmenname')).toHaveValue('Fette Ecke Gastro GmbH');
  });
});

const words = createTranslator('de', 'events', 'Dabei');

test('forms of events open again with what was typed, until it is given up', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 401/);
  const account = await openVerifiedAccount();
  const headers = await authorize(request, account);
  const data = { title: 'Kneipenquiz', description: 'Sechs Runden.', event_date: today, status: 'published' };
  const { id } = await (await request.post('/api/v1/events', { headers, data })).json();
  const end = () => endSessions(request, account);
  const name = page.getByLabel(words('fields.title'), { exact: true });
  const description = page.getByLabel(words('fields.description'));

  await test.step('a published one on its page', async () => {
    await openAs(page, account, `/business/create-event?event=${id}`);
    await description.fill('Acht Runden.');
    await end();
    await saveTooLate(page.getByRole('button', { name: words('edit.saveAll') }));
    await signIn(page, account);
    await expect(description).toHaveValue('Acht Runden.');
    await page.getByRole('button', { name: words('edit.cancel') }).click();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  });

  await test.step('a published one in the list', async () => {
    await chooseInMenu(page, words('actions.more', { title: data.title }), words('actions.editHere'));
    await expect(description).toHaveValue(data.description);
    await description.fill('Neun Runden.');
    await end();
    await saveTooLate(page.getByRole('button', { name: words('edit.save'), exact: true }));
    await signIn(page, account);
    await expect(description).toHaveValue('Neun Runden.');
    await page.getByRole('button', { name: words('edit.cancel') }).click();
    await expect(description).toHaveCount(0);
  });

  for (const [form, path] of [
    ['dialog', '/business/dashboard?tab=events&dialog=create'],
    ['page', '/business/create-event'],
  ] as const) {
    await test.step(`a new one: ${form}`, async () => {
      await page.goto(path);
      await name.fill(`Lesung ${form}`);
      await expect(page.getByText(words('drafts.saved.done', { time: '' }).trim())).toBeVisible();
      if (form === 'dialog') await openWord(page, words('fields.description'));
      await end();
      await description.fill('Mit Wein.');
      await expect(page.getByText('Du bist nicht mehr angemeldet.')).toBeVisible();
      await signIn(page, account);
      await expect(name).toHaveValue(`Lesung ${form}`);
      await expect(description).toHaveValue('Mit Wein.');
    });
  }
});

test('the header of a removed member forgets the business', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 403/);
  const owner = await openAccount(request);
  const headers = await authorize(request, owner);
  const email = `weg-${owner.email}`;
  const invited = await request.post('/api/v1/team', { headers, data: { user_email: email } });
  const { id } = await invited.json();
  const token = (await mailedLink(request, email, '/business/accept-invite')).split('token=')[1];
  const { Authorization: _, ...visitor } = headers;
  await request.post('/api/v1/team/accept', { headers: visitor, data: { token, password: owner.password } });
  await openAs(page, { ...owner, email });
  const name = page.getByRole('banner').getByRole('link', { name: owner.company });
  await expect(name).toBeVisible();

  await request.delete(`/api/v1/team/${id}`, { headers });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Abmelden' }).first()).toBeVisible();
  await expect(name).toHaveCount(0);
  await expect(page.locator('header a[href="/business/dashboard"]')).toBeHidden();
});
