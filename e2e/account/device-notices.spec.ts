import type { BrowserContext, Page } from '@playwright/test';
import { createTranslator } from '#i18n/translator.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { openAs, openVerifiedAccount, signIn } from '../business/open-account.ts';
import { openFold } from '../support/open-fold.ts';
import { checkBothThemes, expect, test } from '../support/test.ts';

const PAGE = '/business/account';
const login = `/business/login?next=${encodeURIComponent(PAGE)}`;
const t = createTranslator('de', 'account', 'Dabei');
const tNotices = createTranslator('de', 'device-notices', 'Dabei');

type Subscription = Awaited<ReturnType<typeof startPushService>>['subscribe'] extends () => { subscription: infer S }
  ? S
  : never;

/**
 * The journey's browser has no push service and no permission prompt: this grants both with a subscription at our own
 * service.
 */
async function allowNotices(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.addInitScript((given) => {
    const KEY = 'test.subscription';
    const isAllowed = () => localStorage.getItem(KEY) !== null;
    const made = () => ({
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.setItem(KEY, 'none') === undefined,
    });
    Object.defineProperty(Notification, 'permission', { get: () => (isAllowed() ? 'granted' : 'default') });
    Object.assign(Notification, {
      requestPermission: async () => {
        localStorage.setItem(KEY, 'none');
        return 'granted';
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(KEY, 'one');
        return made();
      },
      getSubscription: async () => (localStorage.getItem(KEY) === 'one' ? made() : null),
    });
  }, subscription);
}

/** Passes a message to the worker as a push service does; returns the shown notifications. */
async function deliver(page: Page, data: string): Promise<string[]> {
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => each.url().endsWith('/business/app-worker.js'));
  if (!worker) throw new Error('there is no worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: Promise<string[]> };
    scope.shown = new Promise((resolve) => {
      scope.registration.showNotification = async (title, options) => resolve([title, options?.body ?? '']);
    });
  });
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.endsWith('/business/'));
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const message = { origin: new URL(page.url()).origin, registrationId: await registered, data };
  await browser.send('ServiceWorker.deliverPushMessage', message);
  return worker.evaluate(() => (globalThis as unknown as { shown: Promise<string[]> }).shown);
}

test.describe('notices on a device', () => {
  test.use({
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'allow',
  });

  test('are turned on, shown, chosen, and off again after a logout', async ({ page, context, allowConsole }) => {
    // Calls in flight while the session ends.
    allowConsole(/status of 401/);
    const pushService = await startPushService();
    const { browser, subscription } = pushService.subscribe();
    await allowNotices(context, subscription);
    const owner = await openVerifiedAccount();
    await openAs(page, owner, `${PAGE}#notices`);
    const toggle = page.getByRole('switch', { name: t('device.label') });
    await expect(toggle).not.toBeChecked();
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(t('device.turnedOn'))).toBeVisible();
    await expect(toggle).toBeChecked();

    await page.getByRole('button', { name: t('device.test') }).click();
    await expect.poll(() => browser.deliveries.length).toBe(1);
    const shown = await deliver(page, JSON.stringify(browser.deliveries[0]?.message));
    expect(shown).toEqual([tNotices('test.title'), tNotices('test.body')]);
    await checkBothThemes(page);

    const joined = page.getByRole('checkbox', { name: t('notices.onDevices', { kind: t('notices.kind.joined') }) });
    await joined.uncheck();
    await page.getByRole('button', { name: t('notices.save') }).click();
    await expect(page.getByText(t('notices.saved'))).toBeVisible();
    await page.reload();
    await expect(joined).not.toBeChecked();
    await expect(toggle).toBeChecked();

    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-action=logout]')?.click());
    await expect(page).toHaveURL('/');
    await page.goto(login);
    await signIn(page, owner);
    await openFold(page, t('notices.title'));
    await expect(toggle).not.toBeChecked();
    await pushService.close();
  });
});
