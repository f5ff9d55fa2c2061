import { createTranslator } from '#i18n/translator.ts';
import { openAs, openVerifiedAccount } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';

const PAGE = '/business/account#notices';
const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`notices by mail, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = createTranslator(language, 'account', 'Dabei');
    const tMails = createTranslator(language, 'mails', 'Dabei');
    const choice = (kind: 'full' | 'decision', delivery: 'at_once' | 'daily' | 'off') =>
      t('notices.choice', { kind: t(`notices.kind.${kind}`), delivery: t(`notices.delivery.${delivery}`) });

    test('choose by keyboard how they come, and unsubscribe from a mail without signing in', async ({
      page,
      request,
      browser,
      allowConsole,
    }) => {
      // axe looks into the mail's frame, where scripts are blocked.
      allowConsole(/Blocked script execution in 'about:srcdoc'/);
      const owner = await openVerifiedAccount();
      await openAs(page, owner, PAGE);
      await expect(page.getByRole('radio', { name: choice('full', 'at_once') })).toBeChecked();
      await page.getByRole('radio', { name: choice('full', 'at_once') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: choice('full', 'daily') })).toBeChecked();
      await expect(page.getByText(t('notices.unsaved'))).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('button', { name: t('notices.save') }).click();
      await expect(page.getByText(t('notices.saved'))).toBeVisible();
      await expect(page.getByText(t('notices.unsaved'))).toBeHidden();
      await page.reload();
      await expect(page.getByRole('radio', { name: choice('full', 'daily') })).toBeChecked();

      const stranger = await browser.newContext({ locale, viewport, javaScriptEnabled: false });
      const mailbox = await stranger.newPage();
      await expect
        .poll(async () => {
          const mails = await readMails(request, owner.email);
          return mails.some(({ headers }) => 'List-Unsubscribe' in headers);
        })
        .toBe(true);
      await mailbox.goto('/demo/mail');
      await mailbox.getByRole('link', { name: owner.email }).filter({ hasText: 'verifi' }).first().click();
      await mailbox
        .frameLocator('iframe')
        .getByRole('link', { name: /abbestellen|Unsubscribe/ })
        .click();
      await expect(mailbox.getByRole('heading', { name: tMails('unsubscribePage.ask.title') })).toBeVisible();
      await mailbox.getByRole('button', { name: tMails('unsubscribePage.ask.button') }).click();
      await expect(mailbox.getByRole('heading', { name: tMails('unsubscribePage.done.title') })).toBeVisible();
      await stranger.close();

      await page.reload();
      await expect(page.getByRole('radio', { name: choice('decision', 'off') })).toBeChecked();
    });
  });
}
