import { checkAccessibility, expect, test } from '../support/test.ts';

test('a visitor opens the start page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility(page);
});

test('a visitor follows a dead link and is told so', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility(page);
});
