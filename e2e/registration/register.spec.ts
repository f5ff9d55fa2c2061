import { checkAccessibility, expect, firstOf, test } from '../support/test.ts';
import { newAddress, password, pdf, readMailedCode, wizardPage } from './wizard-page.ts';
import { languages } from './words.ts';

for (const [language, words] of firstOf(Object.entries(languages))) {
  test.describe(`registering in ${language}`, () => {
    test.use({ locale: words.locale, contextOptions: { reducedMotion: 'no-preference' } });

    test('a bar registers, proves itself and confirms its address', async ({ page, allowConsole }) => {
      allowConsole(/status of 422/);
      const wizard = wizardPage(page, words);
      const email = newAddress('bar');

      await page.goto('/register');
      await wizard.expectStep(1);
      await expect(wizard.next).toBeDisabled();
      await wizard.chooseType(words.bar);

      await wizard.expectStep(2);
      await wizard.fillCompany('hallo@fette-ecke');
      await expect(wizard.next).toBeDisabled();
      await checkAccessibility(page);
      await wizard.fillCompany(email);
      await page.reload();
      await wizard.expectStep(2);
      await expect(wizard.field(words.street)).toHaveValue('Weserstraße 44');
      await wizard.next.click();

      await wizard.expectStep(3);
      const file = page.locator('input[type=file]');
      await file.setInputFiles({ ...pdf, name: 'logo.gif', mimeType: 'image/gif' });
      await expect(page.getByText(words.wrongFile)).toBeVisible();
      await file.setInputFiles(pdf);
      await page.getByRole('checkbox', { name: words.appliedFor }).check();
      await expect(page.getByLabel(words.licence)).toHaveValue('beantragt');
      await wizard.field(words.legalForm).selectOption('GmbH');
      await checkAccessibility(page);
      await wizard.next.click();

      await wizard.expectStep(4);
      await wizard.fillAccount(email);
      await wizard.field(words.confirmPassword).fill(`${password}!`);
      await wizard.field(words.confirmPassword).blur();
      await expect(page.getByText(words.mismatch, { exact: true })).toBeVisible();
      await checkAccessibility(page);
      await wizard.field(words.confirmPassword).fill(password);
      await page.getByRole('radio', { name: /Standard/ }).check();
      await wizard.finish.click();

      await expect(page.getByText(words.sent)).toBeVisible();
      await expect(page.getByText(words.uploaded)).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expect(wizard.confirm).toBeDisabled();
      await wizard.code.fill('123');
      await wizard.code.press('Enter');
      await expect(page.getByText(words.incompleteCode)).toBeVisible();
      await checkAccessibility(page);

      const code = await readMailedCode(page, email);
      await wizard.code.fill(code === '000000' ? '000001' : '000000');
      await expect(page.getByText(words.wrongCode)).toBeVisible();
      await page.reload();
      await wizard.code.fill(code);

      await expect(page.getByText(words.created)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible();
      await expect(page.getByText(words.verification)).toBeVisible();
      await checkAccessibility(page);
    });
  });
}
