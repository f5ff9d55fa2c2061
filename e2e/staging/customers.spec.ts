import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { authorize } from '../business/open-account.ts';
import { checkBothThemes, expect, firstOf, test } from '../support/test.ts';
import { stagingPage, words } from './staging-page.ts';

const runs = [
  { language: 'de', width: 1280 },
  { language: 'en', width: 360 },
] as const;

for (const { language, width } of firstOf(runs)) {
  test.describe(language, () => {
    test.use({ locale: words[language].locale, viewport: { width, height: 800 } });

    test('support finds a customer by what they say, and sees credits, mails and the timeline', async ({
      page,
      request,
    }) => {
      const t = createTranslator(language, 'desk', 'Dabei');
      const headers = await authorize(request, demoSignIn);
      const read = async (path: string) => (await request.get(`/api/v1${path}`, { headers })).json();
      const [{ data: issued }, { data: published }, me] = await Promise.all([
        read('/invoices?limit=1'),
        read('/events?status=published&limit=1'),
        read('/me'),
      ]);
      const company = me.memberships[0].company_name;
      const eventPath = new URL(published[0].page_url).pathname;

      await page.goto('/staging/login?next=/staging/customers');
      await stagingPage(page, words[language]).logIn(undefined, 'support');
      const field = page.getByLabel(t('search.label'));
      await expect(field).toBeFocused();
      await expect(page.getByRole('heading', { name: t('search.hintTitle') })).toBeVisible();
      await checkBothThemes(page);

      for (const said of [demoSignIn.email, eventPath, ...issued.map(({ number }: { number: string }) => number)]) {
        await field.fill(said);
        await field.press('Enter');
        await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(said).replaceAll('.', '\\.')}`));
        await expect(page.getByRole('heading', { level: 2, name: company })).toBeVisible();
      }
      await field.fill('ab');
      await field.press('Enter');
      await expect(page.getByText(t('search.short', { count: 3 }))).toBeVisible();
      await field.fill('niemand sagt das');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: /niemand sagt das/ })).toBeVisible();

      await page.goBack();
      await checkBothThemes(page);
      await page.getByRole('link', { name: company }).click();
      await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
      const part = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(part(t('money.credits')).getByRole('listitem').first()).toBeVisible();
      await expect(part(t('people.title')).getByText(demoSignIn.email).first()).toBeVisible();
      await expect(part(t('mails.title'))).toBeVisible();
      await part(t('timeline.title'))
        .getByRole('button', { name: t('timeline.open') })
        .click();
      await expect(part(t('timeline.title')).getByRole('listitem').first()).toBeVisible();
      await checkBothThemes(page);

      const { data: log } = await read('/audit');
      expect(log.map(({ action }: { action: string }) => action)).toContain('customer_read');
    });
  });
}
