import { demoSignIn } from '#domain/shared/demo.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page: the controls and headings that the toast covers. */
function findUnderToast(): string[] {
  const toast = document.querySelector('.toast')?.getBoundingClientRect();
  if (!toast) return ['no toast'];
  const kept = [...document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, h3, header')];
  return kept
    .filter((each) => each.checkVisibility() && !each.closest('.toast-viewport'))
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    })
    .map((each) => each.textContent?.slice(0, 40) ?? each.tagName);
}

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`a message covers no control and no heading, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/business/login');
    await page.locator('input[type=email]').fill(demoSignIn.email);
    await page.locator('input[type=password]').fill(demoSignIn.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/business\/dashboard/);
    await expect(page.locator('.toast')).toBeVisible();
    await page.locator('.toast').hover();
    await expect.poll(() => page.evaluate(findUnderToast)).toEqual([]);
  });
}
