import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { createTranslator } from '#i18n/translator.ts';
import { openAccount, openAs } from '../business/open-account.ts';
import { readMails } from '../support/mailbox.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';

const PAGE = '/business/account';
const runs = [
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
] as const;

for (const { language, locale, viewport } of firstOf(runs)) {
  test.describe(`an export of all data, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('ask for it, be told by mail, and take it along', async ({ page, request }) => {
      const t = createTranslator(language, 'account', 'Dabei');
      const owner = await openAccount(request);
      await openAs(page, owner, `${PAGE}#account-data`);
      await page.getByRole('button', { name: t('data.export') }).click();
      await expect(page.getByText(t('data.requested'))).toBeVisible();
      const list = page.getByRole('list', { name: t('data.exports') });
      await expect(list.getByText(t('data.ready'))).toBeVisible({ timeout: 30_000 });
      await checkAccessibility(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        list.getByRole('button', { name: t('data.download') }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(t('data.fileName'));
      const files = unzipSync(new Uint8Array(await readFile(await download.path())));
      expect(strFromU8(files['account.json'] as Uint8Array)).toContain(owner.company);

      const countMails = async () => {
        const mails = await readMails(request, owner.email);
        return mails.filter(({ text }) => text.includes(PAGE)).length;
      };
      await expect.poll(countMails, { timeout: 30_000 }).toBe(1);
    });
  });
}
