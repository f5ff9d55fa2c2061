import { demoSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { tabPath, tabs } from '#web/paths.ts';
import { keepSession } from '../business/open-account.ts';
import { checkBothThemes, expect, test } from '../support/test.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every tab begins under one line, and the line leads to the board', async ({ page }) => {
      await keepSession(page, demoSignIn);
      for (const tab of tabs) {
        await page.goto(tabPath(tab));
        const row = page.getByRole('navigation', { name: createTranslator('de', 'dashboard', 'Dabei')('tabs.label') });
        await expect(row).toBeInViewport();
        const box = await row.boundingBox();
        expect(box?.y, tab).toBeLessThan(viewport.width === 768 ? 390 : 340);
      }
      await page.getByRole('link', { name: /Nachtschicht zu Gast.*Heute$/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Gerade dazugekommen' })).toBeVisible();
      await checkBothThemes(page);
    });
  });
}
