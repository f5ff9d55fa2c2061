import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#domain/shared/calendar.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 768, height: 1024 } },
] as const;

async function publish(request: APIRequestContext, headers: Record<string, string>, overrides: object) {
  const day = { event_date: addDays(today, 9), start_time: '20:00', end_time: '23:00' };
  const data = { title: 'Quiz', description: 'Sechs Runden.', tariff: 'dialog', status: 'published', ...day };
  const answer = await request.post('/api/v1/events', { headers, data: { ...data, ...overrides } });
  expect(answer.status()).toBe(201);
  const { id, page_url: url } = (await answer.json()) as { id: string; page_url: string };
  return { id, form: `${new URL(url).pathname}/dabei` };
}

/** The path of the guest's page in the newest mail with a matching subject. */
async function mailedPath(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  let path = '';
  await expect(async () => {
    const mail = (await readMails(request, to)).find((each) => subject.test(each.subject));
    path = /\/d\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`places of guests without the app, ${language}`, () => {
    test.use({ locale, viewport });
    const t = createTranslator(language, 'web-guests', 'Dabei');
    const name = language === 'de' ? 'Gerda Grün' : 'Grace Green';
    const code = /^\d{6} /;
    const offered = language === 'de' ? /^Ein Platz ist frei/ : /^A place is free/;

    const check = async (page: Page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await checkBothThemes(page);
    };
    const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();
    const heading = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();

    /** Fills in the form, checks each screen, and stops at the code. */
    async function enter(page: Page, form: string, email: string, button: string) {
      await page.goto(form);
      await check(page);
      await page.getByLabel(t('form.name')).fill(name);
      await page.getByLabel(t('form.email')).first().fill(email);
      await page.getByLabel(t('form.adult')).check();
      await press(page, button);
      await heading(page, t('sent.title'));
      await check(page);
    }

    test('full, waiting, an offer by mail, accepted; moved and confirmed; cancelled', async ({ page, request }) => {
      test.slow();
      const headers = await authorize(request, await openVerifiedAccount());
      expect(
        (await request.put('/api/v1/profile', { headers, data: { display_name: 'Eckkneipe', is_visible: true } })).ok(),
      ).toBe(true);
      const { id, form } = await publish(request, headers, { max_participants: 2, waiting_list: true });
      const path = `/api/v1/events/${id}`;
      const data = { display_name: 'Anna Koch', party_size: 2 };
      const added = await (await request.post(`${path}/participants`, { headers, data })).json();

      const email = `wartet-${language}-${Date.now()}@post.example`;
      await enter(page, form, email, t('form.wait'));
      await page.goto(await mailedPath(request, email, code));
      await heading(page, t('place.unconfirmed.title'));
      await check(page);
      await press(page, t('confirm'));
      await heading(page, t('place.waiting.title'));
      await check(page);

      const user = encodeURIComponent(added.user_id);
      expect((await request.delete(`${path}/participants/${user}`, { headers })).ok()).toBe(true);
      await page.goto(await mailedPath(request, email, offered));
      await heading(page, t('place.offered.title'));
      await check(page);
      await press(page, t('accept'));
      await heading(page, t('place.joined.title'));
      await check(page);

      expect((await request.patch(path, { headers, data: { start_time: '23:00', end_time: '23:30' } })).ok()).toBe(
        true,
      );
      await page.reload();
      await expect(page.getByText(t('ask'))).toBeVisible();
      await check(page);
      await press(page, t('stillComing'));
      await expect(page.getByText(t('was.still_coming'))).toBeVisible();
      await expect(page.getByText(t('ask'))).toBeHidden();

      expect((await request.post(`${path}/cancel`, { headers, data: {} })).ok()).toBe(true);
      await page.reload();
      await heading(page, t('place.cancelled.title'));
      await check(page);
    });

    test('applied, turned down; a wrong code; left and deleted', async ({ page, request, allowConsole }) => {
      test.slow();
      allowConsole(/422 \(|404 \(/);
      const headers = await authorize(request, await openVerifiedAccount());
      expect(
        (await request.put('/api/v1/profile', { headers, data: { display_name: 'Eckkneipe', is_visible: true } })).ok(),
      ).toBe(true);
      const { id, form } = await publish(request, headers, { approval_method: 'application' });
      const email = `bewirbt-${language}-${Date.now()}@post.example`;
      await enter(page, form, email, t('form.apply'));
      await page.getByLabel(t('sent.code')).fill('12 34');
      await press(page, t('sent.confirm'));
      await expect(page.getByRole('alert')).toHaveText(t('refusals.invalid_code'));
      await expect(page.getByLabel(t('sent.code'))).toHaveValue('12 34');
      await check(page);
      const place = await mailedPath(request, email, code);
      await page.goto(place);
      await press(page, t('confirm'));
      await heading(page, t('place.applied.title'));
      await check(page);

      const { data } = await (await request.get(`/api/v1/events/${id}/participants`, { headers })).json();
      const user = encodeURIComponent(data[0].user_id);
      expect((await request.post(`/api/v1/events/${id}/participants/${user}/reject`, { headers })).ok()).toBe(true);
      await page.reload();
      await heading(page, t('place.rejected.title'));
      await check(page);

      const other = await publish(request, headers, { title: 'Tanz' });
      const second = `tanzt-${language}-${Date.now()}@post.example`;
      await enter(page, other.form, second, t('form.join'));
      await page.goto(await mailedPath(request, second, code));
      await press(page, t('confirm'));
      await press(page, t('leave'));
      await heading(page, t('place.left.title'));
      await page.getByText(t('more'), { exact: true }).click();
      await check(page);
      await press(page, t('erase'));
      await heading(page, t('place.erased.title'));
      await check(page);
      await page.goto(page.url());
      await heading(page, t('place.unknown.title'));
      await check(page);
    });
  });
}
