import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { demoKeys } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 768, height: 1024 } },
] as const;

/** Runs in the page: gives it a camera that films a QR code, or nothing while the text is empty. */
function fakeCamera(modules: boolean[][]) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 480;
  const context = canvas.getContext('2d');
  const draw = () => {
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 480, 480);
    context.fillStyle = '#000';
    const size = 480 / modules.length;
    for (const [y, row] of modules.entries()) {
      for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * size, y * size, size + 0.5, size + 0.5);
    }
  };
  setInterval(draw, 100);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => canvas.captureStream(10) } });
}

for (const { language, locale, viewport } of firstOf(runs)) {
  const t = createTranslator(language, 'door', 'Dabei');

  test.describe(`codes at the door, ${language}`, () => {
    test.use({ locale, viewport, serviceWorkers: 'allow' });

    test('a code lets a party in once, by camera and by scanner, on two phones without a network', async ({
      page,
      browser,
      request,
      baseURL,
      allowConsole,
    }) => {
      test.slow();
      // The browser reports requests and the worker's update while offline.
      allowConsole(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/);
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      const event = { title: 'Nachtschicht', event_date: today, tariff: 'dialog', status: 'published' };
      const created = await request.post('/api/v1/events', { headers, data: event });
      expect(created.status()).toBe(201);
      const { id } = await created.json();
      const app = `/api/v1/app/events/${id}/participants`;
      const asApp = { 'X-API-Key': demoKeys.appServiceKey };
      for (const [user, display_name, party_size] of [
        ['ada', 'Ada Köhler', 3],
        ['ben', 'Ben Wolf', 1],
        ['cem', 'Cem Arslan', 1],
      ]) {
        const data = { user_id: `${user}-${id}`, display_name, party_size };
        expect((await request.post(app, { headers: asApp, data })).status()).toBe(201);
      }
      const door = await (await request.get(`/api/v1/events/${id}/door`, { headers })).json();
      const codeOf = (name: string): string =>
        door.guests.find((guest: { display_name: string }) => guest.display_name === name).codes[0];
      await request.delete(app, { headers: asApp, data: { user_id: `cem-${id}` } });

      await page.addInitScript(fakeCamera, encode(codeOf('Ada Köhler'), { border: 4 }).data);
      await openAs(page, account, `/business/events/${id}/door`);
      const otherContext = await browser.newContext({ locale, viewport, baseURL, serviceWorkers: 'allow' });
      const other = await otherContext.newPage();
      await openAs(other, account, `/business/events/${id}/door`);
      const dialog = (on: Page) => on.getByRole('dialog', { name: t('scan.title') });
      // Keys at the speed of a scanner, however busy the machine is.
      const scan = (on: Page, text: string) =>
        on.evaluate(
          (keys) => {
            for (const key of keys)
              document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          },
          [...text, 'Enter'],
        );
      for (const each of [page, other]) {
        await expect(each.getByRole('searchbox', { name: t('search') })).toBeFocused();
        await expect
          .poll(() => each.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
          .toContain('door-worker');
      }

      // The camera, by keyboard.
      await page.getByRole('button', { name: t('scan.open'), exact: true }).press('Enter');
      await expect(dialog(page)).toContainText(t('scan.in'));
      await expect(dialog(page)).toContainText('Ada Köhler');
      await expect(dialog(page)).toContainText(t('scan.people', { count: 3 }));
      await checkBothThemes(page);
      await dialog(page)
        .getByRole('button', { name: t('scan.close') })
        .click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('banner')).toContainText(`3${t('inside')}`);

      // A scanner that types, on the other phone: a copy, a cancelled place, a foreign code.
      await expect(other.getByRole('banner')).toContainText(`3${t('inside')}`);
      await scan(other, codeOf('Ada Köhler'));
      await expect(dialog(other)).toContainText(/(Schon drin seit|Already inside since) \d/);
      await checkBothThemes(other);
      await scan(other, codeOf('Cem Arslan'));
      await expect(dialog(other)).toContainText(t('scan.gone'));
      await scan(other, codeOf('Ada Köhler').slice(1));
      await expect(dialog(other)).toContainText(t('scan.unknown'));
      await expect(dialog(other)).not.toContainText('Ada Köhler');
      await checkBothThemes(other);
      await other.keyboard.press('Escape');
      await expect(other.getByRole('searchbox', { name: t('search') })).toHaveValue('');

      // Without a network each phone counts alone; together the party is in once.
      await page.context().setOffline(true);
      await otherContext.setOffline(true);
      for (const each of [page, other]) {
        await each.reload();
        await expect(each.getByText(t('offline'), { exact: true })).toBeVisible();
        await scan(each, codeOf('Ben Wolf'));
        await expect(dialog(each)).toContainText('Ben Wolf');
        await expect(dialog(each)).toContainText(t('scan.in'));
        await scan(each, codeOf('Ben Wolf'));
        await expect(dialog(each)).toContainText(t('scan.alreadyHere'));
        await scan(each, '00000000000000000000');
        await expect(dialog(each)).toContainText(t('scan.unknown'));
        await each.keyboard.press('Escape');
      }
      await page.context().setOffline(false);
      await otherContext.setOffline(false);
      for (const each of [page, other]) {
        await expect(each.getByText(t('offline'), { exact: true })).toBeHidden();
        await expect(each.getByRole('banner')).toContainText(`4${t('inside')}`);
      }
      await otherContext.close();
    });
  });
}
