import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { openAccount, signIn } from './open-account.ts';

const PAGE = '/business/integrations';
const runs = [
  { language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
] as const;

for (const { language, locale, viewport } of runs) {
  test.describe(`an API key, ${language}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('create, see it once, use it, revoke it', async ({ page, request }) => {
      const t = createTranslator(language, 'integrations', 'Dabei');
      const owner = await openAccount(request);
      await page.goto(`/business/login?next=${encodeURIComponent(PAGE)}`);
      await signIn(page, owner);
      await expect(page.getByRole('heading', { name: t('keys.empty') })).toBeVisible();

      await page.getByRole('button', { name: t('keys.create') }).click();
      const dialog = page.getByRole('dialog', { name: t('newKey.title') });
      await dialog.getByLabel(t('newKey.name')).fill('Kasse');
      await dialog.getByLabel(t('newKey.scope')).selectOption('write');
      await dialog.getByLabel(t('newKey.expiry')).selectOption('90');
      await dialog.getByRole('button', { name: t('newKey.submit') }).click();

      const shown = page.getByRole('region', { name: t('newKey.shownTitle', { name: 'Kasse' }) });
      await expect(shown).toBeFocused();
      const key = await shown.getByLabel(t('newKey.label')).inputValue();
      await checkAccessibility(page);
      const headers = { 'X-API-Key': key };
      expect((await request.get('/api/v1/events', { headers })).status()).toBe(200);
      await shown.getByRole('button', { name: t('secret.done') }).click();
      await expect(shown).toBeHidden();
      await page.reload();
      await expect(page.getByText(key.slice(0, 15))).toBeVisible();
      await expect(page.getByText(key)).toBeHidden();

      await page.getByRole('button', { name: t('keys.revokeNamed', { name: 'Kasse' }) }).click();
      const question = page.getByRole('alertdialog', { name: t('revoke.title', { name: 'Kasse' }) });
      await question.getByRole('button', { name: t('revoke.confirm') }).click();
      await expect(page.getByText(t('revoke.done'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('keys.empty') })).toBeVisible();
      expect((await request.get('/api/v1/events', { headers })).status()).toBe(401);
    });
  });
}
