import { texts } from '#i18n/de/kit.ts';
import { checkBothThemes, expect, test } from '../support/test.ts';

test.use({ locale: 'de-DE' });

test('the gallery of the design kit shows every component, and what opens in it is accessible', async ({ page }) => {
  await page.goto('/demo/kit');
  const shown = await page.locator('main article h3[id]:not(article article h3, details h3)').allTextContents();
  const expected = Object.keys(texts.use).map((name) => `web/ui/${name}.tsx`);
  expect(shown.toSorted()).toEqual(expected.toSorted());

  for (const name of ['form-failure', 'skeleton', 'secret-once']) {
    const component = page.locator('main article', { has: page.locator(`#${name}`) });
    await component.getByRole('button', { name: texts.sample.show }).click();
  }
  await checkBothThemes(page);

  await page.getByRole('button', { name: 'medium' }).click();
  await expect(page.getByRole('dialog', { name: texts.sample.dialog })).toBeVisible();
  await checkBothThemes(page);
});
