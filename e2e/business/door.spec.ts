import type { Page } from '@playwright/test';
import { demoKeys } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { authorize, openAs, openVerifiedAccount } from './open-account.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 768, height: 1024 } },
] as const;

/** Runs in the page: whether the worker cached the page and its files. */
async function isKept(): Promise<boolean> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = [location.pathname, ...files.filter((name) => name.includes('/assets/'))];
  return (await Promise.all(needed.map((name) => caches.match(name)))).every(Boolean);
}

for (const { language, locale, viewport } of firstOf(runs)) {
  const t = createTranslator(language, 'door', 'Dabei');
  const dashboard = createTranslator(language, 'today', 'Dabei');
  const guests = createTranslator(language, 'participants', 'Dabei');

  test.describe(`the door, ${language}`, () => {
    test.use({ locale, viewport, serviceWorkers: 'allow' });

    test('two phones let guests in without a network; together each guest is in once', async ({
      page,
      browser,
      request,
      baseURL,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      const account = await openVerifiedAccount();
      const headers = await authorize(request, account);
      // A full-day event has its door open at any hour.
      const event = { title: 'Nachtschicht', event_date: today, tariff: 'dialog', status: 'published' };
      const limits = { participant_type: 'limited', max_participants: 10 };
      const created = await request.post('/api/v1/events', { headers, data: { ...event, ...limits } });
      expect(created.status()).toBe(201);
      const { id } = await created.json();
      for (const [user_id, display_name, party_size] of [
        ['ada', 'Ada Köhler', 2],
        ['ben', 'Ben Wolf', 1],
        ['cem', 'Cem Arslan', 1],
      ]) {
        const data = { user_id: `${user_id}-${id}`, display_name, party_size };
        const path = `/api/v1/app/events/${id}/participants`;
        expect((await request.post(path, { headers: { 'X-API-Key': demoKeys.appServiceKey }, data })).status()).toBe(
          201,
        );
      }

      await openAs(page, account, '/business/today');
      await page.getByRole('link', { name: dashboard('door'), exact: true }).click();
      const phone = page;
      const otherContext = await browser.newContext({ locale, viewport, baseURL, serviceWorkers: 'allow' });
      const other = await otherContext.newPage();
      await openAs(other, account, `/business/events/${id}/door`);

      const letIn = (on: Page, name: string) => on.getByRole('button', { name: t('inLabel', { name }) });
      const row = (on: Page, name: string) => on.getByRole('listitem').filter({ hasText: name });
      for (const each of [phone, other]) {
        await expect(each.getByRole('heading', { level: 1, name: t('head', { event: event.title }) })).toBeVisible();
        await expect(each.getByRole('searchbox', { name: t('search') })).toBeFocused();
        await expect(letIn(each, 'Ada Köhler')).toHaveAttribute('aria-pressed', 'false');
        await expect
          .poll(() => each.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
          .toContain('door-worker');
        await expect.poll(() => each.evaluate(isKept)).toBe(true);
      }
      await checkBothThemes(phone);
      await expect(phone.locator('link[rel=manifest]')).toHaveAttribute(
        'href',
        /door\.webmanifest\?title=Nachtschicht$/,
      );

      // Keyboard only: a few letters, Enter.
      await phone.keyboard.type('koh');
      await expect(phone.getByRole('listitem')).toHaveCount(1);
      await phone.keyboard.press('Enter');
      await expect(letIn(phone, 'Ada Köhler')).toHaveAttribute('aria-pressed', 'true');
      await expect(letIn(other, 'Ada Köhler')).toHaveAttribute('aria-pressed', 'true');

      // Wide: latest arrivals beside the list, the way back before it.
      await phone.setViewportSize({ width: 1440, height: 900 });
      await expect(phone.getByText(t('last.in', { name: 'Ada Köhler' }))).toBeVisible();
      await expect(phone.getByText(t('party', { count: 1 })).filter({ visible: true })).toHaveCount(2);
      await checkBothThemes(phone);
      await phone.keyboard.press('Shift+Tab');
      await expect(phone.getByRole('button', { name: t('undo') })).toBeFocused();
      await phone.setViewportSize(viewport);

      await phone.context().setOffline(true);
      await otherContext.setOffline(true);
      for (const each of [phone, other]) {
        // Offline: the page opens with its list.
        await each.reload();
        await expect(each.getByText(t('offline'), { exact: true })).toBeVisible();
        await letIn(each, 'Ben Wolf').click();
        await each.getByRole('button', { name: t('withoutApp.in') }).click();
      }
      await letIn(other, 'Cem Arslan').click();
      await other.getByRole('button', { name: t('undo') }).click();
      await expect(letIn(other, 'Cem Arslan')).toHaveAttribute('aria-pressed', 'false');
      await expect(phone.getByText(t('unsent', { count: 2 }))).toBeVisible();
      await checkAccessibility(phone);

      await phone.context().setOffline(false);
      await otherContext.setOffline(false);
      for (const each of [phone, other]) {
        await expect(each.getByText(t('offline'), { exact: true })).toBeHidden();
        await expect(each.getByText(t('withoutApp.count', { count: 2 }))).toBeVisible();
        // Ada's party, Ben, and two without the app.
        await expect(each.getByRole('banner')).toContainText(`5${t('inside')}`);
        await expect(letIn(each, 'Ben Wolf')).toHaveAttribute('aria-pressed', 'true');
        await expect(letIn(each, 'Cem Arslan')).toHaveAttribute('aria-pressed', 'false');
      }
      await expect(row(phone, 'Ben Wolf')).toContainText(language === 'de' ? 'zweimal eingelassen' : 'let in twice');

      const kept = () => other.evaluate(() => JSON.stringify(localStorage).includes('Ben Wolf'));
      expect(await kept()).toBe(true);
      await other.getByRole('link', { name: t('back') }).click();
      await other.goto(`/business/events/${id}/guests`);
      await expect(
        other.getByText(`${guests('came', { count: 3, expected: 4 })} ${guests('cameWithoutApp', { count: 2 })}`),
      ).toBeVisible();
      await other.goto('/business/account');
      const shell = createTranslator(language, 'shell', 'Dabei');
      // Both devices share the session that ends here.
      await phone.close();
      await other.setViewportSize({ width: 1280, height: 900 });
      await other
        .getByRole('banner')
        .getByRole('button', { name: shell('nav.logout') })
        .click();
      await other.waitForURL('/');
      expect(await kept()).toBe(false);
      await otherContext.close();
    });
  });
}
