import type { APIRequestContext, Page } from '@playwright/test';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { isSigned, startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { openFold } from '../support/open-fold.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { openAccount, openAs } from './open-account.ts';

const PAGE = '/business/integrations';
const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
] as const;

const translatorOf = (language: 'de' | 'en') => createTranslator(language, 'integrations', 'Dabei');

/** Reads the shown secret and confirms that it is stored. */
async function keepSecret(page: Page, t: ReturnType<typeof translatorOf>): Promise<string> {
  const shown = page.getByRole('region', { name: t('newHook.shownTitle') });
  await expect(shown).toBeFocused();
  const secret = await shown.getByLabel(t('newHook.label')).inputValue();
  await shown.getByRole('button', { name: t('secret.done') }).click();
  await expect(shown).toBeHidden();
  return secret;
}

/** A test key creates an event that only the keys page shows; its guests are simulated, and one press deletes it. */
async function walkTestKey(page: Page, request: APIRequestContext, t: ReturnType<typeof translatorOf>): Promise<void> {
  await page.getByRole('button', { name: t('keys.create') }).click();
  const dialog = page.getByRole('dialog', { name: t('newKey.title') });
  await dialog.getByLabel(t('newKey.name')).fill('Probe');
  await dialog.getByText(t('mode.test'), { exact: true }).click();
  await dialog.getByLabel(t('scope.writeTestEvents')).check();
  await dialog.getByRole('button', { name: t('newKey.submit') }).click();
  const shown = page.getByRole('region', { name: t('newKey.shownTitle', { name: 'Probe' }) });
  const key = await shown.getByLabel(t('newKey.label')).inputValue();
  const made = await request.post('/api/v1/events', {
    headers: { 'X-API-Key': key },
    data: {
      title: 'Nur ein Versuch',
      description: 'Für niemanden.',
      location: 'Gastraum',
      event_date: addDays(berlinDay(new Date()), 20),
      start_time: '20:00',
      max_participants: 5,
      status: 'published',
    },
  });
  expect(await made.json()).toMatchObject({ test: true, status: 'published' });
  await page.reload();
  const tests = page.getByRole('region', { name: t('tests.title', { count: 1 }) });
  await expect(tests.getByText('Nur ein Versuch')).toBeVisible();
  await tests.getByRole('button', { name: t('play.open') }).click();
  const play = page.getByRole('dialog', { name: t('play.title', { event: 'Nur ein Versuch' }) });
  await play.getByLabel(t('play.size')).selectOption('5');
  await play.getByRole('button', { name: t('play.join') }).click();
  const guest = play.getByRole('listitem').filter({ hasText: t('play.name', { number: 1 }) });
  await expect(guest).toContainText(t('play.status.joined'));
  await play.getByRole('button', { name: t('play.join') }).click();
  await expect(play.getByRole('alert')).toBeVisible();
  await checkAccessibility(page);
  await guest.getByRole('button').click();
  await expect(guest).toContainText(t('play.status.left'));
  await play
    .getByRole('button', { name: t('play.close') })
    .last()
    .click();
  await checkAccessibility(page);
  await tests.getByRole('button', { name: t('tests.remove') }).click();
  const question = page.getByRole('alertdialog', { name: t('tests.askTitle') });
  await question.getByRole('button', { name: t('tests.confirm') }).click();
  await expect(tests).toBeHidden();
}

/** The life of a webhook with a local receiver. */
async function walkWebhook(page: Page, t: ReturnType<typeof translatorOf>): Promise<void> {
  const receiver = await startWebhookReceiver();
  const { url, received } = receiver;
  const choose = async (name: string) => {
    await page.getByRole('button', { name: t('hooks.actions', { url }) }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await page.getByRole('button', { name: t('hooks.create') }).click();
  const dialog = page.getByRole('dialog', { name: t('newHook.title') });
  await dialog.getByLabel(t('newHook.url')).fill(url);
  await dialog.getByRole('button', { name: t('newHook.submit') }).click();
  const secret = await keepSecret(page, t);

  // The delivery overtakes the first read of the log, which must not count as the response.
  const tested = page.waitForResponse(/\/test$/);
  await page.route(
    '**/deliveries?*',
    async (route) => {
      const early = await route.fetch();
      await (await tested).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.fulfill({ response: early }).catch(() => undefined);
    },
    { times: 1 },
  );
  await choose(t('hooks.test'));
  await expect(page.getByText(t('log.delivered'), { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(t('log.attempts', { count: 1 }))).toBeVisible();
  await checkAccessibility(page);
  await page.getByText(t('log.again'), { exact: true }).click();
  await expect(page.getByText(t('log.attempts', { count: 2 }))).toBeVisible({ timeout: 30_000 });
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(received.every((call) => isSigned(call, secret))).toBe(true);
  const row = page.getByRole('listitem').filter({ hasText: url });
  await choose(t('hooks.sendDrafts'));
  await expect(row.getByText(t('hooks.drafts'))).toBeVisible();
  await choose(t('hooks.leaveOutDrafts'));
  await expect(row.getByText(t('hooks.drafts'))).toBeHidden();

  await choose(t('hooks.rotate'));
  const rotation = page.getByRole('alertdialog', { name: t('rotate.title', { url }) });
  await rotation.getByRole('button', { name: t('rotate.confirm') }).click();
  expect(await keepSecret(page, t)).not.toBe(secret);
  await choose(t('hooks.remove'));
  const removal = page.getByRole('alertdialog', { name: t('remove.title', { url }) });
  await removal.getByRole('button', { name: t('remove.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('hooks.empty') })).toBeVisible();
  receiver.close();
}

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`an API key and a webhook, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('create, see the secret once, use, test, change and remove them', async ({ page, request, allowConsole }) => {
      const t = translatorOf(language);
      const owner = await openAccount(request);
      await openAs(page, owner, PAGE);
      await expect(page.getByRole('heading', { name: t('keys.empty') })).toBeVisible();

      await page.getByRole('button', { name: t('keys.create') }).click();
      const dialog = page.getByRole('dialog', { name: t('newKey.title') });
      await dialog.getByLabel(t('newKey.name')).fill('Kasse');
      await dialog.getByLabel(t('scope.writeEvents')).check();
      await expect(dialog.getByLabel(t('newKey.expiry'))).toHaveValue('365');
      await dialog.getByLabel(t('newKey.expiry')).selectOption('90');
      const addresses = dialog.getByLabel(t('newKey.addresses'));
      await addresses.fill('127.0.0.0/8, localhost');
      allowConsole(/422/);
      await dialog.getByRole('button', { name: t('newKey.submit') }).click();
      await expect(dialog.getByText(t('newKey.addressWrong', { address: 'localhost' }))).toBeInViewport();
      await expect(addresses).toBeFocused();
      await checkAccessibility(page);
      await addresses.fill('');
      await dialog.getByRole('button', { name: new RegExp(t('newKey.ownAddress', { address: '.+' })) }).click();
      await expect(addresses).toHaveValue(/^[0-9a-f.:]+$/);
      await addresses.fill('127.0.0.0/8 ::1');
      await dialog.getByRole('button', { name: t('newKey.submit') }).click();

      const shown = page.getByRole('region', { name: t('newKey.shownTitle', { name: 'Kasse' }) });
      await expect(shown).toBeFocused();
      const key = await shown.getByLabel(t('newKey.label')).inputValue();
      await checkAccessibility(page);
      await expect(shown.getByLabel(t('newKey.tryIt'))).toHaveValue(new RegExp(`^curl .*${key}`));
      const headers = { 'X-API-Key': key };
      expect((await request.get('/api/v1/events', { headers })).status()).toBe(200);
      await shown.getByRole('button', { name: t('secret.done') }).click();
      await expect(shown).toBeHidden();
      await page.reload();
      await expect(page.getByText(key.slice(0, 15))).toBeVisible();
      await expect(page.getByText(key)).toBeHidden();

      await page.getByRole('button', { name: t('keys.revokeNamed', { name: 'Kasse' }) }).click();
      const question = page.getByRole('alertdialog', { name: t('revoke.title', { name: 'Kasse' }) });
      await question.getByRole('button', { name: t('revoke.confirm') }).click();
      await expect(page.getByText(t('revoke.done'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('keys.empty') })).toBeVisible();
      expect((await request.get('/api/v1/events', { headers })).status()).toBe(401);

      allowConsole(/status of 409/);
      await walkTestKey(page, request, t);

      await openFold(page, t('addresses.title'));
      const address = page.getByLabel(t('calendar.label'));
      await expect(address).toHaveValue(/\/b\/[0-9a-f-]{36}\.ics$/);
      await page.getByRole('button', { name: t('calendar.copy') }).click();
      await expect(page.getByRole('button', { name: t('secret.copied') })).toBeVisible();
      const subscribe = page.getByRole('link', { name: t('calendar.subscribe') });
      await expect(subscribe).toHaveAttribute('href', /^webcal:/);

      await walkWebhook(page, t);
    });
  });
}
