import { openAccount } from '../business/open-account.ts';
import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';

for (const width of firstOf([360, 1280])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the demo’s mailbox shows mails as they look, with links that work, and the way back', async ({
      page,
      request,
      allowConsole,
    }) => {
      // axe looks into the mail's frame, where scripts are blocked.
      allowConsole(/Blocked script execution in 'about:srcdoc'/);
      const account = await openAccount(request);
      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Mails ansehen' }).click();
      const inbox = page.getByRole('navigation', { name: 'Mails' });
      const mail = inbox.getByRole('link', { name: account.email });
      await expect(mail.first()).toBeVisible();
      await checkAccessibility(page);

      // Arrives on the open page; late registration mails may come too.
      const reset = mail.filter({ hasText: 'Passwort' });
      await expect(reset).toHaveCount(0);
      const headers = { 'X-API-Key': 'dabei_public_demo' };
      await request.post('/api/v1/auth/password/forgot', { headers, data: { email: account.email } });
      await expect(reset).toHaveCount(1);
      await page.getByRole('searchbox').fill(`${account.email.toUpperCase()}`);
      await expect(inbox.getByRole('link').filter({ hasNotText: account.email })).toHaveCount(0);
      await page.getByRole('searchbox').press('ArrowDown');
      await expect(mail.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toContainText(account.email);
      await checkAccessibility(page);
      await page.getByRole('article').getByRole('link', { name: 'Dunkel' }).click();
      await expect(page.frameLocator('iframe').locator('body')).toHaveCSS('background-color', 'rgb(24, 17, 14)');
      await page.getByRole('article').getByRole('link', { name: 'Nur Text' }).click();
      await expect(page.getByRole('article').getByRole('link', { name: /reset-password#token=/ })).toBeVisible();
      await page.getByRole('article').getByRole('link', { name: 'Mail', exact: true }).click();
      await page.frameLocator('iframe').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/business\/reset-password/);

      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Mails ansehen' }).click();
      await page.getByRole('link', { name: 'Zurück', exact: true }).click();
      await expect(page).toHaveURL(/\/pricing$/);
    });
  });
}
