import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, checkBothThemes, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const app = createTranslator('de', 'app', 'Dabei');
const people = createTranslator('de', 'participants', 'Dabei');

/** Two events; one has Ayşe joined and Jörg requesting. */
async function planEvents(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const profile = await request.put('/api/v1/profile', { headers, data: { display_name: 'Tresen', is_visible: true } });
  expect(profile.ok()).toBe(true);
  const create = async (data: object) => {
    const answer = await request.post('/api/v1/events', { headers, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id as string;
  };
  await create({ title: 'Lesung am Kamin' });
  const event = { title: 'Kneipenquiz', event_date: addDays(today, 20), approval_method: 'application' };
  const id = await create({ ...event, tariff: 'dialog', status: 'published' });
  for (const name of ['Ayşe K.', 'Jörg W.']) {
    const joined = await request.post(`/api/v1/app/events/${id}/participants`, {
      headers: { 'X-API-Key': 'dabei_app_service_demo' },
      data: { user_id: name.slice(-2, -1), display_name: name },
    });
    expect(joined.status()).toBe(201);
  }
  const approved = await request.post(`/api/v1/events/${id}/participants/K/approve`, { headers });
  expect(approved.status()).toBe(200);
  return id;
}

/** The name includes the shortcut where it fits. */
const searchName = new RegExp(`^${app('palette.open')}`);

/** Shortcuts work once the deferred scripts and the search button are there. */
const untilKeysListen = (page: Page) => expect(page.getByRole('button', { name: searchName })).toBeVisible();

test('events, guests, settings and the list of keys are reached by keyboard alone', async ({ page, request }) => {
  test.slow();
  const account = await openVerifiedAccount();
  const id = await planEvents(request, await authorize(request, account));
  await openAs(page, account);
  await untilKeysListen(page);

  const palette = page.getByRole('dialog', { name: app('palette.title') });
  const field = palette.getByRole('combobox', { name: app('palette.label') });
  const option = (name: string | RegExp) => palette.getByRole('option', { name });
  const highlighted = palette.locator('[role=option][data-highlighted]');
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };

  await open();
  await expect(highlighted).toContainText(app('palette.entries.create.label'));
  await checkBothThemes(page);
  await page.keyboard.type('zzz');
  await expect(palette.getByText(app('palette.empty', { typed: 'zzz' }))).toBeVisible();
  await expect(palette.getByRole('status')).toHaveText(app('palette.found', { count: 0 }));
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await open();
  await page.keyboard.type('quiz');
  await expect(option(/Kneipenquiz/)).toBeVisible();
  await expect(palette.getByRole('status')).toHaveText(app('palette.found', { count: 1 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/business/events/${id}/guests`);
  await expect(page.getByRole('heading', { name: 'Kneipenquiz' })).toBeVisible();

  // Works from within a field and without special letters.
  await page.getByLabel(people('guests.search')).focus();
  await open();
  await page.keyboard.type('ayse');
  await expect(option(/Ayşe K\..*Kneipenquiz/)).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=in&q=Ay/);
  await expect(page.getByLabel(people('guests.search'))).toHaveValue('Ayşe K.');
  await expect(page.getByRole('list', { name: people('guests.label') }).getByRole('listitem')).toHaveCount(1);

  // Recent choices come first; a setting opens its heading on another screen.
  await open();
  await expect(highlighted).toContainText('Ayşe K.');
  await page.keyboard.type('schliesstage');
  await expect(highlighted).toContainText(app('palette.entries.closures.label'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: app('palette.entries.closures.label') })).toBeFocused();

  await page.keyboard.press('c');
  await expect(page).toHaveURL(/dialog=create/);
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: app('palette.keys.title') });
  const letters = keys.getByRole('switch', { name: app('palette.keys.letters') });
  await expect(letters).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Space');
  await expect(letters).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  // Letters do nothing any more; the search still opens and leads back to the switch.
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await page.goto(`/business/events/${id}/guests`);
  const wishes = page.getByRole('list', { name: people('requests.label') }).getByRole('listitem');
  await expect(wishes).toContainText(['Jörg W.']);
  await untilKeysListen(page);
  await page.keyboard.press('a');
  await open();
  await page.keyboard.type(app('palette.entries.keys.label'));
  await page.keyboard.press('Enter');
  await expect(letters).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(letters).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(wishes).toHaveCount(1);
  await page.keyboard.press('a');
  await expect(wishes).toHaveCount(0);
});

test('on a phone the search is a sheet, and says when guests cannot be asked for', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|participants/);
  await page.setViewportSize({ width: 360, height: 780 });
  const account = await openVerifiedAccount();
  const id = await planEvents(request, await authorize(request, account));
  await openAs(page, account);
  await page.getByRole('button', { name: searchName }).click();
  const palette = page.getByRole('dialog', { name: app('palette.title') });
  await expect(palette).toBeVisible();
  await checkAccessibility(page);
  expect(await palette.evaluate((sheet) => sheet.getBoundingClientRect().height)).toBe(780);

  await page.route('**/api/v1/participants?*', (route) =>
    route.fulfill({ status: 429, json: { code: 'rate_limited' } }),
  );
  await palette.getByRole('combobox').fill('jorg');
  await expect(palette.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v1/participants?*');
  await palette.getByRole('button', { name: app('palette.retry') }).click();
  await palette.getByRole('option', { name: /Jörg W/ }).click();
  await expect(page).toHaveURL(`/business/events/${id}/guests?view=requests`);
  const part = (view: 'requests' | 'in') =>
    page.getByRole('radio', { name: new RegExp(`^${people(`views.${view}`)}`) });
  await expect(part('requests')).toBeChecked();
  await part('requests').press('ArrowRight');
  await expect(page).toHaveURL(`/business/events/${id}/guests?view=in`);
  await page.reload();
  await expect(part('in')).toBeChecked();
});
