import { demoHouseSignIn, demoSignIn } from '#domain/shared/demo.ts';
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
      const read = async (path: string, account: typeof demoSignIn | typeof demoHouseSignIn = demoSignIn) =>
        (await request.get(`/api/v1${path}`, { headers: await authorize(request, account) })).json();
      const nameOf = async (account: typeof demoSignIn | typeof demoHouseSignIn): Promise<string> =>
        (await read('/me', account)).memberships[0].company_name;
      const [company, house] = [await nameOf(demoSignIn), await nameOf(demoHouseSignIn)];
      const { data: published } = await read('/events?status=published&limit=1');
      const numberOf = async () => (await read('/invoices?limit=1', demoHouseSignIn)).data[0]?.number;
      await expect.poll(numberOf).toBeDefined();

      await page.goto('/staging/login?next=/staging/customers');
      await stagingPage(page, words[language]).logIn(undefined, 'support');
      const field = page.getByLabel(t('search.label'));
      await expect(field).toBeFocused();
      await expect(page.getByRole('heading', { name: t('search.hintTitle') })).toBeVisible();
      await checkBothThemes(page);

      const said: [string, string][] = [
        [await numberOf(), house],
        [demoSignIn.email, company],
        [new URL(published[0].page_url).pathname, company],
      ];
      for (const [text, name] of said) {
        await field.fill(text);
        await field.press('Enter');
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
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
